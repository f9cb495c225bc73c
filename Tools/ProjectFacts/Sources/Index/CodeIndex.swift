/// The compiler's index of a build: its declarations and their uses.
package struct CodeIndex: Sendable {
  /// A symbol, by its place in `symbols`.
  package typealias ID = Int

  package struct Symbol: Sendable {
    /// As `choose(_:in:)`.
    package var name: String
    package var kind: Kind
  }

  package enum Kind: UInt32, Sendable {
    case enumeration = 5
    case structure = 6
    case `class` = 7
    case `protocol` = 8
    case `typealias` = 11
    case function = 12
    case variable = 13
    case enumCase = 15
    case method = 16
    case classMethod = 17
    case staticMethod = 18
    case property = 19
    case classProperty = 20
    case staticProperty = 21
    case initializer = 22
    /// Kinds that no rule needs: modules, parameters, extensions, deinitialisers, associated types.
    case other = 0

    package var isType: Bool { [.enumeration, .structure, .class, .protocol, .typealias].contains(self) }
  }

  /// The declaration of a symbol.
  package struct Definition: Sendable {
    package var symbol: ID
    /// The path, from the project's top.
    package var file: String
    package var line: Int
    /// Whether the compiler generated it: an accessor, a memberwise initialiser.
    package var isImplicit: Bool
    /// The type, or the extension of one, that it is a member of.
    package var parent: ID?
    /// The property of an accessor.
    package var property: ID?
    /// The requirements that it implements, and the members of superclasses that it overrides.
    package var overrides: [ID]
  }

  /// One mention of a symbol.
  package struct Use: Sendable {
    package var symbol: ID
    package var file: String
    package var line: Int
    /// The declarations around it: a function's body, a property's type. Empty at the top of a file.
    package var containers: [ID]
  }

  /// A requirement that a type implements with a member declared elsewhere: in a superclass or a protocol's extension.
  package struct Witness: Sendable {
    package var member: ID
    package var requirement: ID
  }

  package var symbols: [Symbol] = []
  package var definitions: [Definition] = []
  package var uses: [Use] = []
  package var witnesses: [Witness] = []
  /// The type that each extension extends.
  package var extensions: [ID: ID] = [:]
  /// The inherited types and the conformances of each type, or extension of one, as written.
  package var bases: [ID: [ID]] = [:]
  /// The indexed files.
  package var files: Set<String> = []

  package init() {}
}
