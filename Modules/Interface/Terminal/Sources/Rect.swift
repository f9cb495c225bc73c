/// A rectangle of cells.
///
/// Its far edges are exclusive: `maxX` is the first column to the right of it.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// Its size in cells. It is empty when either side is 0 or less.
  public var size: Size

  /// A rectangle from its top left cell and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the top left.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// The first column.
  public var minX: Int { origin.x }

  /// The first row.
  public var minY: Int { origin.y }

  /// The column after the last one.
  public var maxX: Int { origin.x + max(0, size.width) }

  /// The row after the last one.
  public var maxY: Int { origin.y + max(0, size.height) }

  /// Whether it contains no cell.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether it contains a cell.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The common part of both rectangles; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX), top = max(minY, other.minY)
    let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle without a margin on each side. Its size never goes below 0.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    Rect(
      x: origin.x + left, y: origin.y + top,
      width: max(0, size.width - left - right), height: max(0, size.height - top - bottom))
  }

  /// The rectangle without the same margin on all four sides.
  public func inset(by margin: Int) -> Rect {
    inset(top: margin, left: margin, bottom: margin, right: margin)
  }
}
