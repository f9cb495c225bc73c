/// A cell of the screen: its column and row, both counted from 0 at the top left.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// The cell at a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  public static let zero = Point(x: 0, y: 0)
}
