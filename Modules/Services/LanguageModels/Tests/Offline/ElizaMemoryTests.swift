import LanguageModels
import Testing

struct ElizaMemoryTests {
  static let rules = """
    (MY = your ((0) (Tell me)))
    (MEMORY MY (0 YOUR 0 = Zero 3) (0 YOUR 0 = One 3) (0 YOUR 0 = Two 3) (0 YOUR 0 = Three 3))
    """

  /// HERE hashes to 3, KIDS to 1, TIME to 0.
  @Test(arguments: [("my house here", "Three house here."), ("my kids", "One kids."), ("my time", "Zero time.")])
  func theLastWordChooses(text: String, answer: String) throws {
    var eliza = try ElizaTests.eliza(Self.rules)
    #expect(eliza.respond(to: text) == "Tell me.")
    #expect(eliza.respond(to: "x") == "None one.")
    #expect(eliza.respond(to: "x") == answer, "the fourth step of the cycle")
  }

  @Test func recallsOnlyAtEveryFourthTurnWithoutAKeyword() throws {
    var eliza = try ElizaTests.eliza(Self.rules)
    let said = ["my kids", "my time", "my house here", "x", "x", "x", "x", "x", "x", "x", "x"].map {
      eliza.respond(to: $0)
    }
    // The limit runs 2 3 4 1 2 3 4 …; at the first 4 the input has a keyword.
    let expected = [
      "Tell me.", "Tell me.", "Tell me.", "None one.", "None two.", "None three.", "One kids.", "None one.",
      "None two.",
      "None three.", "Zero time.",
    ]
    #expect(said == expected)
  }

  @Test func remembersOnlyWhenTheKeywordIsReached() throws {
    var eliza = try ElizaTests.eliza(Self.rules + "(TOP 9 ((0) (Top)))")
    #expect(eliza.respond(to: "my top kids") == "Top.")
    _ = eliza.respond(to: "x")
    #expect(eliza.respond(to: "x") == "None two.")
  }
}
