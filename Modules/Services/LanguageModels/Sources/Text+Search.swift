// The standard library can search for a text in a text only with its regular expressions, which would enlarge every
// program.

extension String {
  /// Whether the other text occurs in this one, byte for byte.
  func has(_ other: String) -> Bool {
    Array(utf8).offset(of: Array(other.utf8), from: 0) != nil
  }

  /// The text with every occurrence of a non-empty text replaced.
  func replacing(_ old: String, by new: String) -> String {
    let bytes = Array(utf8)
    let old = Array(old.utf8)
    var result: [UInt8] = []
    var start = 0
    while let found = bytes.offset(of: old, from: start) {
      result += bytes[start..<found] + Array(new.utf8)
      start = found + old.count
    }
    return start == 0 ? self : String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

extension [UInt8] {
  /// The offset of the first occurrence of the other bytes at or after `start`. Plain comparison: the texts are short.
  func offset(of other: [UInt8], from start: Int) -> Int? {
    guard let first = other.first, start <= count - other.count else { return nil }
    return (start...count - other.count).first { place in
      self[place] == first && self[place..<place + other.count].elementsEqual(other)
    }
  }
}
