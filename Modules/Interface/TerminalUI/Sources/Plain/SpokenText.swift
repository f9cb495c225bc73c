import Terminal

/// Cuts an arriving text where it can be read aloud: at the end of a sentence or a line.
enum SpokenText {
  /// The most characters that wait for the end of a sentence.
  private static let longestTail = 320

  /// The number of characters that can be read aloud so far; all of them when the text is complete.
  static func sayable(_ text: Substring, isComplete: Bool) -> Int {
    if isComplete { return text.count }
    var (sentence, word, position) = (0, 0, 0)
    var before: Character?
    // The digits and the other characters of the present word.
    var (digits, others) = (0, 0)
    for character in text {
      position += 1
      if character.isNewline {
        sentence = position
      } else if character.isWhitespace {
        word = position
        // A number with a point begins a list item, whose text follows.
        let isMark = before == "." && digits > 0 && others == 0
        if let before, endsSentence(before), !isMark { sentence = position }
      }
      if character.isWhitespace {
        (digits, others) = (0, 0)
      } else if character.isASCII, character.isNumber {
        digits += 1
      } else if character != "." {
        others += 1
      }
      if !isClosing(character) { before = character }
    }
    return position - sentence > longestTail ? max(word, sentence) : sentence
  }

  private static func endsSentence(_ character: Character) -> Bool { ".!?…。！？".contains(character) }

  /// Whether it may come between the end of a sentence and the space after it.
  private static func isClosing(_ character: Character) -> Bool { "\"'”’)]*_」』".contains(character) }
}
