/// Breaks text into lines, reading each character once. Places are counted in the caller's unit, such as bytes.
///
/// A line ends at spaces, or where `LineBreaking` allows it; inside a word only when the word is longer than a line.
/// Spaces at a break are dropped, those at the start of a line stay.
public struct LineBreaker {
  /// A line of the text.
  public struct Line: Hashable, Sendable {
    /// The places that it shows, without the spaces dropped after it.
    public let range: Range<Int>
    /// Its width in cells.
    public let width: Int
    /// The text between it and the next line; nil where the line really ends.
    public let softBreak: SoftBreak?

    /// A line.
    public init(range: Range<Int>, width: Int, softBreak: SoftBreak?) {
      (self.range, self.width, self.softBreak) = (range, width, softBreak)
    }
  }

  /// A place where a line may end and the next may begin, with the columns there.
  private struct Chance {
    var end: Int, endColumn: Int
    var next: Int, nextColumn: Int
  }

  /// A word that is too long is broken at most this many cells before the edge.
  private static let reach = 8

  private let width: Int
  private var lineStart: Int
  private var column = 0
  private var chance: Chance?
  /// The last place in a long word where a break tears nothing apart.
  private var spare: (place: Int, column: Int)?
  private var isInSpaces = false
  private var before: UInt32?
  /// The first space beyond the edge, and its column; such spaces are dropped.
  private var hanging: (start: Int, column: Int)?
  /// Whether more lines are asked for.
  private(set) var isWanted = true

  /// Breaks lines of `width` cells, at least 1, from a place on.
  public init(width: Int, start: Int = 0) {
    self.width = max(1, width)
    lineStart = start
  }

  /// Consumes a line break of the text.
  public mutating func takeBreak(from start: Int, to end: Int, _ line: (Line) -> Bool) {
    endLine(at: start, column, next: end, nil, line)
  }

  /// Consumes a space of one or two cells.
  public mutating func takeSpace(_ cells: Int, from start: Int, to end: Int) {
    if column + cells > width, hanging == nil { hanging = (start, column) }
    if isInSpaces, chance != nil {
      chance?.next = end
      chance?.nextColumn = column + cells
    } else {
      chance = Chance(end: start, endColumn: column, next: end, nextColumn: column + cells)
    }
    column += cells
    (isInSpaces, before, spare) = (true, nil, nil)
  }

  /// Consumes any other character, by its first scalar.
  public mutating func consume(_ scalar: UInt32, _ cells: Int, from start: Int, _ line: (Line) -> Bool) {
    if let before {
      if LineBreaking.mayBreak(between: before, and: scalar) {
        chance = Chance(end: start, endColumn: column, next: start, nextColumn: column)
      }
      if !LineBreaking.isTorn(between: before, and: scalar) { spare = (start, column) }
    }
    if column + cells > width { breakLine(before: start, of: cells, line) }
    column += cells
    (isInSpaces, before) = (false, scalar)
  }

  /// Ends the text.
  public mutating func finish(at end: Int, _ line: (Line) -> Bool) {
    endLine(at: end, column, next: end, nil, line)
  }

  private mutating func breakLine(before place: Int, of cells: Int, _ line: (Line) -> Bool) {
    if let chance, chance.end > lineStart {
      let (rest, spare) = (column - chance.nextColumn, spare)
      endLine(at: chance.end, chance.endColumn, next: chance.next, chance.next > chance.end ? .space : .nothing, line)
      column = rest
      if let spare, spare.place > lineStart { self.spare = (spare.place, spare.column - chance.nextColumn) }
    }
    guard column + cells > width, place > lineStart else { return }
    if let spare, spare.place > lineStart, spare.place < place, column - spare.column <= Self.reach {
      let rest = column - spare.column
      endLine(at: spare.place, spare.column, next: spare.place, .nothing, line)
      column = rest
      if column + cells <= width { return }
    }
    endLine(at: place, column, next: place, .nothing, line)
  }

  private mutating func endLine(
    at end: Int, _ column: Int, next: Int, _ softBreak: SoftBreak?, _ line: (Line) -> Bool
  ) {
    let (end, width) = hanging.flatMap { $0.start < end ? $0 : nil } ?? (end, column)
    if isWanted { isWanted = line(Line(range: lineStart..<end, width: width, softBreak: softBreak)) }
    lineStart = next
    self.column = 0
    (chance, spare, before, hanging) = (nil, nil, nil, nil)
    isInSpaces = false
  }
}
