/// A text in the form in which it is searched: without the difference of capitals and small letters, and without the
/// marks on letters, so that “jose” finds “José”.
struct SearchText: Equatable {
  // Characters, not bytes: Swift compares them by canonical equivalence (Unicode Standard Annex #15), so that 한 is
  // found whether it came as one syllable or as its letters.
  private let characters: [Character]

  init(_ text: String) {
    // By way of the capitals, which have one form where small letters have two: ß and ss, ς and σ.
    characters = text.uppercased().lowercased().compactMap(\.withoutMarks)
  }

  /// Whether the other text stands somewhere in this one; the empty text does.
  func contains(_ other: SearchText) -> Bool {
    let (length, wanted) = (characters.count, other.characters.count)
    guard wanted > 0 else { return true }
    guard wanted <= length else { return false }
    return (0...length - wanted).contains { characters[$0..<$0 + wanted].elementsEqual(other.characters) }
  }
}
