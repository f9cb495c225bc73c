import Terminal

/// A paragraph on its way to the terminal.
struct PlainLine {
  var text: SafeText
  /// What stands before it; further lines begin below its end.
  var mark = SafeText()

  /// The paragraph in lines of so many columns, broken between words, with a line break after each.
  func wrapped(to columns: Int) -> SafeText {
    let indent = SafeText(untrusted: String(repeating: " ", count: mark.width))
    var output = SafeText()
    for (index, line) in text.wrapped(to: max(10, columns - mark.width)).enumerated() {
      output += (index == 0 ? mark : line.isEmpty ? SafeText() : indent) + line + SafeText("\n")
    }
    return output
  }
}
