/// Reads the protocols of a file completely. It refuses unknown syntax, and names the place: otherwise a double could
/// lack a member, and only the compiler of another module would notice.
package struct ProtocolReader {
  private let file: SourceFile
  private var cursor: TokenCursor

  /// The requested protocols of a file.
  /// - Throws: `SyntaxProblem` for the first element that `ProtocolReference` cannot express.
  package static func protocols(
    in file: SourceFile, where isWanted: (Declaration) -> Bool
  ) throws(SyntaxProblem) -> [ProtocolReference] {
    var found: [ProtocolReference] = []
    for declaration in file.declarations where declaration.kind == "protocol" && isWanted(declaration) {
      var reader = ProtocolReader(file: file, cursor: TokenCursor(file, at: declaration.index + 1))
      found.append(try reader.read(declaration))
    }
    return found
  }

  private mutating func read(_ declaration: Declaration) throws(SyntaxProblem) -> ProtocolReference {
    try cursor.expectWord()
    if cursor.isAt("<") { throw cursor.problem("a protocol with associated types cannot be followed") }
    var inherited: [String] = []
    if cursor.consume(":") {
      repeat {
        let type = try cursor.type()
        inherited += type.tokens.split { $0.isSymbol("&") }.map { TypeReference(Array($0)).text }
      } while cursor.consume(",")
    }
    if cursor.isAtWord("where") { throw cursor.problem("a protocol with conditions cannot be followed") }
    try cursor.expect("{")
    let isOnMainActor = attributes(before: declaration).contains("MainActor")
    var members: [ProtocolMember] = []
    while !cursor.consume("}") {
      if cursor.consume(";") { continue }
      var member = try MemberReader.member(at: &cursor)
      member.isOnMainActor = member.isOnMainActor || isOnMainActor
      members.append(member)
    }
    return ProtocolReference(
      name: declaration.name, isPublic: declaration.isPublic, isOnMainActor: isOnMainActor, inherited: inherited,
      members: members, file: file.path.split(separator: "/").last.map(String.init) ?? file.path,
      place: file.place(declaration.line))
  }

  /// The attributes before a declaration's keyword and its modifiers.
  private func attributes(before declaration: Declaration) -> Set<String> {
    var names: Set<String> = []
    var index = declaration.index - 1
    while index > 0 {
      if file.tokens[index].isSymbol(")") {
        // The arguments of an attribute.
        while index > 1, !file.tokens[index].isSymbol("(") { index -= 1 }
        index -= 1
      }
      let isAttribute = file.tokens[index - 1].isSymbol("@")
      if isAttribute { names.insert(file.tokens[index].text) }
      guard isAttribute || ["public", "nonisolated"].contains(file.tokens[index].text) else { break }
      index -= isAttribute ? 2 : 1
    }
    return names
  }
}
