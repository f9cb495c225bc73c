/// Bytes as letters, in the form used in JSON texts (RFC 4648, 4).
public enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as letters, with `=` at the end if the last group is incomplete.
  public static func encoded(_ bytes: [UInt8]) -> String {
    let length = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { letters in
      var place = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let count = min(3, bytes.count - start)
        var bits = Int(bytes[start]) << 16
        if count > 1 { bits |= Int(bytes[start + 1]) << 8 }
        if count > 2 { bits |= Int(bytes[start + 2]) }
        for letter in 0..<4 {
          letters[place] = letter > count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * letter) & 63]
          place += 1
        }
      }
      return length
    }
  }

  /// The bytes of a text; nil if it is not made of complete groups of these letters.
  public static func decoded(_ letters: String) -> [UInt8]? {
    var letters = Array(letters.utf8)
    guard letters.count.isMultiple(of: 4) else { return nil }
    let padding = letters.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard letters.dropLast(padding).allSatisfy({ $0 != UInt8(ascii: "=") }) else { return nil }
    letters.removeLast(padding)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    var (bits, count) = (UInt32(0), 0)
    for letter in letters {
      guard let value = value(of: letter) else { return nil }
      (bits, count) = (bits << 6 | value, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // The unused bits of the last letter must be zero; otherwise encoding again would give another text.
    return bits & (1 << UInt32(count) - 1) == 0 ? bytes : nil
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
