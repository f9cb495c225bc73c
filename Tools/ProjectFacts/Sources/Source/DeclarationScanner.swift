/// Finds declarations by their keywords, where a declaration is possible: at the top of a file and directly inside
/// types. Function bodies, closures and accessors are skipped.
package struct DeclarationScanner {
  private enum Scope {
    case type(Declaration.Scope)
    case code
  }

  private let tokens: [Token]
  private var found: [Declaration] = []
  private var scopes: [Scope] = []
  private var depth = 0
  private var modifiers: Set<String> = []
  /// A type before its opening brace.
  private var pending: Declaration.Scope?

  package static func declarations(in tokens: [Token]) -> [Declaration] {
    var scanner = DeclarationScanner(tokens: tokens)
    scanner.scan()
    return scanner.found
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private static let access: Set = ["public", "open", "private", "fileprivate", "internal", "package"]
  private static let others: Set = [
    "static", "final", "indirect", "nonisolated", "mutating", "override", "convenience",
  ]
  private static let members: Set = ["func", "var", "let", "init", "subscript", "case", "associatedtype"]

  private mutating func scan() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .symbol {
        follow(token)
      } else if token.kind == .word, depth == 0, !isInCode {
        index = read(at: index)
      }
      index += 1
    }
  }

  private var isInCode: Bool {
    if case .code = scopes.last { true } else { false }
  }

  private mutating func follow(_ token: Token) {
    switch token.text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "{":
      // A brace inside parentheses belongs to a closure, and so does one that follows no type's header.
      scopes.append(depth == 0 ? pending.map(Scope.type) ?? .code : .code)
      if depth == 0 { pending = nil }
      stack.append(depth)
      depth = 0
    case "}":
      if !scopes.isEmpty { scopes.removeLast() }
      depth = stack.popLast() ?? 0
    default: break
    }
  }

  /// The depth in parentheses of each open brace.
  private var stack: [Int] = []

  /// Reads a keyword, and returns the index of the last token that it used.
  private mutating func read(at index: Int) -> Int {
    let word = tokens[index].text
    if index > 0, tokens[index - 1].isSymbol(".") || tokens[index - 1].isSymbol("@") { return index }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if Self.access.contains(word) || Self.others.contains(word) {
      if isModifier(at: index) { modifiers.insert(word) }
    } else if word == "class", let next, Self.members.contains(next.text) {
      modifiers.insert("static")
    } else if word == "import" {
      return readImport(at: index)
    } else if word == "init" || word == "subscript" {
      declare(word, name: word, at: index)
    } else if Declaration.types.contains(word) || word == "extension" || Self.members.contains(word), let next {
      guard next.kind == .word || word == "func" else { return index }
      return readNamed(word, at: index)
    }
    return index
  }

  /// `open` in `var file = open(path)` is a function.
  private func isModifier(at index: Int) -> Bool {
    guard index > 0, !tokens[index].startsLine else { return true }
    let previous = tokens[index - 1]
    return previous.kind == .word || [")", "{", ";"].contains(previous.text)
  }

  private mutating func readNamed(_ keyword: String, at index: Int) -> Int {
    var last = index + 1
    var name = tokens[last].text
    while keyword == "extension", last + 2 < tokens.count, tokens[last + 1].isSymbol(".") {
      name += "." + tokens[last + 2].text
      last += 2
    }
    declare(keyword, name: name, at: index)
    return last
  }

  /// `import A`, `import struct A.B`, `@testable import A`.
  private mutating func readImport(at index: Int) -> Int {
    let kinds = Declaration.types.union(["func", "var", "let"])
    var name = index + 1
    if name + 1 < tokens.count, kinds.contains(tokens[name].text), !tokens[name + 1].startsLine { name += 1 }
    guard name < tokens.count, tokens[name].kind == .word else { return index }
    declare("import", name: tokens[name].text, at: index)
    return name
  }

  private mutating func declare(_ kind: String, name: String, at index: Int) {
    let enclosing = scopes.compactMap { if case .type(let scope) = $0 { scope } else { nil } }
    let declaration = Declaration(
      kind: kind, name: name, modifiers: modifiers, enclosing: enclosing, line: tokens[index].line,
      index: index, signature: signature(from: index + 1))
    found.append(declaration)
    modifiers = []
    if Declaration.types.contains(kind) && kind != "typealias" || kind == "extension" {
      pending = Declaration.Scope(kind: kind, name: name, isPublic: declaration.isPublic)
    } else {
      pending = nil
    }
  }

  /// The tokens up to the body, the next declaration or the end of the type around it.
  private func signature(from start: Int) -> [Token] {
    var depth = 0
    var end = start
    while end < tokens.count {
      let token = tokens[end]
      if depth == 0, token.isSymbol("{") || token.isSymbol("}") || token.isSymbol(";") { break }
      if token.isSymbol("(") || token.isSymbol("[") { depth += 1 }
      if token.isSymbol(")") || token.isSymbol("]") { depth -= 1 }
      if depth == 0, end > start, token.startsLine, !continues(token, after: tokens[start..<end]) { break }
      end += 1
    }
    return Array(tokens[start..<end])
  }

  /// A requirement has no body to end it: it ends at a new line, unless the line continues it.
  private func continues(_ token: Token, after read: ArraySlice<Token>) -> Bool {
    if ["async", "throws", "rethrows", "where"].contains(token.text) { return true }
    if token.kind == .symbol { return !["@", "#"].contains(token.text) }
    let end = read.suffix(2).map { $0.kind == .symbol ? $0.text : " " }.joined()
    return end == "->" || [",", ":", "&", "="].contains { end.hasSuffix($0) }
  }
}
