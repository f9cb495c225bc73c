/// A declaration outside function bodies: a type, one of its members, an import.
struct Declaration: Sendable {
  /// The keyword: `protocol`, `struct`, `class`, `enum`, `actor`, `extension`, `func`, `var`, `import` …
  var kind: String
  /// The declared name, the extended type, or the imported module.
  var name: String
  var modifiers: Set<String>
  /// The types and extensions around it, outermost first.
  var enclosing: [Scope]
  var line: Int
  /// From the name to the end: for a requirement, the whole of it; else up to the body.
  var signature: [Token]

  /// A type or an extension around a member.
  struct Scope: Sendable {
    var kind: String
    var name: String
    var isPublic: Bool
  }

  static let types: Set = ["protocol", "struct", "class", "enum", "actor", "typealias"]

  var isType: Bool { Self.types.contains(kind) }

  /// Other modules can name it. A member of a public protocol or of a `public extension` is public by itself.
  var isPublic: Bool {
    if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
    guard modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"]) else { return false }
    guard let scope = enclosing.last, scope.isPublic else { return false }
    return scope.kind == "protocol" || scope.kind == "extension"
  }
}
