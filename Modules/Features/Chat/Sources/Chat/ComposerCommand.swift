/// What can be asked of the program in the field where messages are written: a word after `/`, alone.
enum ComposerCommand: String, CaseIterable {
  /// Shows what is sent to the model.
  case prompt
  /// Shows, or hides, what each reply used.
  case usage
  /// Shows how the avatar is to answer.
  case preset
  /// Lists the commands.
  case help
}

/// What stands in the field: something to say, or a command.
enum ComposerInput: Equatable {
  case message(String)
  case command(ComposerCommand)
  /// A word after `/`, alone, that is no command: it was meant for the program, and is not sent.
  case unknown

  /// Reads a text. What begins with `/` and is no word alone is a message; `//` says `/`, whatever follows. A pasted text
  /// brings the end of its last line with it, which is left out.
  init(_ draft: String) {
    let text = draft.lastIndex { !$0.isWhitespace }.map { draft[...$0] } ?? ""
    let words = text.split(whereSeparator: \.isWhitespace)
    if text.hasPrefix("//") {
      self = .message(String(text.dropFirst()))
    } else if words.count == 1, words[0].first == "/", text.first == "/",
      let command = ComposerCommand(rawValue: words[0].dropFirst().lowercased())
    {
      self = .command(command)
    } else if words.count == 1, text.first == "/", text.count > 1, words[0].dropFirst().allSatisfy(\.isLetter) {
      self = .unknown
    } else {
      self = .message(String(text))
    }
  }
}
