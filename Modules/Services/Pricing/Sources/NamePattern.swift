/// A name in which `*` stands for any characters, or none. Small and capital letters are the same.
struct NamePattern: Hashable, Sendable {
  /// It as it was written.
  let text: String
  private let pattern: [UInt8]

  init(_ text: String) {
    self.text = text
    pattern = Array(text.lowercased().utf8)
  }

  /// Whether a name fits. It takes no longer than both lengths multiplied, whatever the pattern is.
  func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased().utf8)
    var (place, at) = (0, 0)
    // Where the last `*` is, and how much of the name it has taken so far.
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
