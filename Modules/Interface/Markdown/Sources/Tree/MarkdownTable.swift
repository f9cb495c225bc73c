/// A table: GitHub Flavored Markdown 0.29, section 4.10.
public struct MarkdownTable: Hashable, Sendable {
  /// Where the cells of a column stand.
  public enum Alignment: Hashable, Sendable {
    /// Nothing was said.
    case none
    case leading, center, trailing
  }

  /// What stands in a cell.
  public typealias Cell = [MarkdownInline]

  /// A row. It may have fewer cells than there are columns, and never more.
  public struct Row: Sendable {
    /// Its cells, from the first column on.
    public let cells: [Cell]
    /// What it was measured and laid out to.
    let memory = TableRowCache()
    let token = Token()

    /// A row from its cells.
    public init(_ cells: [Cell]) {
      self.cells = cells
    }
  }

  /// A column each, at most `ParserLimits.columns`.
  public let alignments: [Alignment]
  /// The head of each column.
  public let header: Row
  private(set) var series: ChunkedArray<Row>

  /// The rows below.
  public var rows: [Row] { series.elements }

  /// A table from its parts.
  public init(alignments: [Alignment], header: Row, rows: [Row]) {
    self.alignments = alignments
    self.header = header
    series = ChunkedArray(rows)
  }

  /// Adds a row below the others.
  mutating func append(_ row: Row) { series.append(row) }
}

extension MarkdownTable.Row: Hashable {
  /// Whether both have the same cells.
  public static func == (one: MarkdownTable.Row, other: MarkdownTable.Row) -> Bool {
    one.memory === other.memory || one.cells == other.cells
  }

  /// Mixes in the cells.
  public func hash(into hasher: inout Hasher) { hasher.combine(cells) }
}
