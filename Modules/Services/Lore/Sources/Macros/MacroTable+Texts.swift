extension MacroTable {
  static let texts: [String: MacroDefinition] = [
    "newline": repeated("\n"),
    "space": repeated(" "),
    "noop": MacroDefinition { _ in "" },
    // Alone it is removed at the end, with the line breaks around it; a content was trimmed already.
    "trim": MacroDefinition(0...1) { _, arguments in
      arguments.first ?? String(decoding: MacroExpander.trim, as: UTF8.self)
    },
    "reverse": MacroDefinition(1...1) { _, arguments in
      String(String.UnicodeScalarView(arguments[0].unicodeScalars.reversed()))
    },
    "//": MacroDefinition(0...2) { _, _ in "" },
    "comment": MacroDefinition(1...Int.max) { _, _ in "" },
    "hidden_key": MacroDefinition(1...1) { run, arguments in
      run.hiddenKeys.append(arguments[0])
      return ""
    },
    "if": MacroDefinition(lazily: 2...2) { run, call in
      run.branch(of: call, if: run.isTrue(call))
    },
    // It divides the content of `if`; anywhere else it is nothing.
    "else": MacroDefinition { _ in "" },
  ]

  private static func repeated(_ text: String) -> MacroDefinition {
    MacroDefinition(0...1) { run, arguments in
      guard let count = ScriptNumber(arguments.first ?? "1").flatMap({ Int(exactly: $0.value) }), count >= 0,
        count <= run.limits.bytes
      else { return nil }
      return String(repeating: text, count: count)
    }
  }
}

extension MacroRun {
  /// Whether the condition of an `if` is true. An empty one, `false`, `0`, `off` and `no` are false. The name of a
  /// macro or a variable stands for its value, and `!` negates.
  fileprivate mutating func isTrue(_ call: MacroCall) -> Bool {
    guard case .tag(var range) = call.arguments[0] else { return false }
    let bytes = call.source.bytes
    let isNegated = range.first.map { bytes[$0] == "!" } ?? false
    if isNegated { range = (range.lowerBound + 1..<range.upperBound).trimmed(in: bytes) }
    var condition = evaluate(call.source, call.node.children, in: range).trimmedLikeScript
    let name = condition.lowercased()
    if let first = condition.first, first == "." || first == "$" {
      let variable = String(condition.dropFirst())
      let letters = Array(variable.utf8)
      if !letters.isEmpty, MacroName.endOfVariable(letters, from: 0) == letters.count {
        condition = variables.shown(variable, in: first == "." ? .chat : .global) ?? ""
      }
    } else if let definition = MacroTable.definitions[name], definition.arguments.contains(0) {
      condition = expand("{{\(name)}}")
    }
    let isFalse = ["", "false", "0", "off", "no"].contains(condition.trimmedLikeScript.lowercased())
    return isFalse == isNegated
  }

  /// The chosen part of an `if`, the only one whose macros are evaluated.
  fileprivate mutating func branch(of call: MacroCall, if isTrue: Bool) -> String {
    let whole: Range<Int>
    let nodes: [MacroNode]
    switch call.arguments[1] {
    case .tag(let range): (whole, nodes) = (range, call.node.children)
    case .content(let content): (whole, nodes) = (content.range, content.nodes)
    }
    let divider = nodes.first {
      $0.head == .name("else") && $0.content == nil && $0.tag.lowerBound >= whole.lowerBound
        && $0.tag.upperBound <= whole.upperBound
    }?.tag
    let range: Range<Int>
    if isTrue {
      range = whole.lowerBound..<(divider?.lowerBound ?? whole.upperBound)
    } else {
      guard let divider else { return "" }
      range = divider.upperBound..<whole.upperBound
    }
    let text = evaluate(call.source, nodes, in: range)
    return call.node.keepsSpace ? text : text.trimmedScope
  }
}

extension String {
  /// The content of a scope: trimmed, and every line without the indentation of the first line that is not blank.
  var trimmedScope: String {
    // As bytes: the two characters that end a line in Windows are one letter for Swift.
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    let isIndent = { (letter: Character) in letter == " " || letter == "\t" }
    guard let first = lines.first(where: { $0.contains { !$0.isWhitespace } }) else { return "" }
    let indent = first.prefix(while: isIndent).count
    guard indent > 0 else { return trimmedLikeScript }
    return lines.map { $0.dropFirst(Swift.min(indent, $0.prefix(while: isIndent).count)) }.joined(separator: "\n")
      .trimmedLikeScript
  }
}
