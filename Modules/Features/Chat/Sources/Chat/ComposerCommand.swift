import Entities

/// A command in the field where messages are written: a word after `/`, alone.
enum ComposerCommand: String, CaseIterable {
  /// Requests another reply.
  case again
  /// Takes the last message of the user back into the field.
  case edit
  /// Requests more of the last reply.
  case goOn = "continue"
  /// Has the model write the user's next message into the field.
  case suggest = "impersonate"
  /// Hides the last message from the model, or sends it again.
  case hide
  /// Pins the last message, or takes the pin away.
  case pin
  /// Gives the last message a bookmark, or takes it away. A name may follow.
  case bookmark
  /// Shows the bookmarks, the pins and the trash.
  case bookmarks
  /// Deletes the last message.
  case delete
  /// Gives back what was deleted last.
  case undo
  /// Begins another conversation with the same avatar.
  case new
  /// Shows the prompt, with the lore that fires and its keys.
  case prompt, why
  /// Shows the author's note.
  case note
  /// Shows or hides the usage of each reply.
  case usage
  /// Shows the settings of replies.
  case preset
  /// Chooses the persona of the conversation. A name may follow.
  case persona
  /// Lists the commands.
  case help
}

extension ComposerCommand {
  /// Whether a name may follow.
  var takesName: Bool { self == .persona || self == .bookmark }

  /// The commands that begin with a typed text, while it is the beginning of one and of nothing else.
  static func completions(of draft: String) -> [ComposerCommand] {
    guard draft.first == "/", draft.dropFirst().allSatisfy(\.isLetter) else { return [] }
    let typed = draft.dropFirst().lowercased()
    return allCases.filter { $0.rawValue.hasPrefix(typed) && $0.rawValue != typed }
  }

  /// The longest text that all of these commands begin with, with the slash.
  static func common(_ commands: [ComposerCommand]) -> String? {
    guard var text = commands.first?.rawValue else { return nil }
    while !commands.allSatisfy({ $0.rawValue.hasPrefix(text) }) { text.removeLast() }
    return "/" + text
  }
}

/// The text in the field: a message, or a command.
enum ComposerInput: Equatable {
  case message(String)
  case command(ComposerCommand)
  /// `/persona` or `/bookmark` with a name after it.
  case persona(named: String), bookmark(named: String)
  /// Another word after `/`, alone: it was meant as a command, and is not sent.
  case unknown

  /// Reads a text. A text that begins with `/` and has more than one word is a message, unless it is one line that
  /// begins with `/persona` or `/bookmark`; `//` at the beginning means `/`. White space at the end is left out, because a pasted text includes the end of its last line.
  init(_ draft: String) {
    let text = draft.lastIndex { !$0.isWhitespace }.map { draft[...$0] } ?? ""
    let words = text.split(whereSeparator: \.isWhitespace)
    if text.hasPrefix("//") {
      self = .message(String(text.dropFirst()))
    } else if words.count == 1, words[0].first == "/", text.first == "/",
      let command = ComposerCommand(rawValue: words[0].dropFirst().lowercased())
    {
      self = .command(command)
    } else if words.count > 1, text.first == "/", !text.contains(where: \.isNewline),
      let command = ComposerCommand(rawValue: words[0].dropFirst().lowercased()), command.takesName
    {
      let name = String(text.dropFirst(words[0].count)).trimmed
      self = command == .persona ? .persona(named: name) : .bookmark(named: name)
    } else if words.count == 1, text.first == "/", text.count > 1, words[0].dropFirst().allSatisfy(\.isLetter) {
      self = .unknown
    } else {
      self = .message(String(text))
    }
  }
}
