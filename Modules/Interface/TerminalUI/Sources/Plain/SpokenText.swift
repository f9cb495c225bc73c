import Terminal

/// Cuts a text that still arrives where it can be said: at the end of a sentence or a line.
enum SpokenText {
  /// How many characters are kept back at most for the end of a sentence.
  private static let patience = 320

  /// How much of a text can be said so far, in characters; all of it when it is complete.
  static func sayable(_ text: Substring, isComplete: Bool) -> Int {
    if isComplete { return text.count }
    var (sentence, word, position) = (0, 0, 0)
    var before: Character?
    // Of the present word: how many digits it has, and how many other characters.
    var (digits, others) = (0, 0)
    for character in text {
      position += 1
      if character.isNewline {
        sentence = position
      } else if character.isWhitespace {
        word = position
        // A number with a point is the mark of an item, which follows.
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
    return position - sentence > patience ? max(word, sentence) : sentence
  }

  private static func endsSentence(_ character: Character) -> Bool { ".!?…。！？".contains(character) }

  /// What may stand between the end of a sentence and the space after it.
  private static func isClosing(_ character: Character) -> Bool { "\"'”’)]*_」』".contains(character) }
}
