import Terminal

/// The keys of an editor: those of Emacs and readline, and the common ones.
enum EditorKeys {
  /// Keys with the same command. The footer shows only the first, because it works in every terminal. The help shows
  /// all.
  struct Entry {
    let command: EditCommand
    let keys: [Key]

    init(_ command: EditCommand, _ keys: Key...) {
      self.command = command
      self.keys = keys
    }
  }

  static let all: [Entry] = [
    Entry(.newLine, .control("j"), key(.enter, .alt), key(.enter, .shift)),
    Entry(.left, .left, .control("b")),
    Entry(.right, .right, .control("f")),
    Entry(.wordLeft, .alt("b"), key(.left, .control), key(.left, .alt)),
    Entry(.wordRight, .alt("f"), key(.right, .control), key(.right, .alt)),
    Entry(.up, .up),
    Entry(.down, .down),
    Entry(.lineStart, .control("a"), .home),
    Entry(.lineEnd, .control("e"), .end),
    Entry(.textStart, .alt("<"), key(.home, .control)),
    Entry(.textEnd, .alt(">"), key(.end, .control)),
    Entry(.deleteBackward, key(.backspace), key(.backspace, .shift), .control("h")),
    Entry(.deleteForward, .delete, key(.delete, .shift), .control("d")),
    Entry(.killToLineEnd, .control("k")),
    Entry(.killToLineStart, .control("u")),
    Entry(.killRunBackward, .control("w")),
    Entry(.killWordBackward, key(.backspace, .alt), key(.backspace, .control)),
    Entry(.killWordForward, .alt("d"), key(.delete, .alt), key(.delete, .control)),
    Entry(.yank, .control("y")),
    Entry(.yankPop, .alt("y")),
    // A legacy terminal sends the same byte for Control with "_" and with "/".
    Entry(.undo, .control("_"), .control("/")),
    Entry(.redo, .alt("_")),
    Entry(.transpose, .control("t")),
    // Also Control-X Control-E, as in a shell.
    Entry(.editOutside, .alt("e")),
  ]

  /// The command of a press; nil when it has none, or types text. A shortcut's letter counts in the Korean layout
  /// too; a letter without Control or Alt is always text.
  static func command(for press: KeyPress) -> EditCommand? {
    all.first { $0.keys.contains { $0.matches(press) } }?.command
  }

  /// The text that a press types; nil when it types none.
  static func text(of press: KeyPress) -> String? {
    guard case .character(let character) = press.code, press.modifiers.subtracting(.shift).isEmpty else { return nil }
    return String(character)
  }

  /// The keys as bindings, for the footer and the help.
  @MainActor static func bindings(
    _ commands: Set<EditCommand>, shown: Set<EditCommand>, in language: Language,
    perform: @escaping @MainActor (EditCommand) -> Void
  ) -> [KeyBinding] {
    all.filter { commands.contains($0.command) }.flatMap { entry in
      entry.keys.enumerated().map { index, key in
        let isShown = index == 0 && shown.contains(entry.command)
        return KeyBinding(key, entry.command.title(in: language), prominence: isShown ? .spare : .hidden) {
          perform(entry.command)
        }
      }
    }
  }

  private static func key(_ code: KeyPress.Code, _ modifiers: KeyPress.Modifiers = []) -> Key {
    Key(press: KeyPress(code, modifiers))
  }
}
