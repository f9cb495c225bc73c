/// Collects pasted text up to the sequence that ends it.
struct PasteBuffer: Sendable {
  /// The most bytes of a paste; more are dropped. It is twice a view's limit, so that the view notices the excess and
  /// reports it.
  static let limit = 2 << 20

  private static let terminator = Array("\u{1B}[201~".utf8)
  private var bytes: [UInt8] = []
  private var matched = 0

  /// Consumes a byte. Returns the text at the end of the paste.
  mutating func consume(_ byte: UInt8) -> String? {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count ? text : nil
    }
    for earlier in Self.terminator[..<matched] { keep(earlier) }
    // ESC occurs only at the start of the terminator, so a new match can begin only here.
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  /// The number of bytes held.
  var count: Int { bytes.count + matched }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }

  /// The pasted text, with "\n" at the ends of lines, and no other control than tabs.
  private var text: String {
    var whole = bytes[...]
    if whole.count == Self.limit {
      // The limit may have cut a character in half.
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
