/// Reads one requirement of a protocol.
struct MemberReader {
  private var cursor: TokenCursor
  private var isOnMainActor = false
  private var isDiscardable = false
  private let start: TokenCursor

  static func member(at cursor: inout TokenCursor) throws(SyntaxProblem) -> ProtocolMember {
    var reader = MemberReader(cursor: cursor)
    let member = try reader.member()
    cursor = reader.cursor
    return member
  }

  private init(cursor: TokenCursor) { (self.cursor, start) = (cursor, cursor) }

  private mutating func member() throws(SyntaxProblem) -> ProtocolMember {
    if cursor.isAt("#") { throw cursor.problem("a condition (“#if”) in a protocol cannot be followed") }
    try readAttributes()
    try readModifiers()
    let keyword = cursor
    switch try cursor.expectWord() {
    case "func": return try function(from: keyword)
    case "var": return try property(from: keyword)
    case let other: throw keyword.problem("“\(other)” as a requirement cannot be followed: only func and var can")
    }
  }

  private mutating func readAttributes() throws(SyntaxProblem) {
    while cursor.consume("@") {
      let attribute = cursor
      switch try cursor.expectWord() {
      case "MainActor": isOnMainActor = true
      case "discardableResult": isDiscardable = true
      case let other: throw attribute.problem("the attribute “@\(other)” cannot be followed")
      }
    }
  }

  private mutating func readModifiers() throws(SyntaxProblem) {
    while let word = cursor.token, !["func", "var"].contains(word.text) {
      switch word.text {
      // A class can change itself without a modifier.
      case "mutating", "nonmutating": cursor.step()
      case "nonisolated":
        throw cursor.problem("a requirement outside the main actor cannot be followed: a double is on it")
      case "static", "class": throw cursor.problem("a requirement of the type itself cannot be followed")
      default: return
      }
    }
  }

  private mutating func function(from keyword: TokenCursor) throws(SyntaxProblem) -> ProtocolMember {
    let name = try cursor.expectWord()
    if cursor.isAt("<") { throw cursor.problem("a generic requirement cannot be followed: \(name)") }
    try cursor.expect("(")
    var parameters: [ProtocolMember.Parameter] = []
    while !cursor.consume(")") {
      parameters.append(try parameter())
      if !cursor.consume(","), !cursor.isAt(")") { throw cursor.problem("“,” or “)” is expected") }
    }
    let effects = try effects()
    var result: TypeReference?
    if cursor.isAtArrow {
      cursor.step()
      cursor.step()
      result = try type()
    }
    if cursor.isAtWord("where") { throw cursor.problem("a requirement with conditions cannot be followed: \(name)") }
    return member(name, .function(parameters), effects, result?.isVoid == true ? nil : result, keyword)
  }

  private mutating func parameter() throws(SyntaxProblem) -> ProtocolMember.Parameter {
    let label = try cursor.expectWord()
    let name = cursor.isAt(":") ? label : try cursor.expectWord()
    try cursor.expect(":")
    let type = try type()
    if cursor.isAt(".") { throw cursor.problem("a list of arguments (“...”) cannot be followed: take an array") }
    return ProtocolMember.Parameter(label: label == "_" ? nil : label, name: name, type: type)
  }

  private mutating func effects() throws(SyntaxProblem) -> ProtocolMember.Effects {
    var effects = ProtocolMember.Effects()
    if cursor.consumeWord("async") { effects.isAsync = true }
    if cursor.isAtWord("rethrows") { throw cursor.problem("“rethrows” cannot be followed") }
    if cursor.consumeWord("throws") {
      effects.isThrowing = true
      if cursor.consume("(") {
        effects.failure = try cursor.type()
        try cursor.expect(")")
      }
    }
    return effects
  }

  private mutating func property(from keyword: TokenCursor) throws(SyntaxProblem) -> ProtocolMember {
    let name = try cursor.expectWord()
    try cursor.expect(":")
    let type = try type()
    try cursor.expect("{")
    var effects = ProtocolMember.Effects()
    var isSettable = false
    while !cursor.consume("}") {
      switch try cursor.expectWord() {
      case "get": effects = try self.effects()
      case "set": isSettable = true
      case "mutating", "nonmutating": continue
      case let other: throw cursor.problem("“\(other)” of a property cannot be followed")
      }
    }
    return member(name, .property(isSettable: isSettable), effects, type, keyword)
  }

  private mutating func type() throws(SyntaxProblem) -> TypeReference {
    let start = cursor
    let type = try cursor.type()
    if type.holds("some") { throw start.problem("an opaque type (“some”) cannot be followed: use “any”") }
    return type
  }

  private func member(
    _ name: String, _ kind: ProtocolMember.Kind, _ effects: ProtocolMember.Effects, _ result: TypeReference?,
    _ keyword: TokenCursor
  ) -> ProtocolMember {
    ProtocolMember(
      name: name, kind: kind, effects: effects, result: result, isOnMainActor: isOnMainActor,
      isDiscardable: isDiscardable, place: keyword.problem("").place)
  }
}
