/// A size in cells.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size, limited to another and to no less than 0.
  public func clamped(to largest: Size) -> Size {
    Size(width: max(0, min(width, largest.width)), height: max(0, min(height, largest.height)))
  }

  /// A size without cells.
  public static let zero = Size(width: 0, height: 0)
}
