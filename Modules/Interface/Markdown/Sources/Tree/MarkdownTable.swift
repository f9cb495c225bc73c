/// A table: GitHub Flavored Markdown 0.29, section 4.10.
public struct MarkdownTable: Hashable, Sendable {
  /// The alignment of a column.
  public enum Alignment: Hashable, Sendable {
    /// No alignment was given.
    case none
    case leading, center, trailing
  }

  /// The content of a cell.
  public typealias Cell = [MarkdownInline]

  /// A row. It has at most as many cells as there are columns.
  public struct Row: Sendable {
    /// Its cells, from the first column on.
    public let cells: [Cell]
    /// Its measures and its layout.
    let memory = TableRowCache()
    let token = Token()

    /// A row.
    public init(_ cells: [Cell]) {
      self.cells = cells
    }
  }

  /// The alignment of each column; at most `ParserLimits.columns`.
  public let alignments: [Alignment]
  /// The head of each column.
  public let header: Row
  private(set) var series: ChunkedArray<Row>

  /// The rows below the head.
  public var rows: [Row] { series.elements }

  /// A table.
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

  /// Hashes the cells.
  public func hash(into hasher: inout Hasher) { hasher.combine(cells) }
}
