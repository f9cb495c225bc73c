/// A text in searchable form: case and diacritics are ignored, so that “jose” finds “José”.
struct SearchText: Equatable {
  // Characters, not bytes: Swift compares them by canonical equivalence (Unicode Standard Annex #15), so that 한 is
  // found both as one syllable and as its letters.
  private let characters: [Character]

  init(_ text: String) {
    // Through upper case, which has one form where lower case has two: ß and ss, ς and σ.
    characters = text.uppercased().lowercased().compactMap(\.withoutMarks)
  }

  /// Whether the other text occurs in this one; an empty text does.
  func contains(_ other: SearchText) -> Bool {
    let (length, wanted) = (characters.count, other.characters.count)
    guard wanted > 0 else { return true }
    guard wanted <= length else { return false }
    return (0...length - wanted).contains { characters[$0..<$0 + wanted].elementsEqual(other.characters) }
  }
}
