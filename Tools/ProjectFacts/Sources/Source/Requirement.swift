/// A member that a feature's protocol requires, in a form in which equal requirements are equal texts.
package struct Requirement: Sendable {
  package var feature: String
  package var protocolName: String
  /// As `func avatars(in: Category) -> [Avatar]` or `var name: String`. `async` and `throws` are left out: one body
  /// without effects satisfies requirements with them, so they do not distinguish two members.
  package var signature: String
  package var place: String

  /// The requirements of the public `…Interactor` and `…Router` protocols in a file.
  package static func requirements(in file: SourceFile, feature: String) -> [Requirement] {
    file.declarations.compactMap { declaration in
      guard let scope = declaration.enclosing.last, scope.kind == "protocol", scope.isPublic,
        scope.name.hasSuffix("Interactor") || scope.name.hasSuffix("Router"),
        let signature = signature(of: declaration)
      else { return nil }
      return Requirement(
        feature: feature, protocolName: scope.name, signature: signature, place: file.place(declaration.line))
    }
  }

  package static func signature(of declaration: Declaration) -> String? {
    let prefix = declaration.modifiers.contains("static") ? "static " : ""
    switch declaration.kind {
    case "var":
      return "\(prefix)var \(spelled(declaration.signature))"
    case "func", "init", "subscript":
      guard let open = declaration.signature.firstIndex(where: { $0.isSymbol("(") }) else { return nil }
      let close = end(of: declaration.signature, from: open)
      let head = declaration.signature[..<open]
      let parameters = split(declaration.signature[(open + 1)..<close]).map(parameter).joined(separator: ", ")
      let name = declaration.kind == "func" ? "func \(spelled(Array(head)))" : declaration.kind
      return "\(prefix)\(name)(\(parameters))\(result(declaration.signature[close...].dropFirst()))"
    default: return nil
    }
  }
}

extension Requirement {
  /// The index of the parenthesis that closes the one at `open`, or the end.
  private static func end(of tokens: [Token], from open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].isSymbol("(") { depth += 1 }
      if tokens[index].isSymbol(")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return tokens.count
  }

  private static func split(_ tokens: ArraySlice<Token>) -> [[Token]] {
    var depth = 0
    var parts: [[Token]] = [[]]
    for (index, token) in zip(tokens.indices, tokens) {
      let closesArrow = token.isSymbol(">") && index > tokens.startIndex && tokens[index - 1].isSymbol("-")
      if token.kind == .symbol, "([<".contains(token.text) { depth += 1 }
      if token.kind == .symbol, ")]>".contains(token.text), !closesArrow { depth -= 1 }
      if depth == 0, token.isSymbol(",") { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The label and the type, which a caller sees, without the parameter's own name.
  private static func parameter(_ tokens: [Token]) -> String {
    guard let colon = tokens.firstIndex(where: { $0.isSymbol(":") }), let label = tokens.first else {
      return spelled(tokens)
    }
    return "\(label.text): \(spelled(Array(tokens[(colon + 1)...])))"
  }

  /// ` -> T`, or nothing for a function without a result.
  private static func result(_ tokens: ArraySlice<Token>) -> String {
    guard let dash = tokens.firstIndex(where: { $0.isSymbol("-") }) else { return "" }
    let type = spelled(Array(tokens[(dash + 2)...]))
    return type == "Void" || type == "()" ? "" : " -> \(type)"
  }

  private static let attributes: Set = ["escaping", "Sendable", "MainActor", "autoclosure"]

  /// The tokens with uniform spacing and without attributes, which do not make another member.
  package static func spelled(_ tokens: [Token]) -> String {
    var text = ""
    var previous: Token?
    for (index, token) in tokens.enumerated() {
      if token.isSymbol("@") || token.isWord("sending") { continue }
      if token.kind == .word, attributes.contains(token.text), index > 0, tokens[index - 1].isSymbol("@") { continue }
      if let previous, needsSpace(previous, token) { text += " " }
      text += token.text
      previous = token
    }
    return text
  }

  private static func needsSpace(_ left: Token, _ right: Token) -> Bool {
    if left.kind == .word, right.kind == .word { return true }
    if left.kind == .symbol, ",:&=".contains(left.text) { return true }
    if right.kind == .symbol, "&=".contains(right.text) { return true }
    if right.isSymbol("-") || left.isSymbol(">") && right.kind == .word { return true }
    return left.isSymbol(")") && right.kind == .word
  }
}
