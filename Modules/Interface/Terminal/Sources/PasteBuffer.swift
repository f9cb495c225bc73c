/// Collects pasted text up to the sequence that ends it.
struct PasteBuffer: Sendable {
  /// More than this is dropped. It is twice what a view takes, so that the view sees that it is too much, and says so.
  static let limit = 2 << 20

  private static let terminator = Array("\u{1B}[201~".utf8)
  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes a byte. At the end it returns the text.
  mutating func consume(_ byte: UInt8) -> String? {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count ? text : nil
    }
    for earlier in Self.terminator[..<matched] { keep(earlier) }
    // ESC stands only at the start of the terminator, so a failed match can begin nowhere but here.
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  /// How many bytes it holds.
  var count: Int { bytes.count + matched }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }

  /// What was pasted, with "\n" at the ends of lines, and no other control but tabs.
  private var text: String {
    var whole = bytes[...]
    if whole.count == Self.limit {
      // The cut may have left half a character.
      while let last = whole.last, last & 0xC0 == 0x80 { whole.removeLast() }
      if let last = whole.last, last >= 0x80 { whole.removeLast() }
    }
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: whole, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0D: text.append("\n")
      case 0x0A: if previous != "\r" { text.append("\n") }
      case 0x09, 0x20...0x7E: text.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
