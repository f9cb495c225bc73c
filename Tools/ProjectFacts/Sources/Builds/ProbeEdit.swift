/// An edit of the kinds that people make all day, applied to a copy of a file to see what it costs.
package enum ProbeEdit: String, CaseIterable, Sendable {
  /// A statement more in a function.
  case body
  /// A private function more in a file.
  case `private`
  /// A public member more on a public type.
  case `public`
  /// A public type more in a module.
  case type

  /// In words, for a table.
  package var title: String {
    switch self {
    case .body: "the body of a function"
    case .private: "a private function added"
    case .public: "a public member added"
    case .type: "a public type added"
    }
  }
}

extension ProbeEdit {
  /// The file of a module that the edit is for: the longest with a function that returns nothing, or the one with the
  /// type that the module is known by.
  package func file(in module: Module) -> SourceFile? {
    switch self {
    case .body, .private:
      module.files.filter { !$0.editableFunctions.isEmpty }.max {
        ($0.tokens.count, $1.path) < ($1.tokens.count, $0.path)
      }
    case .public, .type:
      module.files.first { $0.publicType == "\(module.name)Builder" } ?? module.files.first { $0.publicType != nil }
    }
  }

  /// The file's text with the edit in it. Another `mark` makes another edit.
  /// - Returns: Nil when the file has nothing that could be edited so.
  package func applied(to text: String, mark: Int) -> String? {
    let file = SourceFile(path: "", text: text)
    switch self {
    case .body:
      guard let line = file.editableFunctions.first?.line else { return nil }
      // Something that cannot be left out, and never happens.
      let statement = " if Swift.CommandLine.argc == 1_000_\(mark) { Swift.print(\(mark)) };"
      return Self.inserting(statement, inBodyAfter: line, of: text)
    case .private: return text + "\nprivate func costProbe\(mark)() {}\n"
    case .public:
      return file.publicType.map { text + "\nextension \($0) {\n  public func costProbe\(mark)() {}\n}\n" }
    case .type: return text + "\npublic struct CostProbe\(mark) {}\n"
    }
  }

  /// The body's brace is the first that stands in no parenthesis.
  private static func inserting(_ statement: String, inBodyAfter line: Int, of text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    var depth = 0
    var index = lines[line - 1].startIndex
    while index < text.endIndex {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0:
        let next = text.index(after: index)
        return String(text[..<next]) + statement + String(text[next...])
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}

extension SourceFile {
  /// Functions with a body that return nothing: a statement more changes nothing else.
  var editableFunctions: [Declaration] {
    declarations.filter { declaration in
      declaration.kind == "func" && !declaration.enclosing.contains { $0.kind == "protocol" }
        && !zip(declaration.signature, declaration.signature.dropFirst()).contains {
          $0.isSymbol("-") && $1.isSymbol(">")
        }
    }
  }

  /// The first public type at the top of the file that can be extended.
  var publicType: String? {
    declarations.first { declaration in
      ["struct", "class", "enum", "actor"].contains(declaration.kind) && declaration.enclosing.isEmpty
        && declaration.isPublic
    }?.name
  }
}
