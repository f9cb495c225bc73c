import ProjectFacts

/// Members of the same name that several modules add to one type, such as each module's texts for a language.
///
/// A member's name does not say which module declares it, so it cannot be renamed without type information. But each
/// file may have a private copy: every file of the module that uses the word gets one, and the member itself is
/// removed.
struct PrivateCopies {
  private var files: [Merge.File]
  private var sources: [SourceFile]

  init(_ files: [Merge.File]) {
    self.files = files
    sources = files.map { SourceFile(path: $0.path, text: $0.text) }
  }

  /// The members that clash, as `Language.cancel`.
  var names: [String] { Set(clashes.map { "\($0.type).\($0.name)" }).sorted() }

  /// The files with every such member made private.
  var separated: [Merge.File] {
    let clashes = clashes
    return files.indices.map { index in
      var lines = files[index].text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for clash in clashes where clash.file == index {
        for line in clash.lines where lines.indices.contains(line) { lines[line] = "" }
      }
      let added = wanted(in: index, of: clashes).map(\.copy)
      var file = files[index]
      file.text = (lines + added).joined(separator: "\n")
      return file
    }
  }

  /// The module's members that a file uses, and the members that those use.
  private func wanted(in index: Int, of clashes: [Member]) -> [Member] {
    let own = clashes.filter { files[$0.file].module == files[index].module }
    let taken = Set(own.filter { $0.file == index }.flatMap { Array($0.lines) })
    var words = Set(
      sources[index].tokens.filter { $0.kind == .word && !taken.contains($0.line - 1) }.map(\.text))
    var found: [Member] = []
    while let next = own.first(where: { member in words.contains(member.name) && !found.contains(member) }) {
      found.append(next)
      words.formUnion(next.words)
    }
    return found
  }
}

// MARK: - The members

extension PrivateCopies {
  private struct Member: Equatable {
    var file: Int
    var type: String
    var name: String
    /// Its lines, counted from zero.
    var lines: ClosedRange<Int>
    /// Its text, in an extension of its own.
    var copy: String
    var words: Set<String>
  }

  private struct Key: Hashable {
    var type: String, name: String, signature: String
  }

  /// Members with a body. A stored property cannot be copied; then the compiler reports an error.
  private var clashes: [Member] {
    var declared: [Key: [(file: Int, declaration: Declaration)]] = [:]
    for (index, source) in sources.enumerated() {
      for declaration in source.declarations {
        guard declaration.enclosing.count == 1, let scope = declaration.enclosing.last, scope.kind != "protocol",
          ["var", "func"].contains(declaration.kind)
        else { continue }
        let signature = declaration.kind == "func" ? declaration.signature.map(\.text).joined(separator: " ") : ""
        let kind = declaration.modifiers.contains("static") ? "static " : ""
        let key = Key(type: scope.name, name: declaration.name, signature: kind + signature)
        declared[key, default: []].append((index, declaration))
      }
    }
    return declared.filter { Set($0.value.map { files[$0.file].module }).count > 1 }
      .sorted { ($0.key.type, $0.key.name, $0.key.signature) < ($1.key.type, $1.key.name, $1.key.signature) }
      .flatMap { key, places in places.compactMap { member(key, in: $0.file, $0.declaration) } }
  }

  private func member(_ key: Key, in file: Int, _ declaration: Declaration) -> Member? {
    let tokens = sources[file].tokens
    guard let start = tokens.firstIndex(where: { $0.line == declaration.line }),
      let body = tokens[start...].firstIndex(where: { $0.isSymbol("{") }), let end = Self.end(of: body, in: tokens)
    else { return nil }
    let lines = (declaration.line - 1)...(tokens[end].line - 1)
    let written = files[file].text.split(separator: "\n", omittingEmptySubsequences: false)
    let access: Set = ["public", "internal", "private", "fileprivate", "package"]
    let first = written[lines.lowerBound].split(separator: " ").filter { !access.contains(String($0)) }
    let text = (["fileprivate " + first.joined(separator: " ")] + written[lines].dropFirst().map(String.init))
      .joined(separator: "\n")
    return Member(
      file: file, type: key.type, name: key.name, lines: lines, copy: "extension \(key.type) {\n\(text)\n}\n",
      words: Set(tokens[start...end].filter { $0.kind == .word }.map(\.text)))
  }

  /// The closing brace of an opening one.
  private static func end(of start: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isSymbol("{") { depth += 1 }
      if tokens[index].isSymbol("}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
