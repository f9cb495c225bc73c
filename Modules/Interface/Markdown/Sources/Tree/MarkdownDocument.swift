/// Markdown, read.
public struct MarkdownDocument: Sendable {
  /// What it consists of, from the top. A chat can make a row of a list from each.
  public let blocks: [MarkdownBlock]
  /// Its layout at the widths that were asked for last.
  let memory = LayoutCache()

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
  /// The last block of code, also of those in lists and quotes. What was thought has none. It is sought from the end,
  /// and nothing is made for it: a text that arrives is asked in each frame.
  public var lastCode: MarkdownCode? { Self.lastCode(in: blocks) }

  /// Every block of code, in order, also those of lists and quotes. What was thought has none.
  public var codes: [MarkdownCode] { Self.codes(in: blocks) }

  private static func codes(in blocks: [MarkdownBlock]) -> [MarkdownCode] {
    blocks.flatMap { block -> [MarkdownCode] in
      switch block.kind {
      case .code(let code): [code]
      case .quote(let inner): codes(in: inner)
      case .list(let list): list.items.flatMap { codes(in: $0.blocks) }
      case .heading, .paragraph, .table, .html, .rule, .reasoning: []
      }
    }
  }

  private static func lastCode(in blocks: [MarkdownBlock]) -> MarkdownCode? {
    for block in blocks.reversed() {
      switch block.kind {
      case .code(let code): return code
      case .quote(let inner):
        if let code = lastCode(in: inner) { return code }
      case .list(let list):
        for item in list.items.reversed() {
          if let code = lastCode(in: item.blocks) { return code }
        }
      case .heading, .paragraph, .table, .html, .rule, .reasoning: break
      }
    }
    return nil
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
  /// The bytes after which a paragraph's next line begins a new stretch, and HTML's a new block. Nothing inline reaches
  /// across.
  public static let stretch = 4096
  /// The bytes after which a line is cut, at the next space, or after a quarter more; what follows the cut continues
  /// a paragraph or code.
  public static let line = 4096
  /// The columns of a table.
  public static let columns = 64
}
