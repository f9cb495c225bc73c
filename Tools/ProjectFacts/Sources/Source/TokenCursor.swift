/// A position among the tokens of a file, and small steps for reading on from it.
struct TokenCursor {
  private let file: SourceFile
  private(set) var index: Int

  init(_ file: SourceFile, at index: Int) {
    (self.file, self.index) = (file, index)
  }

  var token: Token? { index < file.tokens.count ? file.tokens[index] : nil }
  var next: Token? { index + 1 < file.tokens.count ? file.tokens[index + 1] : nil }

  /// A problem with the token here.
  func problem(_ reason: String) -> SyntaxProblem {
    SyntaxProblem(at: file.place((token ?? file.tokens.last)?.line ?? 1), reason)
  }

  func isAt(_ symbol: String) -> Bool { token?.isSymbol(symbol) == true }

  func isAtWord(_ word: String) -> Bool { token?.isWord(word) == true }

  var isAtArrow: Bool { isAt("-") && next?.isSymbol(">") == true }

  mutating func step() { index += 1 }

  mutating func consume(_ symbol: String) -> Bool {
    guard isAt(symbol) else { return false }
    index += 1
    return true
  }

  mutating func consumeWord(_ word: String) -> Bool {
    guard isAtWord(word) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ symbol: String) throws(SyntaxProblem) {
    guard consume(symbol) else { throw problem("“\(symbol)” is expected, not “\(token?.text ?? "the end")”") }
  }

  @discardableResult mutating func expectWord() throws(SyntaxProblem) -> String {
    guard let token, token.kind == .word else { throw problem("a name is expected, not “\(token?.text ?? "the end")”") }
    index += 1
    return token.text
  }
}

// MARK: - Types

extension TokenCursor {
  /// Reads a type: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/types
  mutating func type() throws(SyntaxProblem) -> TypeReference {
    let start = index
    try skipType()
    return TypeReference(Array(file.tokens[start..<index]))
  }

  private mutating func skipType() throws(SyntaxProblem) {
    while true {
      if consume("@") { try expectWord() } else if !consumeSpecifier() { break }
    }
    try skipSimpleType()
    while consume("&") { try skipSimpleType() }
    let mark = index
    if consumeWord("async"), !isAtWord("throws"), !isAtArrow { index = mark }
    if consumeWord("throws"), isAt("(") { try skipBalanced() }
    guard isAtArrow else {
      index = mark
      return
    }
    index += 2
    try skipType()
  }

  private mutating func consumeSpecifier() -> Bool {
    consumeWord("any") || consumeWord("some") || consumeWord("sending")
  }

  private mutating func skipSimpleType() throws(SyntaxProblem) {
    _ = consume("~")
    if isAt("(") || isAt("[") {
      try skipBalanced()
    } else {
      if ["inout", "borrowing", "consuming", "isolated", "repeat", "each"].contains(token?.text ?? "") {
        throw problem("“\(token?.text ?? "")” cannot be followed")
      }
      try expectWord()
      if isAt("<") { try skipBalanced() }
    }
    while true {
      if isAt("?") || isAt("!") {
        index += 1
      } else if isAt("."), next?.kind == .word {
        index += 2
        if isAt("<") { try skipBalanced() }
      } else {
        return
      }
    }
  }

  /// Skips from an opening bracket to the token after its closing bracket.
  private mutating func skipBalanced() throws(SyntaxProblem) {
    let start = self
    var depth = 0
    while let token {
      if isAtArrow {
        index += 2
        continue
      }
      if token.kind == .symbol, "([<".contains(token.text) { depth += 1 }
      if token.kind == .symbol, ")]>".contains(token.text) { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
    throw start.problem("nothing closes “\(start.token?.text ?? "")”")
  }
}
