import DesignSystem
import Entities

/// The part of a text around the first place where a search found one of its words, on one line.
struct Snippet: Hashable {
  private(set) var before = ""
  /// The match, in the text's spelling; empty when the store found it by another spelling.
  private(set) var match = ""
  private(set) var after = ""

  /// The most characters before the match, and after it.
  private static let lead = 12, length = 160
  /// The number of searched characters of a text: for a later match, the text's beginning is shown.
  private static let reach = 65_536

  /// The part of a message around the first of the words and phrases of `query`. A model writes Markdown, which shows without its
  /// signs.
  init(of message: Message, around query: String) {
    let text = String(message.text.prefix(Self.reach))
    self.init(of: message.role == .user ? text : text.markdownPreview, around: query)
  }

  /// The part of `text` around the first of the words and phrases of `query`.
  init(of text: String, around query: String) {
    let characters = Array(text.prefix(Self.reach)).map { $0.isWhitespace ? " " : $0 }
    let folded = characters.map { $0.lowercased() }
    let words = SearchWords.parts(of: query).map { part in part.map { $0.isWhitespace ? " " : $0.lowercased() } }
    let found = words.compactMap { word in Self.first(word, in: folded).map { $0..<($0 + word.count) } }
    guard let range = found.min(by: { $0.lowerBound < $1.lowerBound }) else {
      after = Self.cut(characters[...], at: Self.length)
      return
    }
    let start = Self.wordStart(in: characters, from: max(0, range.lowerBound - Self.lead), before: range.lowerBound)
    before = (start > 0 ? "…" : "") + String(characters[start..<range.lowerBound])
    match = String(characters[range])
    after = Self.cut(characters[range.upperBound...], at: Self.length)
  }

  /// The whole line.
  var text: String { before + match + after }

  private static func first(_ word: [String], in text: [String]) -> Int? {
    guard let initial = word.first, word.count <= text.count else { return nil }
    return (0...(text.count - word.count)).first {
      text[$0] == initial && text[$0..<($0 + word.count)].elementsEqual(word)
    }
  }

  /// The beginning of the first whole word, if there is one.
  private static func wordStart(in text: [Character], from start: Int, before end: Int) -> Int {
    guard start > 0, text[start - 1] != " ", let space = text[start..<end].firstIndex(of: " ") else { return start }
    return space + 1
  }

  private static func cut(_ text: ArraySlice<Character>, at length: Int) -> String {
    String(text.prefix(length)) + (text.count > length ? "…" : "")
  }
}
