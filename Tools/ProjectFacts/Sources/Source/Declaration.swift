/// A declaration outside function bodies: a type, one of its members, an import.
package struct Declaration: Sendable {
  /// The keyword: `protocol`, `struct`, `class`, `enum`, `actor`, `extension`, `func`, `var`, `import` …
  package var kind: String
  /// The declared name, the extended type, or the imported module.
  package var name: String
  package var modifiers: Set<String>
  /// The types and extensions around it, outermost first.
  package var enclosing: [Scope]
  package var line: Int
  /// The index of the keyword among the tokens of its file.
  package var index: Int
  /// The tokens from the name to the end: for a requirement, all of it; else up to the body.
  package var signature: [Token]

  /// A type or an extension around a member.
  package struct Scope: Sendable {
    package var kind: String
    package var name: String
    package var isPublic: Bool
  }

  package static let types: Set = ["protocol", "struct", "class", "enum", "actor", "typealias"]

  package var isType: Bool { Self.types.contains(kind) }

  /// Whether it is public. A member of a public protocol or of a `public extension` is public without a keyword. The
  /// cases of a public enumeration do not count.
  package var isPublic: Bool {
    if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
    guard modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"]) else { return false }
    guard let scope = enclosing.last, scope.isPublic else { return false }
    return scope.kind == "protocol" || scope.kind == "extension"
  }
}
