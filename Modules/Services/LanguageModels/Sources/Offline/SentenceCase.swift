/// Joins words into sentences: spaces, capitals, final punctuation.
enum SentenceCase {
  static func sentence(_ words: [String]) -> String {
    var text = ""
    for word in words where !word.isEmpty {
      let isMark = word.first.map { ",.?!;:…".contains($0) } ?? false
      if !text.isEmpty, !isMark { text += " " }
      text += word
    }
    return ended(capitalised(text))
  }

  /// Capitalises the first letter of the text and of each sentence.
  private static func capitalised(_ text: String) -> String {
    var result = ""
    var isStart = true
    var previous: Character = " "
    for character in text {
      if previous == " ", isStart == false, let last = result.dropLast().last, ".?!".contains(last) { isStart = true }
      if isStart, character == "`" || character == "-" { isStart = false }  // Text that the user has to type exactly.
      if isStart, character.isLetter || character.isNumber {
        result += character.uppercased()
        isStart = false
      } else {
        result.append(character)
      }
      previous = character
    }
    return result
  }

  private static func ended(_ text: String) -> String {
    guard let last = text.last else { return "…" }
    return ".?!…\"”’)".contains(last) ? text : text + "."
  }
}
