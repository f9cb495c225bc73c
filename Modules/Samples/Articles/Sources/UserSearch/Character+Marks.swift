extension Character {
  /// The letter without accents, dots, strokes and hooks: é and ø become e and o. Characters that are not Latin, Greek
  /// or Cyrillic letters stay as they are; nil when there are only marks.
  var withoutMarks: Character? {
    if isASCII { return self }
    let letters = unicodeScalars.filter { !$0.isMark }.map(\.withoutMark)
    return letters.count > 1 ? self : letters.first.map { Character($0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark on the letter before it (the block Combining Diacritical Marks). The marks of other scripts
  /// are part of their letters: the dakuten makes another syllable.
  fileprivate var isMark: Bool { (0x300...0x36F).contains(value) }

  /// The base letter, which the character's name contains: “LATIN SMALL LETTER E WITH ACUTE”.
  fileprivate var withoutMark: Unicode.Scalar {
    if let base = Self.unnamed[self] { return base }
    guard value < 0x530 || (0x1E00...0x1FFF).contains(value), let name = properties.name else { return self }
    let words = name.split(separator: " ")
    guard let end = words.firstIndex(of: "WITH") else { return self }
    return Self.plain[words[..<end].joined(separator: " ")] ?? self
  }

  /// Letters without marks, by name.
  private static let plain: [String: Unicode.Scalar] = Dictionary(
    "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя".unicodeScalars
      .compactMap { letter in letter.properties.name.map { ($0, letter) } },
    uniquingKeysWith: { first, _ in first })

  /// Letters with marks whose names do not contain the base letter; decomposed, they lose their marks too.
  private static let unnamed: [Unicode.Scalar: Unicode.Scalar] = [
    "й": "и", "ё": "е", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к",
  ]
}
