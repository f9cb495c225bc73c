public import TerminalUI

/// Converts Markdown to spoken words. An unchanged or grown text is not read again from its beginning. A view keeps
/// one as its state.
@MainActor public final class MarkdownSpeaker {
  private var reader = MarkdownReader()
  private var known: (source: String, isArriving: Bool, language: Language, words: String)?

  /// A speaker that has read nothing.
  public init() {}

  /// The words of a text, in lines.
  ///
  /// Of an arriving text they include only the part that can no longer change, so that they only grow. A heading, and
  /// other text that could still change its meaning, is included when the next line begins.
  public func words(of source: String, isArriving: Bool = false, in language: Language) -> String {
    if let known, known.language == language, known.isArriving == isArriving, known.source == source {
      return known.words
    }
    let document = reader.document(of: isArriving ? Self.withoutUnclearLine(source) : source)
    let words = MarkdownSpeech.words(of: document.blocks, isArriving: isArriving, in: language)
    known = (source, isArriving, language, words)
    return words
  }

  /// The text without a last line that consists only of signs: a hyphen may still underline a heading, or begin an
  /// item.
  private static func withoutUnclearLine(_ source: String) -> String {
    let bytes = source.utf8
    let start = bytes.lastIndex(of: 0x0A).map { bytes.index(after: $0) } ?? bytes.startIndex
    let isClear = bytes[start...].contains { !signs.contains($0) }
    return isClear ? source : String(source[..<start])
  }

  private static let signs = Set(" \t-=+*_#>`~|:.)([]<!0123456789".utf8)
}
