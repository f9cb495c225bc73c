/// A text that stayed in an editor from an earlier visit, while the user sends other words.
@MainActor struct UnsentText {
  /// An editor and its text.
  typealias Field = (name: PlainReading.Name, text: String)

  /// The screen on which the user entered something last.
  fileprivate var place: PlainReading.Place?
  /// The editor's text when the user entered the first line there; nil for none.
  fileprivate var found: Field?
  /// The text that words displaced from the editor, until it is empty again.
  fileprivate var displaced: Field?

  init() {}
}

extension PlainHost {
  /// Records the text that the screen's editor has before the user's first line there. A panel is no other screen.
  func recordUnsent() {
    guard reading.depth == 0, reading.place != unsent.place else { return }
    (unsent.place, unsent.found, unsent.displaced) = (reading.place, nil, nil)
    guard let (item, input) = reading.composer, input.acceptsLines, !input.text.wrappedValue.isEmpty else { return }
    unsent.found = (item.name, input.text.wrappedValue)
  }

  /// Called before words take the place of a field's text.
  func displaceUnsent(by words: String, in input: TextInput, named name: PlainReading.Name) {
    // An empty text is how the user deletes what is there.
    if words.isEmpty {
      unsent.displaced = nil
    } else if let found = unsent.found, found.name == name, found.text == input.text.wrappedValue {
      unsent.displaced = found
    }
  }

  /// Puts the displaced text back into its editor once the words are sent. A sent text leaves the editor at once, or
  /// when it is stored.
  func giveBackUnsent() {
    guard let displaced = unsent.displaced, let item = reading.item(named: displaced.name),
      case .field(let input) = item.kind, input.text.wrappedValue.isEmpty
    else { return }
    unsent.displaced = nil
    input.text.wrappedValue = displaced.text
    say(language.unsentStays)
  }
}
