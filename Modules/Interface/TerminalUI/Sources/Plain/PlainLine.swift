import Terminal

/// A paragraph to print.
struct PlainLine {
  var text: SafeText
  /// Text before the paragraph; further lines are indented by its width.
  var mark = SafeText()

  /// The paragraph in lines of at most `columns` cells, broken between words, with a line break after each. The text
  /// beside the mark has at least ten cells, also where that is too wide.
  func wrapped(to columns: Int) -> SafeText {
    let indent = SafeText(untrusted: String(repeating: " ", count: mark.width))
    var output = SafeText()
    for (index, line) in text.wrapped(to: max(10, columns - mark.width)).enumerated() {
      output += (index == 0 ? mark : line.isEmpty ? SafeText() : indent) + line + SafeText("\n")
    }
    return output
  }
}
