/// A name in the form for comparison: its characters without case.
struct NameKey {
  private let characters: [Character]

  init(_ name: String) {
    // No name is longer; the rest cannot match and need not be folded.
    characters = Array(name.prefix(AvatarRepository.longestName + 1).lowercased())
  }

  var isEmpty: Bool { characters.isEmpty }

  func equals(_ other: NameKey) -> Bool { characters == other.characters }

  func begins(with other: NameKey) -> Bool { characters.starts(with: other.characters) }

  func contains(_ other: NameKey) -> Bool {
    guard characters.count >= other.characters.count else { return false }
    return (0...characters.count - other.characters.count).contains { start in
      characters[start...].starts(with: other.characters)
    }
  }

  /// Whether at most a third of the characters, and at most two, are missing, added or different (Levenshtein).
  func isSlip(of other: NameKey) -> Bool {
    let allowed = min(2, max(characters.count, other.characters.count) / 3)
    return distance(to: other) <= allowed
  }

  private func distance(to other: NameKey) -> Int {
    var row = Array(0...other.characters.count)
    for (index, character) in characters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, wanted) in other.characters.enumerated() {
        let change = diagonal + (character == wanted ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.characters.count]
  }
}
