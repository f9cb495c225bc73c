/// A block of code, fenced or indented.
public struct MarkdownCode: Sendable {
  /// The first word after the fence, as it was written; "" when there is none.
  public let language: String
  /// Whether the closing fence came. Indented code is always closed.
  public let isClosed: Bool
  /// Its lines in chunks of at most `CodeChunk.limit`.
  let chunks: [CodeChunk]

  /// The code, with a "\n" after each line.
  public var text: String {
    var text = ""
    for chunk in chunks {
      // The line that a chunk continues has no line break before the rest.
      if chunk.continues, !text.isEmpty { text.removeLast() }
      for line in chunk.lines { text += line + "\n" }
    }
    return text
  }
}

extension MarkdownCode: Hashable {
  /// Whether both have the same lines in the same language, and both or neither are closed.
  public static func == (one: MarkdownCode, other: MarkdownCode) -> Bool {
    one.language == other.language && one.isClosed == other.isClosed && one.chunks == other.chunks
  }

  /// Hashes language and lines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(chunks)
  }
}

/// Lines of code, with their highlighting.
final class CodeChunk: Sendable {
  /// The most lines in a chunk.
  static let limit = 64
  /// The least number of bytes in a complete chunk with fewer lines: lines may be long.
  static let bytes = 4_096

  let lines: [String]
  /// The tokens of each line.
  let tokens: [[CodeToken]]
  /// The open construct after the last line: a comment, a string.
  let end: CodeLexer.State
  /// Whether its first line continues the last line of the previous chunk.
  let continues: Bool
  let memory = LayoutCache()

  /// Highlights lines; `start` is the state before the first one.
  init(_ lines: [String], continues: Bool = false, language: CodeLanguage?, from start: CodeLexer.State) {
    (self.lines, self.continues) = (lines, continues)
    guard let language else {
      tokens = lines.map { [CodeToken(kind: .plain, text: $0)] }
      end = start
      return
    }
    var lexer = CodeLexer(language: language, state: start)
    tokens = lines.map { lexer.tokens(of: $0) }
    end = lexer.state
  }
}

extension CodeChunk: Hashable {
  static func == (one: CodeChunk, other: CodeChunk) -> Bool {
    one === other || one.lines == other.lines && one.continues == other.continues
  }

  func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
