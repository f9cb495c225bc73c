/// One block of a document: a paragraph, a list, a table. What it was laid out to is kept with it, so a block that
/// stays costs little in the next frame.
public struct MarkdownBlock: Identifiable, Sendable {
  /// Its place among its siblings, counted from 0.
  public let id: Int
  /// What it is.
  public let kind: Kind
  /// Its lines at the widths that were asked for last.
  let memory = LayoutCache()
  let token = Token()

  /// A block from its place and kind.
  public init(id: Int, _ kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// What a block may be.
  public indirect enum Kind: Hashable, Sendable {
    /// A heading of level 1 to 6.
    case heading(level: Int, [MarkdownInline])
    case paragraph(ParagraphText)
    case quote([MarkdownBlock])
    case list(MarkdownList)
    case code(MarkdownCode)
    case table(MarkdownTable)
    /// HTML, which is shown as the text that it is.
    case html(String)
    /// A line across.
    case rule
    /// What a model thought before it answered.
    case reasoning(MarkdownReasoning)
  }
}

extension MarkdownBlock: Hashable {
  /// Whether both say the same at the same place.
  public static func == (one: MarkdownBlock, other: MarkdownBlock) -> Bool {
    one.id == other.id && (one.memory === other.memory || one.kind == other.kind)
  }

  /// Mixes in what the block says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
  }
}

/// A list.
public struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; nil for a list without numbers.
  public let start: Int?
  /// Whether its items stand without empty lines between them.
  public let isTight: Bool
  let series: ChunkedArray<MarkdownItem>

  /// Its items.
  public var items: [MarkdownItem] { series.elements }

  /// A list from its parts.
  public init(start: Int? = nil, isTight: Bool = true, items: [MarkdownItem]) {
    self.init(start: start, isTight: isTight, series: ChunkedArray(items))
  }

  init(start: Int?, isTight: Bool, series: ChunkedArray<MarkdownItem>) {
    self.start = start
    self.isTight = isTight
    self.series = series
  }
}

/// An item of a list.
public struct MarkdownItem: Sendable {
  /// Whether its task is done; nil when it is no task.
  public let isDone: Bool?
  /// What stands in it.
  public let blocks: [MarkdownBlock]
  /// Its lines at the widths that were asked for last.
  let memory = LayoutCache()
  let token = Token()

  /// An item from its parts.
  public init(isDone: Bool? = nil, blocks: [MarkdownBlock]) {
    self.isDone = isDone
    self.blocks = blocks
  }
}

extension MarkdownItem: Hashable {
  /// Whether both say the same.
  public static func == (one: MarkdownItem, other: MarkdownItem) -> Bool {
    one.memory === other.memory || one.isDone == other.isDone && one.blocks == other.blocks
  }

  /// Mixes in what the item says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isDone)
    hasher.combine(blocks)
  }
}

/// A `<think>` block at the very beginning of a reply.
public struct MarkdownReasoning: Hashable, Sendable {
  /// What was thought.
  public var blocks: [MarkdownBlock]
  /// Whether it came to its end.
  public var isComplete: Bool
}
