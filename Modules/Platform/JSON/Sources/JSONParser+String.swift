extension JSONParser {
  /// Reads a string from its opening quote on. When not `building`, it is only checked.
  mutating func string(building: Bool) throws(JSONError) -> String {
    let start = position + 1
    let end = endOfPlainText(from: start)
    guard end < bytes.count else { throw JSONError(.unexpectedEnd, at: end) }
    switch bytes[end] {
    case UInt8(ascii: "\""):
      position = end + 1
      return building ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    case UInt8(ascii: "\\"): return try escapedString(from: start, firstEscape: end, building: building)
    default: throw JSONError(.controlCharacter, at: end)
    }
  }

  /// The place of the first byte in a string that does not stand for itself: a quote, an escape or a control character;
  /// the end of the bytes if there is none.
  func endOfPlainText(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count {
        let byte = bytes[end]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
        end += 1
      }
      return end
    }
  }

  private mutating func escapedString(
    from start: Int, firstEscape: Int, building: Bool
  ) throws(JSONError) -> String {
    var text = building ? Array(bytes[start..<firstEscape]) : []
    position = firstEscape
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        if building { text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
      case 0..<0x20: throw JSONError(.controlCharacter, at: position)
      default:
        if building { text.append(byte) }
        position += 1
      }
    }
    throw JSONError(.unexpectedEnd, at: bytes.count)
  }

  /// Reads one escape, or two that are a surrogate pair.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    guard start + 1 < bytes.count else { throw JSONError(.unexpectedEnd, at: bytes.count) }
    position += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw JSONError(.badEscape, at: start)
    }
    guard let unit = hexDigits(at: position) else { throw JSONError(.badEscape, at: start) }
    position += 4
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Half a surrogate pair cannot be in a text.
    guard unit < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u"), let low = hexDigits(at: position + 2), (0xDC00...0xDFFF).contains(low)
    else { return "\u{FFFD}" }
    position += 6
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private func hexDigits(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return unit
  }
}
