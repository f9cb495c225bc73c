/// One block of a document, such as a paragraph, a list or a table. Its layout is cached with it, so that an
/// unchanged block is cheap in the next frame.
public struct MarkdownBlock: Identifiable, Sendable {
  /// Its place among its siblings, counted from 0.
  public let id: Int
  /// Its kind, with its content.
  public let kind: Kind
  /// Its lines at the widths used last.
  let memory = LayoutCache()
  let token = Token()

  /// A block.
  public init(id: Int, _ kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// The kinds of blocks.
  public indirect enum Kind: Hashable, Sendable {
    /// A heading of level 1 to 6.
    case heading(level: Int, [MarkdownInline])
    case paragraph(ParagraphText)
    case quote([MarkdownBlock])
    case list(MarkdownList)
    case code(MarkdownCode)
    case table(MarkdownTable)
    /// HTML, which is shown as its source.
    case html(String)
    /// A thematic break.
    case rule
    /// A model's reasoning before its answer.
    case reasoning(MarkdownReasoning)
  }
}

extension MarkdownBlock: Hashable {
  /// Whether both have the same content at the same place.
  public static func == (one: MarkdownBlock, other: MarkdownBlock) -> Bool {
    one.id == other.id && (one.memory === other.memory || one.kind == other.kind)
  }

  /// Hashes the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
  }
}

/// A list.
public struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; nil for a list without numbers.
  public let start: Int?
  /// Whether there are no empty lines between its items.
  public let isTight: Bool
  let series: ChunkedArray<MarkdownItem>

  /// Its items.
  public var items: [MarkdownItem] { series.elements }

  /// A list.
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
  /// The blocks of the item.
  public let blocks: [MarkdownBlock]
  /// Its lines at the widths used last.
  let memory = LayoutCache()
  let token = Token()

  /// An item.
  public init(isDone: Bool? = nil, blocks: [MarkdownBlock]) {
    self.isDone = isDone
    self.blocks = blocks
  }
}

extension MarkdownItem: Hashable {
  /// Whether both have the same content.
  public static func == (one: MarkdownItem, other: MarkdownItem) -> Bool {
    one.memory === other.memory || one.isDone == other.isDone && one.blocks == other.blocks
  }

  /// Hashes the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isDone)
    hasher.combine(blocks)
  }
}

/// A `<think>` block at the very beginning of a reply.
public struct MarkdownReasoning: Hashable, Sendable {
  /// The reasoning.
  public var blocks: [MarkdownBlock]
  /// Whether it is complete.
  public var isComplete: Bool
}
