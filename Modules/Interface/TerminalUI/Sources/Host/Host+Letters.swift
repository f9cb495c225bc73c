import Terminal

/// Letters that move, as in the editor vi, where the user wants that and no text is typed.
extension Host {
  /// Handles j, k, g, G and / if no view took the letter.
  /// - Returns: Whether the letter was handled.
  func moveByLetter(_ press: KeyPress) -> Bool {
    guard environment.movesByLetters, !tree.typesText(whenFocused: focus.focus),
      press.modifiers.subtracting(.shift).isEmpty
    else { return false }
    if Key.character("/").matches(press) { return moveToField() }
    guard let key = LetterMove.all.first(where: { $0.letter.matches(KeyPress(press.code)) })?.key else { return false }
    dispatch(.key(key.press))
    return true
  }

  /// Moves the focus to the first text field of the screen.
  private func moveToField() -> Bool {
    guard let field = tree.focusable.first(where: \.interaction.acceptsText) else { return false }
    focus.move(to: field.identity)
    isDirty = true
    revealFocus()
    return true
  }

  /// The letters for the help; none where they do not move.
  var letterBindings: [KeyBinding] {
    guard environment.movesByLetters else { return [] }
    let search = tree.focusable.contains(where: \.interaction.acceptsText)
    return LetterMove.all.flatMap { KeyBinding.listed($0.letter, title: $0.title(language)) }
      + (search ? KeyBinding.listed(.character("/"), title: language.search) : [])
  }
}

/// A letter, and the key whose effect it has.
private struct LetterMove {
  let letter, key: Key
  let title: @Sendable (Language) -> String

  static let all = [
    LetterMove(letter: .character("j"), key: .down) { $0.nextRow },
    LetterMove(letter: .character("k"), key: .up) { $0.nextRow },
    LetterMove(letter: .character("g"), key: .home) { $0.firstAndLast },
    LetterMove(letter: .character("G"), key: .end) { $0.firstAndLast },
  ]
}

extension EnvironmentValues {
  private struct MovesByLettersKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether j, k, g, G and / move as in the editor vi, where no text is typed and no view takes the letter.
  public var movesByLetters: Bool {
    get { self[MovesByLettersKey.self] }
    set { self[MovesByLettersKey.self] = newValue }
  }
}
