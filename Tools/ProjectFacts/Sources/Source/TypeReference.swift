/// A type as written in a file: `[Avatar.ID: String]?`, `@escaping @Sendable (Int) async -> Void`.
package struct TypeReference: Equatable, Sendable {
  /// Its tokens, without leading attributes of a parameter (`@escaping`, `@autoclosure`).
  package var tokens: [Token]
  /// The names of those attributes.
  package var attributes: Set<String> = []

  package init(_ tokens: [Token]) {
    var rest = tokens[...]
    let ofParameters: Set = ["escaping", "autoclosure"]
    while let first = rest.first, first.isSymbol("@"), let name = rest.dropFirst().first,
      ofParameters.contains(name.text)
    {
      attributes.insert(name.text)
      rest = rest.dropFirst(2)
    }
    self.tokens = Array(rest)
  }

  /// The text with uniform spacing: equal types have equal texts.
  package var text: String { Self.text(of: tokens) }
}

extension TypeReference {
  /// Whether it is `Void` or `()`.
  package var isVoid: Bool { text == "Void" || text == "()" }

  /// Whether it is `T?` or `Optional<T>`, but not a function that returns an optional.
  package var isOptional: Bool { !isFunction && (tokens.last?.isSymbol("?") == true || text.hasPrefix("Optional<")) }

  /// Whether it is `(A) -> B`, by itself. A function in parentheses or brackets is a tuple, an optional, or a list of
  /// functions.
  package var isFunction: Bool {
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      let endsArrow = token.text == ">" && index > 0 && tokens[index - 1].isSymbol("-")
      if endsArrow, depth == 0 { return true }
      if "([<".contains(token.text) { depth += 1 }
      if ")]>".contains(token.text), !endsArrow { depth -= 1 }
    }
    return false
  }

  /// Whether it contains a function.
  package var holdsFunction: Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.isSymbol("-") && $1.isSymbol(">") }
  }

  /// Whether it contains a word.
  package func holds(_ word: String) -> Bool { tokens.contains { $0.isWord(word) } }

  /// The tokens in brackets, if the whole type is in brackets.
  private var bracketed: ArraySlice<Token>? {
    guard tokens.first?.isSymbol("[") == true, tokens.last?.isSymbol("]") == true else { return nil }
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.isSymbol("[") { depth += 1 }
      if token.isSymbol("]") { depth -= 1 }
      if depth == 0 { return index == tokens.count - 1 ? tokens[1..<index] : nil }
    }
    return nil
  }

  /// `[T]` or `[K: V]`.
  package var isList: Bool { bracketed != nil }

  /// `[K: V]`.
  package var isDictionary: Bool {
    var depth = 0
    for token in bracketed ?? [] where token.kind == .symbol {
      if "([".contains(token.text) { depth += 1 }
      if ")]".contains(token.text) { depth -= 1 }
      if token.text == ":", depth == 0 { return true }
    }
    return false
  }

  private static func text(of tokens: [Token]) -> String {
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0, needsSpace(in: tokens, before: index) { text += " " }
      text += token.text
    }
    return text
  }

  private static func needsSpace(in tokens: [Token], before index: Int) -> Bool {
    let (left, right) = (tokens[index - 1], tokens[index])
    let endsArrow = left.isSymbol(">") && index > 1 && tokens[index - 2].isSymbol("-")
    let startsArrow = right.isSymbol("-")
    if endsArrow || startsArrow { return true }
    if left.kind == .symbol, ",:&".contains(left.text) { return true }
    if right.isSymbol("&") { return true }
    if left.kind == .word, right.kind == .word { return true }
    if left.kind == .word, right.isSymbol("@") || right.isSymbol("[") { return true }
    if left.kind == .word, right.isSymbol("(") {
      // Without the space, the parentheses would hold the attribute's arguments.
      return index > 1 && tokens[index - 2].isSymbol("@") || ["any", "sending"].contains(left.text)
    }
    return left.kind == .symbol && ")]>".contains(left.text) && right.kind == .word
  }
}
