/// Keeps a reply in a group to the words of its speaker. It removes the speaker's own name at the beginning, and ends
/// the reply before a line of another participant. Each piece costs the same, however long the reply is.
struct SpeechGuard: Sendable {
  /// The names of the speaker, and of all others.
  private let own: [String], others: [String]
  /// The scalars of a line that are compared with names.
  private let reach: Int
  /// The bytes before the last line, and those in which line breaks were looked for.
  private var lineStart = 0, scanned = 0

  init(own: [String], others: [String]) {
    self.own = own.filter { !$0.isEmpty }
    self.others = others.filter { name in !name.isEmpty && !own.contains(name) }
    reach = 32 + (self.own + self.others).reduce(0) { max($0, $1.unicodeScalars.count) }
  }

  /// Checks a text that has grown at its end. The name of the speaker is removed once something follows it.
  /// - Returns: The name of the participant before whose line the text was cut; nil where it goes on.
  mutating func check(_ text: inout String) -> String? {
    if lineStart == 0, let label = label(in: text[...], of: own), label.end < text.endIndex {
      text.removeSubrange(..<label.end)
      scanned = 0
    }
    while true {
      let start = text.utf8.index(text.startIndex, offsetBy: min(lineStart, text.utf8.count))
      if let label = label(in: text[start...], of: others) {
        text = String(text[..<start])
        while text.last?.isWhitespace == true { text.removeLast() }
        return label.name
      }
      let rest = text.utf8.dropFirst(max(lineStart, min(scanned, text.utf8.count)))
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      lineStart = text.utf8.distance(from: text.startIndex, to: end) + 1
    }
    scanned = text.utf8.count
    return nil
  }

  /// The name at the beginning of a line with its colon, with or without marks of Markdown, and the end of both.
  private func label(in text: Substring, of names: [String]) -> (name: String, end: Substring.Index)? {
    let line = Substring(text.unicodeScalars.prefix(reach)).prefix { !$0.isNewline }
    let beginning = line.drop { $0 == " " || $0 == "\t" || Self.marks.contains($0) }
    for name in names where beginning.hasPrefix(name) {
      let rest = beginning.dropFirst(name.count).drop { $0 == " " || Self.marks.contains($0) }
      guard rest.first == ":" || rest.first == "：" else { continue }
      return (name, rest.dropFirst().drop { $0 == " " || $0 == "*" || $0 == "_" }.startIndex)
    }
    return nil
  }

  private static let marks: Set<Character> = ["*", "_", "[", "]", ">", "#"]
}
