import ProjectFacts

/// The source text of members in the doubles.
extension ProtocolMember {
  /// `async throws`, with a space before it, or nothing.
  var effectsText: String {
    let failure = effects.failure.map { "(\($0.text))" } ?? ""
    return (effects.isAsync ? " async" : "") + (effects.isThrowing ? " throws\(failure)" : "")
  }

  /// `try await`, with a space after it, or nothing.
  var callMarks: String { (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "") }

  var resultText: String { result.map { " -> \($0.text)" } ?? "" }

  /// The head of a function that conforms: `func showChat(with avatar: Avatar)`.
  var head: String {
    let list = parameters.map { "\($0.sourceNames.escapedLast): \($0.typeText)" }.joined(separator: ", ")
    let attribute = isDiscardable ? "@discardableResult " : ""
    return "\(attribute)public func \(name.escaped)(\(list))\(effectsText)\(resultText)"
  }

  /// `@MainActor (Avatar) async -> Bool`: the type of the closure that implements the member.
  var closureType: String {
    let list = parameters.map(\.typeText).joined(separator: ", ")
    return "@MainActor (\(list))\(effectsText) -> \(result?.text ?? "Void")"
  }

  /// The closure's arguments.
  var arguments: String { parameters.map(\.name.escaped).joined(separator: ", ") }
}

extension ProtocolMember.Parameter {
  /// With `@escaping`, which function types may have.
  var typeText: String { (type.attributes.contains("escaping") ? "@escaping " : "") + type.text }
}

extension TypeReference {
  /// The default answer where a test sets none; nil when there is no obvious one.
  var emptyValue: String? {
    if isVoid { return "()" }
    if isOptional { return "nil" }
    if isDictionary { return "[:]" }
    if isList { return "[]" }
    let numbers: Set = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    ]
    let name = text.prefix { $0 != "<" }
    switch name {
    case "Bool": return "false"
    case "String": return "\"\""
    case "Array", "Set": return "[]"
    case "Dictionary": return "[:]"
    case "AsyncStream": return "AsyncStream { $0.finish() }"
    case "AsyncThrowingStream": return "AsyncThrowingStream { $0.finish() }"
    default: return numbers.contains(text) ? "0" : nil
    }
  }
}

extension String {
  /// Words that are names only between backticks.
  /// Source: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure#Keywords-and-Punctuation
  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// As a name in a declaration or a use.
  var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  /// The second of two names, or the only one, escaped.
  fileprivate var escapedLast: String {
    guard let space = firstIndex(of: " ") else { return escaped }
    return self[...space] + String(self[index(after: space)...]).escaped
  }

  /// With a capital first letter.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
