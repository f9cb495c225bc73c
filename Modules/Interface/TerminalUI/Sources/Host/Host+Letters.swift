import Terminal

/// Letters that move where no text is typed: "/" to a search field, and others, as in the editor vi, where the user wants
/// that.
extension Host {
  /// Handles j, k, g, G and / if no view took the letter.
  /// - Returns: Whether the letter was handled.
  func moveByLetter(_ press: KeyPress) -> Bool {
    guard !tree.typesText(whenFocused: focus.focus), press.modifiers.subtracting(.shift).isEmpty else { return false }
    if Key.character("/").matches(press) { return moveToField() }
    guard environment.movesByLetters,
      let key = LetterMove.all.first(where: { $0.letter.matches(KeyPress(press.code)) })?.key
    else { return false }
    dispatch(.key(key.press))
    return true
  }

  /// The field to which "/" leads: a search field, or else, where letters move, the first text field of the screen.
  private var fieldToMoveTo: ResponderTree.Responder? {
    tree.focusable.first(where: \.interaction.isSearchField)
      ?? (environment.movesByLetters ? tree.focusable.first(where: \.interaction.acceptsText) : nil)
  }

  private func moveToField() -> Bool {
    guard let field = fieldToMoveTo else { return false }
    focus.move(to: field.identity)
    isDirty = true
    revealFocus()
    return true
  }

  /// The letters for the help; none where they do not move.
  var letterBindings: [KeyBinding] {
    let moves = environment.movesByLetters ? LetterMove.all : []
    return moves.flatMap { KeyBinding.listed($0.letter, title: $0.title(language)) }
      + (fieldToMoveTo == nil ? [] : KeyBinding.listed(.character("/"), title: language.search))
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
