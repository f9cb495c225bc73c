import FeatureKit

/// Text in the source of a manual page.
enum Roff {
  /// The longest line of the source, in bytes as `mandoc -Tlint` counts them: a Hangul syllable has eight.
  private static let width = 78

  /// Plain text without requests and escapes, in lines of readable length.
  static func text(_ text: String) -> String {
    var lines: [(words: String, length: Int)] = []
    for word in text.split(separator: " ") {
      let escaped = escaped(String(word))
      let length = escaped.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
      if let last = lines.last, last.length + 1 + length <= width {
        lines[lines.count - 1] = (last.words + " " + escaped, last.length + 1 + length)
      } else {
        lines.append((escaped, length))
      }
    }
    return lines.map { lineSafe($0.words) }.joined(separator: "\n")
  }

  /// A line to copy: its quotes and dashes are not typeset.
  static func code(_ line: String) -> String {
    lineSafe(
      escaped(line, [("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("~", "\\(ti"), ("^", "\\(ha"), ("\"", "\\(dq")]))
  }

  static func bold(_ text: String) -> String { "\\fB" + code(text) + "\\fR" }
  static func italic(_ text: String) -> String { "\\fI" + escaped(text) + "\\fR" }

  static func option(_ option: CommandOption) -> String {
    let letter = option.letter.map { bold("-\($0)") + ", " } ?? ""
    return letter + bold("--" + option.name) + (option.value.map { " " + italic($0) } ?? "")
  }

  private static func escaped(_ text: String, _ more: [(Character, String)] = []) -> String {
    text.map { character in
      if character == "\\" { return "\\e" }
      if character == "…" { return "\\&..." }
      return more.first { $0.0 == character }?.1 ?? String(character)
    }.joined()
  }

  /// The line without the form of a request: a dot or a quote at its beginning would make one.
  private static func lineSafe(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
