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
    let notes = Self.sentence(in: fields.creatorNotes, named: name)
    text = notes.isEmpty ? Self.sentence(in: fields.description, named: name) : notes
  }

  private static func sentence(in text: String, named name: String) -> String {
    var sentence = firstSentence(of: text.prefix(searched))
    let marks = Array("<>{}[]".utf8)
    guard sentence.utf8.contains(where: marks.contains) else { return String(sentence.prefix(longest)) }
    for macro in ["{{char}}", "{{Char}}", "{{CHAR}}", "<BOT>", "<bot>"] {
      sentence = sentence.replacing(macro, with: name)
    }
    // Other macros and markup would be shown as they are, so a sentence with any of them is not used.
    return sentence.utf8.contains(where: marks.contains) ? "" : String(sentence.prefix(longest))
  }

  /// The first sentence of the first line with a letter; its words have one space between them. Imports of thousands of
  /// cards wait for this, so it reads no further than that sentence.
  private static func firstSentence(of text: Substring) -> String {
    var sentence = ""
    var hasLetter = false, isEnd = false, isBetweenWords = false, count = 0
    for character in text {
      if character.isNewline {
        if hasLetter { break }
        (sentence, isEnd, isBetweenWords, count) = ("", false, false, 0)
      } else if character.isWhitespace {
        // A full stop ends a sentence before a space; that of East Asian writing ends it anyway.
        if isEnd, hasLetter { break }
        isBetweenWords = !sentence.isEmpty
      } else {
        if isBetweenWords { sentence += " " }
        isBetweenWords = false
        sentence.append(character)
        count += 1
        hasLetter = hasLetter || character.isLetter
        if hasLetter, "。！？".contains(character) { break }
        isEnd = ".!?".contains(character) && count > 3
      }
    }
    return hasLetter ? sentence : ""
  }
}
