extension ElizaScript {
  /// Reads a script; see `ElizaScript` for its form.
  ///
  /// - Parameters:
  ///   - text: The script, at most 262,144 bytes with at most 8 nested lists.
  ///   - base: A script to fall back to. Its rules stay. Where both have a rule for a keyword, this script's
  ///     decompositions come first, and its rank, substitute and link count if it has them. This script's NONE and
  ///     memory count.
  /// - Throws: `ElizaScriptError` with the line: for a text that is too large or not a list of lists, for a malformed
  ///   rule, for an element or a keyword that does not exist, and for a missing NONE.
  public init(parsing text: String, over base: ElizaScript? = nil) throws(ElizaScriptError) {
    guard text.utf8.count <= 262_144 else {
      throw ElizaScriptError(line: 1, "longer than 262,144 bytes", "262,144바이트보다 깁니다")
    }
    var expressions = try SExpression.parse(text, maximumDepth: 8)[...]
    guard let first = expressions.popFirst(), let words = first.list else {
      throw ElizaScriptError(line: 1, "expected the greeting, a list of words, first", "첫머리에는 괄호로 묶은 인사말이 와야 합니다")
    }
    if expressions.first?.atom?.uppercased() == "START" { expressions.removeFirst() }
    var parser = ElizaRuleParser(base: base, shouts: Self.shouts(text))
    greeting = try parser.assembly(words, elements: 0).sentence(from: [])
    for expression in expressions { try parser.readRule(expression) }
    try parser.finish(line: expressions.last?.line ?? first.line)
    rules = parser.rules
    memory = parser.memory ?? base?.memory
    none = parser.none ?? Rule()
    longestStem = rules.keys.lazy.filter { $0.hasSuffix("*") }.map { $0.count - 1 }.max() ?? 0
  }

  /// Whether a script is written in capitals only, as in 1966: its case then carries no information.
  private static func shouts(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
