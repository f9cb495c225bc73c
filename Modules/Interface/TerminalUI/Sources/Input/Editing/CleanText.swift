/// Cleans text from outside for an editor: control characters are removed, and the editor's own markers are replaced by
/// U+FFFD.
///
/// Invisible characters stay: they are the user's text. They show as a sign (`Grapheme.shown`).
enum CleanText {
  /// The text with "\n" for each kind of line break, and with no other control than tabs.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isClean($0.value) }) else {
      var text = text
      text.makeContiguousUTF8()
      return text
    }
    var clean = String.UnicodeScalarView()
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == 0x0D: break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: clean.append("\n")
      case PasteTable.markers: clean.append("\u{FFFD}")
      default: if isClean(scalar.value) { clean.append(scalar) }
      }
      previous = scalar.value
    }
    return String(clean)
  }

  /// The text in one line, with a space between its lines; empty lines are left out.
  static func line(_ text: String) -> String {
    of(text).split(separator: "\n").joined(separator: " ")
  }

  private static func isClean(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, PasteTable.markers: false
    default: true
    }
  }
}
