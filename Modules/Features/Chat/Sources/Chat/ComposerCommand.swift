import Entities

/// A command in the field where messages are written: a word after `/`. Some commands take words after it.
enum ComposerCommand: String, CaseIterable {
  /// Requests another reply.
  case again
  /// Takes the last message of the user back into the field; with `reply` after it, the last reply.
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
  /// Deletes the last message. A number may follow: that many of the last messages are deleted.
  case delete
  /// Gives back what was deleted last.
  case undo
  /// Begins another conversation with the same avatar.
  case new
  /// Copies the conversation, and shows the copy.
  case duplicate
  /// Writes the conversation to a file. Its path may follow.
  case export
  /// Shows the prompt, with the lore that fires and its keys.
  case prompt, why
  /// Shows the author's note. Its text may follow.
  case note
  /// Shows or hides the usage of each reply.
  case usage
  /// Shows the settings of replies.
  case preset
  /// Chooses the persona of the conversation. A name may follow.
  case persona
  /// Shows the branches.
  case map
  /// Goes to the first message of a day. The day may follow.
  case date
  /// Shows the members of the chat. The name of a character that joins may follow.
  case members
  /// Lets the next member of a group speak. A name may follow.
  case next
  /// Attaches a file. Paths may follow.
  case attach
  /// Shows the templates. The name of one may follow, and words.
  case template
  /// Lists the commands.
  case help
}

extension ComposerCommand {
  /// Whether a name or a text may follow. `ComposerInput` reads the words after `/template` and the number after
  /// `/delete` by rules of their own.
  var takesWords: Bool {
    [.persona, .bookmark, .attach, .members, .next, .date, .note, .export, .edit].contains(self)
  }

  /// The commands and templates that continue a typed text: their names begin with it and are longer. After `/template`
  /// they are the templates.
  /// - Parameter templates: The names of the templates.
  static func completions(of draft: String, templates: [String] = []) -> [String] {
    guard draft.first == "/" else { return [] }
    let typed = draft.lowercased(), start = "/" + template.rawValue + " "
    let known =
      typed.hasPrefix(start)
      ? templates.map { start + $0 }
      : allCases.map { "/" + $0.rawValue } + templates.filter { Self(rawValue: $0) == nil }.map { "/" + $0 }
    return known.filter { $0.hasPrefix(typed) && $0 != typed }
  }

  /// The longest text that all of these texts begin with.
  static func common(_ texts: [String]) -> String? {
    guard var text = texts.first else { return nil }
    while !texts.allSatisfy({ $0.hasPrefix(text) }) { text.removeLast() }
    return text
  }
}

/// The text in the field: a message, or a command.
enum ComposerInput: Equatable {
  case message(String)
  case command(ComposerCommand)
  /// A command with a name, a text or a number after it, such as `/persona Ada` or `/delete 3`.
  case named(ComposerCommand, String)
  /// A command with words after it that it does not take. It is not sent.
  case wrongWords(ComposerCommand)
  /// A template by its name, and the words after it.
  case template(named: String, words: String)
  /// `/attach` with paths after it, or only paths, as a terminal writes dropped files.
  case files(String)
  /// Another word of letters after `/`, alone: it was meant as a command, and is not sent.
  case unknown

  /// Reads a text. A text that begins with a command or a template is never a message, whatever follows. Paths are
  /// files. Another text that begins with `/` and has more than one word is a message. `//` at the beginning means `/`.
  /// White space at the end is left out: a pasted text includes the end of its last line.
  /// - Parameter templates: The names of the templates. A command of the same name comes first.
  init(_ draft: String, templates: [String] = []) {
    let text = draft.lastIndex { !$0.isWhitespace }.map { draft[...$0] } ?? ""
    let words = text.split(whereSeparator: \.isWhitespace)
    if text.hasPrefix("//") {
      self = .message(String(text.dropFirst()))
    } else if let (name, rest) = Self.template(in: text, words, of: templates) {
      self = .template(named: name, words: rest)
    } else if text.first == "/", let command = ComposerCommand(rawValue: words[0].dropFirst().lowercased()) {
      self.init(command, String(text.dropFirst(words[0].count)).trimmed)
    } else if Self.arePaths(text) {
      self = .files(String(text))
    } else if words.count == 1, text.first == "/", text.count > 1, words[0].dropFirst().allSatisfy(\.isLetter) {
      self = .unknown
    } else {
      self = .message(String(text))
    }
  }

  /// A command, and the words after it.
  private init(_ command: ComposerCommand, _ words: String) {
    if words.isEmpty {
      self = .command(command)
    } else if command == .attach {
      self = .files(words)
    } else if command == .delete, let count = Int(words), count > 0 {
      self = .named(command, "\(count)")
    } else {
      self = command.takesWords ? .named(command, words) : .wrongWords(command)
    }
  }

  /// A message as the user types it: a slash at its beginning is doubled.
  static func typed(_ message: String) -> String { message.hasPrefix("/") ? "/" + message : message }

  /// The template at the beginning of a text, and the words after it; nil for another text.
  private static func template(
    in text: Substring, _ words: [Substring], of templates: [String]
  ) -> (name: String, words: String)? {
    guard text.first == "/", let first = words.first?.dropFirst().lowercased() else { return nil }
    let command = ComposerCommand(rawValue: first)
    if command == .template, words.count > 1 {
      return (words[1].drop { $0 == "/" }.lowercased(), String(text[words[1].endIndex...]).trimmed)
    }
    guard command == nil, templates.contains(first) else { return nil }
    return (first, String(text[words[0].endIndex...]).trimmed)
  }

  /// Whether a text is one line of complete paths as a terminal writes dropped files. Each path must have two parts at
  /// least, and a name with an ending. So a sentence that begins with a slash is no path.
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
