import Entities

/// The keys of an entry as a text: one in each line. A user may also write several in a line, with commas between them,
/// as in SillyTavern.
enum LorebookKeys {
  static func text(of keys: [String]) -> String { keys.joined(separator: "\n") }

  /// The keys in a text.
  /// - Parameter original: The keys that the text showed first. Those that the user left alone stay as they are, with
  ///   commas, spaces around them and line breaks.
  static func keys(in text: String, from original: [String]) -> [String] {
    if text == Self.text(of: original) { return original }
    let known = Set(original)
    return text.split(whereSeparator: \.isNewline).flatMap { line in
      known.contains(String(line)) ? [String(line)] : keys(inLine: line)
    }
  }

  /// Divides a line at its commas, except those in a regular expression.
  private static func keys(inLine line: Substring) -> [String] {
    var keys: [String] = []
    var parts = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)[...]
    while !parts.isEmpty {
      // The parts up to the end of an expression are one key.
      let count =
        parts.first?.trimmed.first == "/"
        ? (1...parts.count).first { isPattern(parts.prefix($0).joined(separator: ",").trimmed) } ?? 1 : 1
      keys.append(parts.prefix(count).joined(separator: ",").trimmed)
      parts = parts.dropFirst(count)
    }
    return keys.filter { !$0.isEmpty }
  }

  /// Whether a text is a regular expression with slashes around it and with flags, as lorebooks have them.
  private static func isPattern(_ text: String) -> Bool {
    guard let end = text.lastIndex(of: "/"), end > text.startIndex else { return false }
    let inside = text[text.index(after: text.startIndex)..<end], flags = text[text.index(after: end)...]
    var isEscaped = false
    for character in inside {
      if character == "/", !isEscaped { return false }
      isEscaped = character == "\\" && !isEscaped
    }
    return !inside.isEmpty && !isEscaped && flags.allSatisfy("gimsuy".contains) && Set(flags).count == flags.count
  }
}
