package import Foundation

/// Reads the index of a debug build.
package struct IndexReader {
  private let library: IndexLibrary
  private let root: String
  private var index = CodeIndex()
  private var ids: [String: CodeIndex.ID] = [:]

  /// The index of the files under a folder.
  /// - Parameters:
  ///   - store: The folder `index/store` of a build.
  ///   - root: The project's top folder. Deleted files are left out, because a store keeps them.
  /// - Throws: `FactsError` when there is no store, or the toolchain cannot read it.
  package static func read(_ store: URL, of root: URL, with toolchain: Toolchain) throws -> CodeIndex {
    var reader = IndexReader(
      library: try IndexLibrary(of: toolchain), root: root.standardizedFileURL.path(percentEncoded: false))
    try reader.read(store)
    return reader.index
  }

  private init(library: IndexLibrary, root: String) {
    self.library = library
    self.root = root.hasSuffix("/") ? root : root + "/"
  }

  private mutating func read(_ folder: URL) throws {
    let units = folder.appending(path: "v5/units")
    guard let store = library.openStore(folder.path, nil),
      let names = try? FileManager.default.contentsOfDirectory(atPath: units.path)
    else { throw FactsError("\(folder.path) is no index: build with SwiftPM, for debugging.") }
    for name in names.sorted() {
      guard let unit = library.openUnit(store, name, nil) else { continue }
      defer { library.closeUnit(unit) }
      let path = IndexLibrary.text(library.mainFile(unit))
      guard path.hasPrefix(root), path.hasSuffix(".swift"), FileManager.default.fileExists(atPath: path) else {
        continue
      }
      let file = String(path.dropFirst(root.count))
      // The project itself may be in a build folder.
      guard !file.hasPrefix(".build/"), !file.contains("/.build/") else { continue }
      index.files.insert(file)
      for record in records(of: unit, named: path.split(separator: "/").last ?? "") {
        guard let reader = library.openRecord(store, record, nil) else { continue }
        defer { library.closeRecord(reader) }
        var occurrences: [Occurrence] = []
        library.walk(library.eachOccurrence, of: reader) { occurrences.append(occurrence($0)) }
        for occurrence in occurrences { add(occurrence, in: file) }
      }
    }
  }

  /// The records of the unit's own file. A unit names those of other files too.
  private func records(of unit: IndexLibrary.Handle, named file: Substring) -> [String] {
    var found: [String] = []
    library.walk(library.eachDependency, of: unit) { dependency in
      guard library.dependencyKind(dependency) == 2 else { return }
      let name = IndexLibrary.text(library.dependencyName(dependency))
      if name.hasPrefix(file + "-") { found.append(name) }
    }
    return found
  }
}

// MARK: - One mention of a symbol

extension IndexReader {
  /// The index's data about one mention.
  private struct Occurrence {
    var symbol: (usr: String, name: String, kind: CodeIndex.Kind)
    var roles: Roles
    var line: Int
    var relations: [(roles: Roles, usr: String, name: String, kind: CodeIndex.Kind)] = []
  }

  /// `indexstore_symbol_role_t`, as far as needed here.
  private struct Roles: OptionSet {
    let rawValue: UInt64
    static let definition = Roles(rawValue: 1 << 1), reference = Roles(rawValue: 1 << 2)
    static let implicit = Roles(rawValue: 1 << 8), childOf = Roles(rawValue: 1 << 9)
    static let baseOf = Roles(rawValue: 1 << 10), overrideOf = Roles(rawValue: 1 << 11)
    static let calledBy = Roles(rawValue: 1 << 13), extendedBy = Roles(rawValue: 1 << 14)
    static let accessorOf = Roles(rawValue: 1 << 15), containedBy = Roles(rawValue: 1 << 16)
  }

  private func symbol(_ handle: IndexLibrary.Handle) -> (usr: String, name: String, kind: CodeIndex.Kind) {
    // A subkind of 1012 is an associated type, one of 1013 a generic parameter.
    let isPlaceholder = [1012, 1013].contains(library.symbolSubkind(handle))
    return (
      IndexLibrary.text(library.symbolUSR(handle)), IndexLibrary.text(library.symbolName(handle)),
      isPlaceholder ? .other : CodeIndex.Kind(rawValue: library.symbolKind(handle)) ?? .other
    )
  }

  private func occurrence(_ handle: IndexLibrary.Handle) -> Occurrence {
    var (line, column): (UInt32, UInt32) = (0, 0)
    library.occurrencePlace(handle, &line, &column)
    var found = Occurrence(
      symbol: symbol(library.occurrenceSymbol(handle)), roles: Roles(rawValue: library.occurrenceRoles(handle)),
      line: Int(line))
    library.walk(library.eachRelation, of: handle) { relation in
      let other = symbol(library.relationSymbol(relation))
      found.relations.append((Roles(rawValue: library.relationRoles(relation)), other.usr, other.name, other.kind))
    }
    return found
  }

  private mutating func id(_ usr: String, _ name: String, _ kind: CodeIndex.Kind) -> CodeIndex.ID {
    if let known = ids[usr] { return known }
    ids[usr] = index.symbols.count
    index.symbols.append(CodeIndex.Symbol(name: name, kind: kind))
    return index.symbols.count - 1
  }

  private mutating func add(_ found: Occurrence, in file: String) {
    let symbol = id(found.symbol.usr, found.symbol.name, found.symbol.kind)
    let relations = found.relations.map { (roles: $0.roles, id: id($0.usr, $0.name, $0.kind)) }
    func related(_ role: Roles) -> [CodeIndex.ID] {
      relations.filter { !$0.roles.isDisjoint(with: role) }.map(\.id)
    }
    if found.roles.contains(.definition) {
      index.definitions.append(
        CodeIndex.Definition(
          symbol: symbol, file: file, line: found.line, isImplicit: found.roles.contains(.implicit),
          parent: related(.childOf).first, property: related(.accessorOf).first, overrides: related(.overrideOf)))
    } else {
      // A witness from another declaration is neither a definition nor a use.
      let requirements = related(.overrideOf)
      for requirement in requirements {
        index.witnesses.append(CodeIndex.Witness(member: symbol, requirement: requirement))
      }
      for extended in related(.extendedBy) { index.extensions[extended] = symbol }
      // The head of an extension is no use of the type.
      guard found.roles.contains(.reference), requirements.isEmpty, related(.extendedBy).isEmpty else { return }
      let derived = related(.baseOf)
      for type in derived { index.bases[type, default: []].append(symbol) }
      index.uses.append(
        CodeIndex.Use(
          symbol: symbol, file: file, line: found.line, containers: related([.containedBy, .calledBy]) + derived))
    }
  }
}
