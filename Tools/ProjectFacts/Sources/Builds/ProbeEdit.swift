/// An everyday edit, applied to a copy of a file to measure its cost.
package enum ProbeEdit: String, CaseIterable, Sendable {
  /// One more statement in a function.
  case body
  /// One more private function in a file.
  case `private`
  /// One more public member of a public type.
  case `public`
  /// One more public type in a module.
  case type

  /// A description for a table.
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
  /// The file of a module for the edit: the longest with a function that returns nothing, or the one with the module's
  /// main type.
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
  /// - Returns: Nil when the file has nothing to edit in this way.
  package func applied(to text: String, mark: Int) -> String? {
    let file = SourceFile(path: "", text: text)
    switch self {
    case .body:
      guard let line = file.editableFunctions.first?.line else { return nil }
      // A statement that the compiler cannot remove, and that never runs.
      let statement = " if Swift.CommandLine.argc == 1_000_\(mark) { Swift.print(\(mark)) };"
      return Self.inserting(statement, inBodyAfter: line, of: text)
    case .private: return text + "\nprivate func costProbe\(mark)() {}\n"
    case .public:
      return file.publicType.map { text + "\nextension \($0) {\n  public func costProbe\(mark)() {}\n}\n" }
    case .type: return text + "\npublic struct CostProbe\(mark) {}\n"
    }
  }

  /// The body's brace is the first one outside of parentheses.
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
  /// Functions with a body that return nothing: one more statement changes nothing else.
  var editableFunctions: [Declaration] {
    declarations.filter { declaration in
      declaration.kind == "func" && !declaration.enclosing.contains { $0.kind == "protocol" }
        && !zip(declaration.signature, declaration.signature.dropFirst()).contains {
          $0.isSymbol("-") && $1.isSymbol(">")
        }
    }
  }

  /// The first public type at top level that can be extended.
  var publicType: String? {
    declarations.first { declaration in
      ["struct", "class", "enum", "actor"].contains(declaration.kind) && declaration.enclosing.isEmpty
        && declaration.isPublic
    }?.name
  }
}
