/// The mid-square hash of SLIP, the list language in which ELIZA was written. ELIZA chooses memories by it.
enum SlipHash {
  /// `bits` bits from the middle of the square of a word's last six-character chunk, as the IBM 7094 stored it.
  ///
  /// - Parameter bits: The number of bits, 1...15.
  static func hash(_ word: String, bits: Int) -> Int {
    let scalars = Array(word.unicodeScalars)
    let start = scalars.isEmpty ? 0 : (scalars.count - 1) / 6 * 6
    let padded = scalars[start...] + Array(repeating: " ", count: 6 - (scalars.count - start))
    let datum = padded.reduce(UInt64(0)) { $0 << 6 | code(of: $1) } & 0x7_FFFF_FFFF
    // Bits beyond 64 lie above the bits that are used.
    let square = datum &* datum
    return Int(truncatingIfNeeded: square >> UInt64(35 - bits / 2)) & ((1 << bits) - 1)
  }

  /// The six-bit code of the 7094's characters; for any other character the lowest six bits.
  private static func code(of scalar: Unicode.Scalar) -> UInt64 {
    let value = UInt64(scalar.value)
    return switch scalar {
    case "0"..."9": value - 48
    case "A"..."I": value - 65 + 17
    case "J"..."R": value - 74 + 33
    case "S"..."Z": value - 83 + 50
    default: punctuation[scalar] ?? value & 0x3F
    }
  }

  private static let punctuation: [Unicode.Scalar: UInt64] = [
    "=": 11, "'": 12, "+": 16, ".": 27, ")": 28, "-": 32, "$": 43, "*": 44, " ": 48, "/": 49, ",": 59, "(": 60,
  ]
}
