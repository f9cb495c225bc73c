import ProjectFacts

/// Several modules as one: the same files, with what cannot stand side by side in a module given other names.
///
/// It works on tokens, not on meaning, and is as good as its check: that the result compiles.
struct Merge {
  /// A file before or after.
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

  /// What several modules declare: types and functions, and members of one type.
  var sharedNames: [String] { shared.keys.sorted() + PrivateCopies(renamed).names }

  /// The files of the one module: without imports of each other, every shared name bearing its module's, and shared
  /// members private to the files.
  var merged: [File] { PrivateCopies(renamed).separated }

  private var renamed: [File] { files.map { merged($0.file, $0.source) } }

  /// A file that stands outside and uses the modules, such as the main program.
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

  /// What becomes of words, by line.
  private func replacements(in source: SourceFile, of module: String) -> [Int: [LineEdit.Replacement]] {
    let imports = Set(source.imports.map(\.name)).intersection(modules)
    var found: [Int: [LineEdit.Replacement]] = [:]
    let tokens = source.tokens
    var read = 0
    for (index, token) in tokens.enumerated() where token.kind == .word && index >= read {
      let isMember = index > 0 && tokens[index - 1].isSymbol(".")
      // `TerminalUI.Language`: the module's name goes, and says which one is meant.
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
      // What keeps its name is listed too, because its place on the line counts.
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
