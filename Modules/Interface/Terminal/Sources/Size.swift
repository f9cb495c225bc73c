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

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
