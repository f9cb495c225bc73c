/// Markdown, read.
public struct MarkdownDocument: Sendable {
  /// What it consists of, from the top. A chat can make a row of a list from each.
  public let blocks: [MarkdownBlock]
  /// Its layout at the widths that were asked for last.
  let memory = LayoutMemory()

  /// Reads a text of any size and origin; there is no wrong Markdown.
  public init(_ source: String) {
    var reader = StreamingMarkdown()
    reader.append(source)
    self.init(blocks: reader.document.blocks)
  }

  init(blocks: [MarkdownBlock]) {
    self.blocks = blocks
  }
}

extension MarkdownDocument {
  /// The blocks of code, also those in lists and quotes, from the top. What was thought is not among them.
  public var codeBlocks: [MarkdownCode] { Self.codeBlocks(in: blocks) }

  private static func codeBlocks(in blocks: [MarkdownBlock]) -> [MarkdownCode] {
    blocks.flatMap { block -> [MarkdownCode] in
      switch block.kind {
      case .code(let code): [code]
      case .quote(let inner): codeBlocks(in: inner)
      case .list(let list): list.items.flatMap { codeBlocks(in: $0.blocks) }
      case .heading, .paragraph, .table, .html, .rule, .reasoning: []
      }
    }
  }
}

extension MarkdownDocument: Hashable {
  /// Whether both have the same blocks.
  public static func == (one: MarkdownDocument, other: MarkdownDocument) -> Bool { one.blocks == other.blocks }

  /// Mixes in the blocks.
  public func hash(into hasher: inout Hasher) { hasher.combine(blocks) }
}

/// What the reader takes part in, however large a text is: constructions beyond a limit stay plain text. Each of them
/// depends on the text before a place only, so they hold for a text that arrives in pieces too.
public enum ParserLimits {
  /// How deep quotes and lists may stand in each other.
  public static let depth = 24
  /// How deep emphasis and links may stand in each other.
  public static let inlineDepth = 32
  /// The bytes after which a paragraph's next line begins a new stretch. Nothing inline reaches across.
  public static let stretch = 4096
  /// The bytes after which a line is cut, at the next space, or after a quarter more; what follows the cut continues
  /// a paragraph or code.
  public static let line = 4096
  /// The columns of a table.
  public static let columns = 64
}
