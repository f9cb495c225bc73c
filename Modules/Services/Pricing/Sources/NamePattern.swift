/// A name in which `*` matches any characters, or none. Case is ignored.
struct NamePattern: Hashable, Sendable {
  /// The pattern as the user wrote it.
  let text: String
  private let pattern: [UInt8]

  init(_ text: String) {
    self.text = text
    pattern = Array(text.lowercased().utf8)
  }

  /// Whether a name matches. The time is bounded by the product of both lengths, for any pattern.
  func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased().utf8)
    var (place, at) = (0, 0)
    // The position of the last `*`, and the end of what it has matched so far.
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == name[at] {
        (place, at) = (place + 1, at + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (place, at) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
