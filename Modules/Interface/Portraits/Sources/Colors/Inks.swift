/// The colours of the letters of a sprite, which are ASCII. A letter without one leaves a pixel as it is.
struct Inks: ExpressibleByDictionaryLiteral {
  /// By the letter's byte.
  private var shades = [Shade?](repeating: nil, count: 128)

  init(dictionaryLiteral elements: (Character, Shade)...) {
    for (letter, shade) in elements { self[letter] = shade }
  }

  /// The colour of a letter; nil for none.
  subscript(letter: Character) -> Shade? {
    get { letter.asciiValue.flatMap { self[byte: $0] } }
    set { if let byte = letter.asciiValue { shades[Int(byte)] = newValue } }
  }

  /// The colour of a letter's byte; nil for none.
  subscript(byte byte: UInt8) -> Shade? { byte < 128 ? shades[Int(byte)] : nil }

  /// Joins inks; the second wins where both have a letter.
  static func + (one: Inks, other: Inks) -> Inks {
    var both = one
    for (index, shade) in other.shades.enumerated() where shade != nil { both.shades[index] = shade }
    return both
  }
}
