import CharacterCards
import Entities

/// The line for lists that follows from a card: the first sentence of its notes for users, else that of its
/// description. It is empty where neither has a first sentence without markup.
struct CardTagline {
  /// The longest line in characters.
  private static let longest = 100
  /// The characters that are searched for it.
  private static let searched = 2_000

  let text: String

  /// - Parameter name: The character's name, in place of its macro.
  init(of fields: CardFields, named name: String) {
    let lines = [fields.creatorNotes, fields.description].map { Self.sentence(in: $0, named: name) }
    text = lines.first { !$0.isEmpty } ?? ""
  }

  private static func sentence(in text: String, named name: String) -> String {
    var text = String(text.prefix(searched))
    for macro in ["{{char}}", "{{Char}}", "{{CHAR}}", "<BOT>", "<bot>"] { text = text.replacing(macro, with: name) }
    // Other macros and markup would be shown as they are, so a sentence with any of them is not used.
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let line = lines.first(where: { $0.contains(where: \.isLetter) }) else { return "" }
    let sentence = firstSentence(of: line)
    return sentence.contains { "<>{}[]".contains($0) } ? "" : String(sentence.prefix(longest))
  }

  private static func firstSentence(of line: String) -> String {
    var sentence = ""
    var isEnd = false
    for character in line {
      // A full stop ends a sentence before a space; that of East Asian writing ends it anyway.
      if isEnd, character == " " { break }
      sentence.append(character)
      if "。！？".contains(character) { break }
      isEnd = ".!?".contains(character) && sentence.count > 3
    }
    return sentence
  }
}
