import ProjectFacts

extension Rule {
  /// SQL is only in Storage, tests included. End-to-end tests may read a store from outside.
  static let queries = Rule(name: "queries") { project in
    let modules = project.modules.filter { $0.layer != .storage && $0.layer != .whole }
    return literals(in: modules.flatMap(\.files) + project.looseFiles)
      .filter { $0.token.kind == .string && isQuery($0.token.text) }
      .map { literal in
        Violation(
          what: "A query stands outside Storage: \(literal.beginning) (\(literal.place))",
          why: "a store can be replaced only while no other module knows its tables",
          cure: "add a function to the store's protocol, in \(Layer.storage.rawValue)")
      }
  }

  /// Escape sequences are only in Terminal. Tests may write the answers of a terminal, and tools may search for
  /// sequences in the output of any program.
  static let escapes = Rule(name: "escapes") { project in
    let modules = project.modules.filter { module in
      module.role != .test && module.role != .support && ![.terminal, .tool].contains(module.layer)
    }
    return literals(in: modules.flatMap(\.files) + project.looseFiles).filter { hasEscape($0.token) }.map { literal in
      Violation(
        what: "An escape character stands outside Terminal (\(literal.place))",
        why: "only sanitised text can be painted, and only one layer knows what the terminal understands",
        cure: "paint cells and styles through TerminalUI, or add what is missing to \(Layer.terminal.rawValue)")
    }
  }

  private struct Literal {
    var token: Token
    var place: String

    /// The beginning of the text, on one line.
    var beginning: String {
      let words = token.text.split(whereSeparator: \.isWhitespace).prefix(4).joined(separator: " ")
      return "\"\(words) …\""
    }
  }

  private static func literals(in files: [SourceFile]) -> [Literal] {
    files.flatMap { file in
      file.tokens.filter { $0.kind == .string || $0.kind == .regex }
        .map { Literal(token: $0, place: file.place($0.line)) }
    }
  }

  /// ESC, or the one-character CSI.
  private static func hasEscape(_ token: Token) -> Bool {
    let written = ["\\u{1b}", "\\u{9b}", "\\x1b", "\\x{1b}", "\\e"]
    if token.kind == .regex { return written.contains { token.text.lowercased().contains($0) } }
    return token.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B }
  }
}

extension Rule {
  /// The first words of a statement. In capitals each is a query; in small letters only those that begin no English
  /// sentence.
  private static let capitals = [
    ["SELECT"], ["INSERT", "INTO"], ["INSERT", "OR"], ["REPLACE", "INTO"], ["UPDATE"], ["DELETE", "FROM"],
    ["CREATE", "TABLE"], ["CREATE", "INDEX"], ["CREATE", "UNIQUE"], ["CREATE", "VIRTUAL"], ["CREATE", "TRIGGER"],
    ["CREATE", "VIEW"], ["CREATE", "TEMP"], ["ALTER", "TABLE"], ["DROP", "TABLE"], ["DROP", "INDEX"],
    ["WITH", "RECURSIVE"], ["PRAGMA"], ["ATTACH", "DATABASE"], ["BEGIN", "IMMEDIATE"], ["BEGIN", "TRANSACTION"],
  ]
  private static let small = [
    ["select", "*"], ["insert", "into"], ["delete", "from"], ["create", "table"], ["alter", "table"],
    ["drop", "table"], ["pragma"],
  ]

  static func isQuery(_ text: String) -> Bool {
    text.split(separator: ";").contains { statement in
      let words = statement.split(maxSplits: 3, whereSeparator: \.isWhitespace).map(String.init)
      // A single word is a word; a statement has more of them.
      return (capitals + small).contains { words.count > $0.count && words.starts(with: $0) }
    }
  }
}
