/// A parsed Markdown text.
public struct MarkdownDocument: Sendable {
  /// The blocks, from the top. A chat can make a row of a list from each.
  public let blocks: [MarkdownBlock]
  /// Its layout at the widths used last.
  let memory = LayoutCache()

  /// Parses a text of any size and origin. Every text is valid Markdown.
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
  /// The last block of code, also in lists and quotes, but not in reasoning. It is searched for from the end and
  /// without a copy, because an arriving text asks for it in each frame.
  public var lastCode: MarkdownCode? { Self.lastCode(in: blocks) }

  /// All blocks of code, in order, also in lists and quotes, but not in reasoning.
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

  /// Hashes the blocks.
  public func hash(into hasher: inout Hasher) { hasher.combine(blocks) }
}

/// The limits of the parser; constructions beyond them stay plain text. Each limit depends only on the text before a
/// place, so it also holds for a text that arrives in pieces.
public enum ParserLimits {
  /// The deepest nesting of quotes and lists.
  public static let depth = 24
  /// The deepest nesting of emphasis and links.
  public static let inlineDepth = 32
  /// The bytes after which a paragraph's next line begins a new stretch, and HTML's a new block. Inline constructs do
  /// not span stretches.
  public static let stretch = 4096
  /// The bytes after which a line is cut, at the next space or after a quarter more. The rest continues a paragraph
  /// or code.
  public static let line = 4096
  /// The most columns of a table.
  public static let columns = 64
}
