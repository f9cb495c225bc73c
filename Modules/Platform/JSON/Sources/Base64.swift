/// Bytes in letters, as JSON texts carry them (RFC 4648, 4).
public enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as letters, with `=` at the end where the last group is not whole.
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
}
