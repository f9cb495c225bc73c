import ProjectFacts

/// Several modules as one: the same files, with new names for declarations that clash in one module.
///
/// It works on tokens, not on meaning. The check is whether the result compiles.
struct Merge {
  /// A file before or after merging.
  struct File: Equatable {
    var module: String
    var path: String
    var text: String
  }

  private let files: [(file: File, source: SourceFile)]
  private let modules: Set<String>
  private let shared: [String: SharedName]

  init(_ files: [File]) {
    self.files = files.map { ($0, SourceFile(path: $0.path, text: $0.text)) }
    modules = Set(files.map(\.module))
    shared = SharedName.find(in: self.files.map { ($0.file.module, $0.source) })
  }

  /// The names that several modules declare: types and functions, and members of one type.
  var sharedNames: [String] { shared.keys.sorted() + PrivateCopies(renamed).names }

  /// The files of the one module: without imports of each other. Every shared name gets its module's name as a prefix,
  /// and shared members are private to the files.
  var merged: [File] { PrivateCopies(renamed).separated }

  private var renamed: [File] { files.map { merged($0.file, $0.source) } }

  /// A file outside of the module that uses it, such as the main program.
  func user(_ file: File, importing name: String) -> String {
    let source = SourceFile(path: file.path, text: file.text)
    return "import \(name)\n" + merged(file, source).text
  }

  private func merged(_ file: File, _ source: SourceFile) -> File {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (line, replacements) in replacements(in: source, of: file.module) where lines.indices.contains(line - 1) {
      lines[line - 1] = LineEdit(lines[line - 1]).applying(replacements)
    }
    for declaration in source.imports where modules.contains(declaration.name) {
      lines[declaration.line - 1] = ""
    }
    var result = file
    result.text = lines.joined(separator: "\n")
    return result
  }

  /// The new words, by line.
  private func replacements(in source: SourceFile, of module: String) -> [Int: [LineEdit.Replacement]] {
    let imports = Set(source.imports.map(\.name)).intersection(modules)
    var found: [Int: [LineEdit.Replacement]] = [:]
    let tokens = source.tokens
    var read = 0
    for (index, token) in tokens.enumerated() where token.kind == .word && index >= read {
      let isMember = index > 0 && tokens[index - 1].isSymbol(".")
      // `TerminalUI.Language`: the module's name is removed, and decides which `Language` is meant.
      if !isMember, modules.contains(token.text), index + 2 < tokens.count, tokens[index + 1].isSymbol("."),
        tokens[index + 2].kind == .word, tokens[index + 2].text.first?.isUppercase == true
      {
        let name = tokens[index + 2].text
        let new = shared[name]?.declarers[token.text] != nil ? SharedName.own(name, of: token.text) : name
        found[token.line, default: []].append(.init(word: "\(token.text).\(name)", new: new))
        read = index + 3
        continue
      }
      guard let name = shared[token.text] else { continue }
      let owner = isMember || isLabel(index, in: tokens) ? nil : name.owner(in: module, importing: imports)
      // An unchanged name is listed too, because its position on the line matters.
      let new = owner.map { SharedName.own(token.text, of: $0) } ?? token.text
      found[token.line, default: []].append(.init(word: token.text, new: new))
    }
    return found
  }

  /// `trimmed:` in a call belongs to the function that is called.
  private func isLabel(_ index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isSymbol(":") && index > 0
      && (tokens[index - 1].isSymbol("(") || tokens[index - 1].isSymbol(","))
  }
}
