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
  /// Shows the branches.
  case map
  /// Attaches a file. Paths may follow.
  case attach
  /// Lists the commands.
  case help
}

extension ComposerCommand {
  /// Whether a name may follow.
  var takesName: Bool { [.persona, .bookmark, .attach].contains(self) }

  /// The commands that a typed text is the beginning of. A text with a blank is no beginning.
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
  /// A command with a name after it, such as `/persona Ada`.
  case named(ComposerCommand, String)
  /// `/attach` with paths after it, or only paths, as a terminal writes dropped files.
  case files(String)
  /// Another word after `/`, alone: it was meant as a command, and is not sent.
  case unknown

  /// Reads a text. A text that begins with `/` and has more than one word is a message, unless it is one line that
  /// begins with `/persona`, `/bookmark` or `/attach`; `//` at the beginning means `/`. White space at the end is left
  /// out: a pasted text includes the end of its last line.
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
      self = command == .attach ? .files(name) : .named(command, name)
    } else if Self.arePaths(text) {
      self = .files(String(text))
    } else if words.count == 1, text.first == "/", text.count > 1, words[0].dropFirst().allSatisfy(\.isLetter) {
      self = .unknown
    } else {
      self = .message(String(text))
    }
  }

  /// Whether a text is one line of complete paths with an ending, each of at least two parts, as a terminal writes dropped
  /// files. A slash at the beginning of a sentence is none.
  private static func arePaths(_ text: Substring) -> Bool {
    guard let first = text.first, "/'\"~f".contains(first), !text.contains(where: \.isNewline), text.count < 4096
    else { return false }
    let paths = String(text).droppedPaths
    return !paths.isEmpty
      && paths.allSatisfy { path in
        let parts = path.split(separator: "/")
        guard path.hasPrefix("/") || path.hasPrefix("~/"), parts.count > 1, let name = parts.last else { return false }
        return name.dropFirst().contains(".") && name.last.map { $0.isLetter || $0.isNumber } ?? false
      }
  }
}
