extension [UInt8] {
  /// Whether they are only spaces, tabs and carriage returns.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

  /// Whether they are no valid UTF-8.
  var hasBrokenText: Bool { String(validating: self, as: UTF8.self) == nil }
}

extension String {
  /// The text with a line feed at each end of a line. `\r\n` is one letter for Swift, and no line feed.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isAfterReturn = false
    for byte in utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || !isAfterReturn {
        bytes.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
