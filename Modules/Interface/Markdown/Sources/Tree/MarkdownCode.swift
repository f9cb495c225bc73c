/// A block of code, fenced or indented.
public struct MarkdownCode: Sendable {
  /// The first word after the fence, as it was written; "" when there is none.
  public let language: String
  /// Whether the closing fence came. Indented code is always closed.
  public let isClosed: Bool
  /// Its lines in pieces of `CodeChunk.limit`, the last of which may be shorter.
  let chunks: [CodeChunk]

  /// The code, with a "\n" after each line.
  public var text: String {
    var text = ""
    for chunk in chunks {
      // The line that a chunk goes on with has no end before it.
      if chunk.continues, !text.isEmpty { text.removeLast() }
      for line in chunk.lines { text += line + "\n" }
    }
    return text
  }
}

extension MarkdownCode: Hashable {
  /// Whether both have the same lines in the same language.
  public static func == (one: MarkdownCode, other: MarkdownCode) -> Bool {
    one.language == other.language && one.isClosed == other.isClosed && one.chunks == other.chunks
  }

  /// Mixes in language and lines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(chunks)
  }
}

/// Some lines of code that do not change any more, with what they were highlighted to.
final class CodeChunk: Sendable {
  /// How many lines a chunk has.
  static let limit = 64
  /// How many bytes it has at least when it is complete with fewer: lines may be long.
  static let bytes = 4_096

  let lines: [String]
  /// The lines, cut into tokens.
  let tokens: [[CodeToken]]
  /// What is open after the last line: a comment, a string.
  let end: CodeLexer.State
  /// Whether its first line goes on with the last one of the chunk before it.
  let continues: Bool
  let memory = LayoutCache()

  /// Reads lines, of which the first begins in a state.
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
