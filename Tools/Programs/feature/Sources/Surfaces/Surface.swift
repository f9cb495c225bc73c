/// The public surface of a module: one entry for each public declaration and each conformance.
struct Surface: Equatable {
  /// In the order of their paths, so that a type's members follow it.
  var entries: [Entry]

  struct Entry: Equatable {
    /// The names from the outermost type inwards.
    var path: [String]
    /// The declaration on one line: `@MainActor func showChat(with avatar: Avatar)`.
    var declaration: String
  }
}

extension Surface.Entry {
  /// The order of a surface: a type's members follow it.
  static func isBefore(_ one: Surface.Entry, _ other: Surface.Entry) -> Bool {
    (one.path.joined(separator: "."), one.line) < (other.path.joined(separator: "."), other.line)
  }

  /// The names of the type that it is a member of.
  var parentPath: [String] { Array(path.dropLast()) }

  /// The protocol, if the entry is a conformance.
  var conformance: String? {
    path.last?.isEmpty == true && declaration.hasPrefix("is ") ? String(declaration.dropFirst(3)) : nil
  }

  /// The type that it is a member of, as `CategoryParameters`; empty at top level.
  var parent: String { parentPath.joined(separator: ".") }

  /// The text that distinguishes it from others: `ExploreRouter: @MainActor func showChat(with avatar: Avatar)`.
  var line: String { parent.isEmpty ? declaration : "\(parent): \(declaration)" }
}

extension Surface {
  /// - Parameter graphs: The module's own graph, and those of its extensions of other modules' types.
  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    let relationships = graphs.flatMap(\.relationships)
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.pathComponents) }) { first, _ in first }
    entries = symbols.map { symbol in
      Entry(
        path: symbol.pathComponents,
        declaration: Self.oneLine(symbol.declarationFragments.map(\.spelling).joined()))
    }
    // The protocols that a protocol inherits are in its declaration.
    let protocols = Set(symbols.filter { $0.kind.identifier == "swift.protocol" }.map(\.identifier.precise))
    entries += relationships.filter { $0.kind == "conformsTo" && !protocols.contains($0.source) }.compactMap {
      relation in
      guard let path = names[relation.source],
        let name = names[relation.target]?.joined(separator: ".") ?? relation.targetFallback,
        !Self.implied.contains(name)
      else { return nil }
      return Entry(path: path + [""], declaration: "is \(Self.short(name))")
    }
    var seen: Set<String> = []
    entries = entries.filter { seen.insert($0.line).inserted }
      .sorted(by: Entry.isBefore)
  }

  /// Conformances that the compiler adds to nearly every type, and that no source text has.
  private static let implied: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]

  /// `Swift.Sendable` is `Sendable`.
  private static func short(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
