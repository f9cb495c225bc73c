/// The JSON inside a text chunk: in Base64 by the specification, as plain JSON by some programs.
enum CardText {
  /// Reads the JSON.
  /// - Throws: `.encrypted` for a card that RisuAI encrypted, `.damaged`, `.tooLarge`.
  static func json(_ text: [UInt8], limits: CardLimits) throws(CardError) -> [UInt8] {
    var rest = text[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: isSpace)
    let isPlain = rest.first == UInt8(ascii: "{")
    if rest.starts(with: "rcc||".utf8) { throw .encrypted }
    let json = isPlain ? Array(rest) : try decoded(rest)
    guard json.count <= limits.card else { throw .tooLarge(.card, limit: limits.card) }
    return json
  }

  /// Base64 (RFC 4648) as it is found: with line breaks, without padding, with the letters for addresses.
  private static func decoded(_ letters: ArraySlice<UInt8>) throws(CardError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    var (bits, count, padding) = (UInt32(0), 0, 0)
    for letter in letters where !isSpace(letter) {
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: letter) else { throw .damaged(.card) }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // Six bits alone are no byte.
    guard !bytes.isEmpty, count < 6, padding <= 2 else { throw .damaged(.card) }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
