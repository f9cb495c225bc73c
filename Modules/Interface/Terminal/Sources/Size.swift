/// An extent in cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// An extent of so many columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What of it lies within another, and is not below nothing.
  public func clamped(to largest: Size) -> Size {
    Size(width: max(0, min(width, largest.width)), height: max(0, min(height, largest.height)))
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
