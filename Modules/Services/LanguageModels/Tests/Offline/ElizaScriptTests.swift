import RandomTesting
import LanguageModels
import Testing

struct ElizaScriptTests {
  @Test func readsTheGreeting() throws {
    #expect(try ElizaScript(parsing: "(HOW DO YOU DO .) START (NONE ((0) (X))) ()").greeting == "How do you do.")
  }

  @Test(arguments: [
    ("", 1, "greeting"), ("x", 1, "greeting"), ("()", 1, "line"), ("(Hi)", 1, "NONE"),
    ("(Hi)\n(A ((0) (x)))", 2, "NONE"),
    ("(Hi)\n)", 2, "closing"), ("(Hi)\n(A\n((0)", 3, "never closed"), ("(Hi)\nx", 2, "rule"),
    ("(Hi)\n(A B)", 2, "part of a rule"), ("(Hi)\n(A -1)", 2, "part of a rule"), ("(Hi)\n(A =)", 2, "part of a rule"),
    ("(Hi)\n(A DLIST x)", 2, "part of a rule"), ("(Hi)\n(A (0))", 2, "shape"), ("(Hi)\n(A\n((0)))", 3, "shape"),
    ("(Hi)\n(A (() (x)))", 2, "without elements"), ("(Hi)\n(A ((0)\n(2)))", 3, "no element 2"),
    ("(Hi)\n(A ((0) (0)))", 2, "no element 0"), ("(Hi)\n(A ((0) ((x))))", 2, "inside a line"),
    ("(Hi)\n(A ((0) ()))", 2, "line to say"), ("(Hi)\n(A ((0) x))", 2, "line to say"),
    ("(Hi)\n(A ((999) (x)))", 2, "between"), ("(Hi)\n(A (((x)) (x)))", 2, "expected a word"),
    ("(Hi)\n(A ((0) (x)))\n(A ((0) (y)))", 3, "second rule"), ("(Hi)\n(A (=B))\n(NONE ((0) (x)))", 2, "not a keyword"),
    ("(Hi)\n(NONE ((0) (x)))\n(NONE ((0) (x)))", 3, "second NONE"), ("(Hi)\n(NONE ((0 A) (x)))", 2, "NONE needs"),
    ("(Hi)\n(NONE ((0) (NEWKEY)))", 2, "NONE needs"), ("(Hi)\n(MEMORY A (0 = x))", 2, "four"),
    ("(Hi)\n(MEMORY A (0) (0) (0) (0))", 2, "shape = line"), ("(Hi)\n(() ((0) (x)))", 2, "keyword"),
    ("(Hi)\n(MEMORY A (0 = x) (0 = x) (0 = x) (0 = x))\n(NONE ((0) (x)))", 2, "not a keyword"),
    ("(Hi)\n" + String(repeating: "(", count: 100_000), 2, "nested"),
    (String(repeating: " ", count: 262_145), 1, "longer"),
  ])
  func reportsLineAndError(text: String, line: Int, words: String) {
    let error = #expect(throws: ElizaScriptError.self) { try ElizaScript(parsing: text) }
    #expect(error?.line == line && error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test func skipsComments() throws {
    var eliza = try ElizaTests.eliza("; (not a rule\n(A ((0) (Yes;no))) ; end )")
    #expect(eliza.respond(to: "a") == "Yes;no.")
  }

  @Test func keywordsShareARuleAndItsTurns() throws {
    var eliza = try ElizaTests.eliza("((HELLO HI) 3 ((0) (One) (Two))) (A 2 ((0) (A)))")
    #expect(eliza.respond(to: "a hi") == "One.")
    #expect(eliza.respond(to: "hello") == "Two.")
  }

  @Test func overridesABase() throws {
    let base = try ElizaScript(
      parsing: "(Base) (A 7 DLIST(/T) ((A X) (Base x)) ((0) (Base a))) (B ((0) (Base b)) ) (NONE ((0) (Base none)))")
    let script = try ElizaScript(parsing: "(Top) (A ((A Y) (Top y) (=B))) (NONE ((0) (Top none)))", over: base)
    var eliza = Eliza(script: script)
    #expect(script.greeting == "Top.")
    #expect(
      ["a y", "a x", "b a", "b", "z", "a y"].map { eliza.respond(to: $0) } == [
        "Top y.", "Base x.", "Base a.", "Base b.", "Top none.", "Base b.",
      ])
  }

  /// Any text is either parsed or refused with a reason; a parsed script can reply.
  @Test func survivesAnyScript() throws {
    let parts = [
      "(", ")", "((0)", "(x 1)", "(A", "B", "=", "(=A)", "0", "1", "2", "DLIST", "(/T)", "(*A B)", "(NEWKEY)", "(PRE",
      "MEMORY", "NONE", "(NONE ((0) (n)))", "~을/를", "좋*", "*", "/", "\\1", ";", "\n", "🙂", "99999999999999999999", "'",
      "“1”",
    ]
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<3_000 {
      let body = (0..<Int.random(in: 0...25, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? ""
      }
      let text =
        "(Hi) (A ((0) (a 1))) " + body.joined(separator: " ")
        + (Bool.random(using: &generator) ? " (NONE ((0) (n)))" : "")
      guard let script = try? ElizaScript(parsing: text) else { continue }
      read += 1
      var eliza = Eliza(script: script)
      for said in ["a b", "x 좋아 책을", ""] { #expect(!eliza.respond(to: said).isEmpty, "seed \(seed): \(text)") }
    }
    #expect(read > 10, "seed \(seed)")
  }
}
