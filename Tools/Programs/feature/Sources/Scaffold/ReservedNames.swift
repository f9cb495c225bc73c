import Foundation
import ProjectFacts

/// The names that the project already uses, with their places: a new feature can have none of them.
struct ReservedNames {
  /// The targets of the manifest.
  var targets: [String] = []
  /// Top-level types that a feature or Core could see, with the place of each.
  var types: [String: String] = [:]
  /// Members of a builder or of a list of features, with the place of each.
  var members: [String: String] = [:]
  /// Ids of features, commands, links and tabs, with the place of each. Some words are the command line's own.
  var words: [String: String] = ["help": "every command line", "version": "every command line"]

  init() {}

  init(_ checkout: Checkout) throws {
    targets = try Manifest.read(at: checkout.root, with: try Toolchain.find()).targets.map(\.name)
    for file in try checkout.sources(under: "Modules") + checkout.sources(under: "Apps") { add(file) }
  }

  /// Adds the declarations of a file. Tests, demos and test support do not count, because no product imports them.
  mutating func add(_ file: SourceFile) {
    if ["/Tests/", "/Demo/", "/TestSupport/"].contains(where: file.path.contains) { return }
    for declaration in file.declarations {
      let place = file.place(declaration.line)
      let isSeen = declaration.isPublic || file.path.hasPrefix("Modules/Core/")
      if declaration.isType, declaration.enclosing.isEmpty, isSeen { types[declaration.name] = place }
      let owner = declaration.enclosing.last?.name
      if owner == "CoreBuilder" || owner == "CoreFeature" { members[declaration.name] = place }
    }
    addWords(in: file)
  }

  /// `Subcommand("ask"`, `LinkContribution("chat"`, `TabContribution(id: "chats"`, `CoreFeature("chat"`.
  private mutating func addWords(in file: SourceFile) {
    let makers: Set = ["Subcommand", "LinkContribution", "TabContribution", "CoreFeature"]
    for (index, token) in file.tokens.enumerated() where token.kind == .word && makers.contains(token.text) {
      let next = file.tokens.dropFirst(index + 1).prefix(4)
      guard next.first?.isSymbol("(") == true else { continue }
      let word = next.dropFirst().first { !$0.isWord("id") && !$0.isSymbol(":") }
      if let word, word.kind == .string { words[word.text] = file.place(token.line) }
    }
  }

  /// Why a name is not possible in this project; nil when it is.
  func refusal(of name: FeatureName) -> String? {
    let own = ["", "Tests", "TestSupport"].map { name.module + $0 } + ["\(name.id)-demo"]
    for target in own {
      // Folders and products that differ only in case are the same on many file systems.
      if let found = targets.first(where: { $0.lowercased() == target.lowercased() }) {
        return "the manifest has the target \(found)"
      }
    }
    for type in ["", "Interactor", "Router", "Builder"].map({ name.module + $0 }) {
      if let place = types[type] { return "there is a type \(type) (\(place))" }
    }
    if let place = members[name.member] { return "Core has a member \(name.member) (\(place))" }
    if let place = words[name.id] { return "there is a command, a link, a tab or a feature “\(name.id)” (\(place))" }
    return nil
  }
}
