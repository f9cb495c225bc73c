import ProjectFacts

/// The public protocols in a feature's files, with those that they inherit from each other.
struct Protocols {
  private var all: [String: ProtocolReference] = [:]
  /// The public imports of a protocol's file, by the protocol's name.
  private var imports: [String: Set<String>] = [:]

  init(_ sources: [SourceFile]) throws {
    for file in sources {
      for found in try ProtocolReader.protocols(in: file, where: { $0.isPublic && $0.enclosing.isEmpty }) {
        all[found.name] = found
        imports[found.name] = Set(file.imports.filter { $0.modifiers.contains("public") }.map(\.name))
      }
    }
  }

  /// The requirements of all public protocols with a common ending, together; nil when there are none.
  func demand(endingWith ending: String) throws -> Demand? {
    let wanted = all.values.filter { $0.isPublic && $0.name.hasSuffix(ending) }.sorted { $0.name < $1.name }
    guard !wanted.isEmpty else { return nil }
    var family: [ProtocolReference] = []
    for item in wanted { try add(item, to: &family) }
    return Demand(
      protocols: wanted.map(\.name), files: Set(family.map(\.file)).sorted(),
      imports: family.reduce(into: []) { $0.formUnion(imports[$1.name] ?? []) },
      members: try Demand.merged(family.flatMap(\.members)))
  }

  /// Protocols that every generated class satisfies: it is on the main actor, hence Sendable.
  private static let free: Set = ["Sendable", "AnyObject"]

  private func add(_ item: ProtocolReference, to family: inout [ProtocolReference]) throws {
    guard !family.contains(where: { $0.name == item.name }) else { return }
    family.append(item)
    for name in item.inherited where !Self.free.contains(name) {
      guard let parent = all[name] else {
        throw SyntaxProblem(
          at: item.place, "\(item.name) inherits from \(name), which is no public protocol of this feature")
      }
      try add(parent, to: &family)
    }
  }
}
