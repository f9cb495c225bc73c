import ProjectFacts

/// The declarations that a program reaches from its entry point, by the compiler's index.
///
/// A use is counted only if its surrounding declaration is reached, so that a group that uses only itself is found.
/// With a type, the members are reached that the language uses without naming them: members that implement a
/// requirement of another module, the cases of an enumeration with raw values or `allCases`, the stored properties of a
/// type that is compared or coded, and members that the language calls by fixed names, such as those of result builders
/// and property wrappers. A requirement of this package is reached where it is used; its witnesses are reached with it.
///
/// It does not see functions that the system calls by their C names, which `ReachabilityExceptions` lists, nor members
/// that a string names. It checks Swift only, and no local declarations, operator declarations or associated types.
struct Reachability {
  private let index: CodeIndex
  private let isJudged: (String) -> Bool
  private var definitions: [CodeIndex.ID: CodeIndex.Definition] = [:]
  private var uses: [CodeIndex.ID: [CodeIndex.ID]] = [:]
  private var members: [CodeIndex.ID: [CodeIndex.ID]] = [:]
  private var requirements: [CodeIndex.ID: [CodeIndex.ID]] = [:]
  private var witnesses: [CodeIndex.ID: [CodeIndex.ID]] = [:]
  private var bases: [CodeIndex.ID: [CodeIndex.ID]] = [:]
  private var computed: Set<CodeIndex.ID> = []
  private var reached: Set<CodeIndex.ID> = []

  /// - Parameters:
  ///   - isJudged: Whether a file is part of a program.
  ///   - isUser: Whether every use in a file is counted although the file is in no program: test support of
  ///     all layers, and the tools. Uses in tests and in demos are not counted.
  ///   - kept: Declarations that are kept on purpose, with their members: `Router.push(_:)`.
  init(
    of index: CodeIndex, in isJudged: @escaping (_ file: String) -> Bool,
    usedBy isUser: (_ file: String) -> Bool = { _ in false }, keeping kept: Set<String> = []
  ) {
    (self.index, self.isJudged) = (index, isJudged)
    for definition in index.definitions { definitions[definition.symbol] = definition }
    readMembers()
    var pending = readUses(of: isUser)
    for definition in definitions.values where isJudged(definition.file) {
      // The system calls `main()` of a type with `@main`.
      let isBeginning = index.symbols[definition.symbol].name == "main()"
      if isBeginning { pending.append(definition.symbol) }
      if kept.contains(name(of: definition)) { pending += family(of: definition.symbol) }
    }
    while let next = pending.popLast() {
      let symbol = owner(next)
      if reached.insert(symbol).inserted { pending += reachedWith(symbol) }
    }
  }

  /// A declaration and its members.
  private func family(of symbol: CodeIndex.ID) -> [CodeIndex.ID] {
    [symbol] + (members[symbol] ?? []).flatMap { family(of: $0) }
  }

  /// The unreached declarations, only the outermost ones, in the order of files and lines.
  var unreached: [Unreached] {
    definitions.values.filter { isJudged($0.file) && !$0.isImplicit && isUnreached($0) }
      .filter { $0.parent.flatMap { definitions[owner($0)] }.map(isUnreached) != true }
      .map { Unreached(file: $0.file, line: $0.line, name: name(of: $0)) }
      .sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }

  /// A declaration that can be deleted.
  struct Unreached: Equatable {
    var file: String
    var line: Int
    /// With its type, as `Router.push(_:)`.
    var name: String
  }

  private func isUnreached(_ definition: CodeIndex.Definition) -> Bool {
    index.symbols[definition.symbol].kind != .other && definition.property == nil
      && !reached.contains(definition.symbol)
  }

  private func name(of definition: CodeIndex.Definition) -> String {
    let own = index.symbols[definition.symbol].name
    return definition.parent.map { "\(index.symbols[$0].name).\(own)" } ?? own
  }
}

// MARK: - Facts

extension Reachability {
  /// The property of an accessor, the type of an extension, else the symbol itself.
  private func owner(_ symbol: CodeIndex.ID) -> CodeIndex.ID {
    definitions[symbol]?.property ?? index.extensions[symbol] ?? symbol
  }

  /// A type of another module is there anyway.
  private func isThere(_ type: CodeIndex.ID) -> Bool { definitions[type] == nil || reached.contains(type) }

  private mutating func readMembers() {
    for (type, written) in index.bases { bases[owner(type), default: []] += written }
    for definition in definitions.values {
      if let property = definition.property {
        if !definition.isImplicit { computed.insert(property) }
        continue
      }
      if let parent = definition.parent { members[owner(parent), default: []].append(definition.symbol) }
      requirements[definition.symbol, default: []] += definition.overrides
    }
    for witness in index.witnesses { requirements[witness.member, default: []].append(witness.requirement) }
    for (member, fulfilled) in requirements {
      for requirement in fulfilled { witnesses[owner(requirement), default: []].append(member) }
    }
  }

  /// - Returns: The uses at the top level of files, and those by users.
  private mutating func readUses(of isUser: (String) -> Bool) -> [CodeIndex.ID] {
    var atTop = index.uses.filter { isUser($0.file) }.map(\.symbol)
    for use in index.uses where isJudged(use.file) {
      if use.containers.isEmpty { atTop.append(use.symbol) }
      for container in use.containers { uses[owner(container), default: []].append(use.symbol) }
    }
    return atTop
  }

  /// The symbols that are reached because this one is.
  private func reachedWith(_ symbol: CodeIndex.ID) -> [CodeIndex.ID] {
    var found = uses[symbol] ?? []
    if let parent = definitions[symbol]?.parent { found.append(parent) }
    let traits = Traits(of: symbol, bases, index.symbols)
    let own = members[symbol] ?? []
    let isWrapper = own.contains { index.symbols[$0].name == "wrappedValue" }
    found += own.filter { isReachedWithItsType($0, traits) || isWrapper && index.symbols[$0].kind == .initializer }
    // A requirement reaches its witnesses, except those of unreached types.
    found += (witnesses[symbol] ?? []).filter { witness in
      definitions[witness]?.parent.map { isThere(owner($0)) } ?? true
    }
    return found
  }

  private func isReachedWithItsType(_ member: CodeIndex.ID, _ traits: Traits) -> Bool {
    let symbol = index.symbols[member]
    if definitions[member]?.isImplicit == true || Self.isImplicitlyUsed(symbol.name) { return true }
    if symbol.kind == .enumCase, traits.listsCases { return true }
    if symbol.kind == .property, traits.readsProperties, !computed.contains(member) { return true }
    return (requirements[member] ?? []).contains { isThere(owner($0)) }
  }

  /// Names that the language calls without writing them.
  private static func isImplicitlyUsed(_ name: String) -> Bool {
    let builders = ["Block", "Expression", "Optional", "Either", "Array", "PartialBlock", "FinalResult"]
    let prefixes =
      builders.map { "build\($0)(" } + [
        "wrappedValue", "projectedValue", "callAsFunction(", "subscript(dynamicMember:", "appendInterpolation(",
        "appendLiteral(", "~=(",
      ]
    return prefixes.contains { name.hasPrefix($0) }
  }

  /// The conformances of a type that make members reached.
  private struct Traits {
    var listsCases = false
    var readsProperties = false

    init(of type: CodeIndex.ID, _ bases: [CodeIndex.ID: [CodeIndex.ID]], _ symbols: [CodeIndex.Symbol]) {
      var pending = bases[type] ?? []
      var seen: Set<CodeIndex.ID> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        let base = symbols[next]
        let coded = ["Codable", "Decodable", "Encodable", "CodingKey"]
        // The raw type of an enumeration is a structure.
        if base.kind == .structure || base.name == "CaseIterable" || coded.contains(base.name) { listsCases = true }
        if coded.contains(base.name) || ["Equatable", "Hashable", "Comparable"].contains(base.name) {
          readsProperties = true
        }
        pending += bases[next] ?? []
      }
    }
  }
}
