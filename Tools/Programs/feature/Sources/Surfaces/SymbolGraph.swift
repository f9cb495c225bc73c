/// The compiler's description of a module's public declarations, as far as `feature surfaces` needs it.
///
/// The format is that of `swift symbolgraph-extract`: https://github.com/swiftlang/swift-docc-symbolkit
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var kind: Kind
    var identifier: Identifier
    /// The names from the outermost type inwards: `["ExploreBuilder", "category(_:at:)"]`.
    var pathComponents: [String]
    /// The declaration, in pieces.
    var declarationFragments: [Fragment]
  }

  struct Kind: Decodable { var identifier: String }
  struct Identifier: Decodable { var precise: String }
  struct Fragment: Decodable { var spelling: String }

  /// A relation between two symbols: a member, a requirement, a conformance.
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The name of the target, if it belongs to another module.
    var targetFallback: String?
  }
}
