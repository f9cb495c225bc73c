import LanguageModels
import Testing

/// The rules of the method, one by one, each with a script of its own.
struct ElizaTests {
  static let rest = "\n(NONE ((0) (None one) (None two) (None three)))"

  /// An engine with these rules, a greeting and a NONE.
  static func eliza(_ rules: String) throws -> Eliza {
    Eliza(script: try ElizaScript(parsing: "(Hello) START \(rules)\(rest)"))
  }

  @Test func noneTakesTurns() throws {
    var eliza = try Self.eliza("")
    #expect((0..<4).map { _ in eliza.respond(to: "x") } == ["None one.", "None two.", "None three.", "None one."])
  }

  @Test func linesTakeTurnsPerDecomposition() throws {
    var eliza = try Self.eliza("(CAT ((0 BIG CAT) (Big)) ((0) (One) (Two)))")
    #expect(eliza.respond(to: "cat") == "One.")
    #expect(eliza.respond(to: "big cat") == "Big.")
    #expect(eliza.respond(to: "cat") == "Two.")
    #expect(eliza.respond(to: "cat") == "One.")
  }

  @Test func higherRankGoesFirst() throws {
    let rules = "(A ((0) (Said a))) (B 2 ((0) (Said b))) (C 5 ((0) (Said c)))"
    for (text, answer) in [("a b c", "Said c."), ("c b a", "Said c."), ("a b", "Said b."), ("a", "Said a.")] {
      var eliza = try Self.eliza(rules)
      #expect(eliza.respond(to: text) == answer, "\(text)")
    }
  }

  /// Only a new maximum goes to the front; lower ranks stay in the order of the text.
  @Test func lowerRanksKeepTheOrderOfTheText() throws {
    var eliza = try Self.eliza("(A 1 ((0) (Said a))) (B 3 ((0) (Said b))) (TOP 9 ((0) (NEWKEY)))")
    #expect(eliza.respond(to: "top a b") == "Said a.")
  }

  @Test func firstOfEqualRankIsSecond() throws {
    var eliza = try Self.eliza("(A ((0) (Said a))) (B ((0) (Said b)))")
    #expect(eliza.respond(to: "b a") == "Said b.")
  }

  @Test func substitutesBeforeMatching() throws {
    var eliza = try Self.eliza("(MY = your) (I = you ((0 YOU LOVE YOUR 0) (Why 5?)))")
    #expect(eliza.respond(to: "I love my Cat") == "Why Cat?")
    #expect(eliza.respond(to: "you love your cat") == "None one.")
  }

  @Test func aRuleThatOnlySubstitutesIsNoKeyword() throws {
    var eliza = try Self.eliza("(MY = your 9) (CAT ((0 YOUR CAT) (Yours)))")
    #expect(eliza.respond(to: "my cat") == "Yours.")
    #expect(eliza.respond(to: "my dog") == "None one.")
  }

  @Test func newKeyGoesToTheNextKeyword() throws {
    var eliza = try Self.eliza("(A 5 ((0) (NEWKEY))) (B ((0) (Said b)))")
    #expect(eliza.respond(to: "a b") == "Said b.")
    #expect(eliza.respond(to: "a") == "None one.")
  }

  @Test func linksUseAnotherKeywordsRules() throws {
    var eliza = try Self.eliza("(A (=B)) (B ((0 x 0) (B with 3)) ((0) (B alone))) (C ((0) (=B)))")
    #expect(eliza.respond(to: "a x y") == "B with y.")
    #expect(eliza.respond(to: "c") == "B alone.")
  }

  @Test func theFinalLinkIsForUnmatchedInput() throws {
    var eliza = try Self.eliza("(A ((A B) (Exact)) (=OTHER)) (OTHER ((0) (Linked)))")
    #expect(eliza.respond(to: "a b") == "Exact.")
    #expect(eliza.respond(to: "a c") == "Linked.")
  }

  @Test func preRewritesTheInput() throws {
    var eliza = try Self.eliza("(A ((A 0) (PRE (You are 2) (=B)))) (B ((0 YOU ARE 0) (Why 4?)))")
    #expect(eliza.respond(to: "a very tired") == "Why very tired?")
  }

  @Test func tagsMatchWords() throws {
    var eliza = try Self.eliza("(DOG DLIST(/PET NOUN)) (CAT DLIST(/PET)) (MY ((0 (/PET LOST) 0) (Your 2?)) ((0) (No)))")
    #expect(eliza.respond(to: "my dog barks") == "Your dog?")
    #expect(eliza.respond(to: "my cat") == "Your cat?")
    #expect(eliza.respond(to: "my fish") == "No.")
  }

  @Test func oneOfSomeWords() throws {
    var eliza = try Self.eliza("(I ((0 I (*WANT NEED) 0) (Why 3 4?)) ((0) (No)))")
    #expect(eliza.respond(to: "I need a rest") == "Why need a rest?")
    #expect(eliza.respond(to: "I have a rest") == "No.")
  }

  @Test func numbersCountWords() throws {
    var eliza = try Self.eliza("(GO ((2 GO 1) (Two 1, one 3)) ((0 GO 2 0 END) (Four 4)) ((0) (No)))")
    #expect(eliza.respond(to: "a b go c") == "Two a b, one c.")
    #expect(eliza.respond(to: "go a b c d end") == "Four c d.")
    #expect(eliza.respond(to: "go a") == "No.")
  }

  @Test func zeroMatchesAsFewWordsAsPossible() throws {
    var eliza = try Self.eliza("(X ((0 X 0 Y 0) (1 / 3 / 5)))")
    #expect(eliza.respond(to: "a x b y c y d") == "A / b / c y d.")
  }

  @Test func theEndIsAnchored() throws {
    var eliza = try Self.eliza("(X ((0 X 0 Y) (3)) ((0) (No)))")
    #expect(eliza.respond(to: "x a y b y") == "A y b.")
    #expect(eliza.respond(to: "x y b") == "No.")
  }

  @Test func delimitersEndTheInput() throws {
    let rules = "(A ((0) (1))) (B 9 ((0) (Said b)))"
    for (text, answer) in [
      ("c d, e a", "E a."), ("e a, c b", "E a."), ("e a. b", "E a."), ("e a but b", "E a."), ("e but f a", "F a."),
      ("e! f a? b", "F a."), ("e – f a", "F a."), ("c 1,5 a", "C 1,5 a."),
    ] {
      var eliza = try Self.eliza(rules)
      #expect(eliza.respond(to: text) == answer, "\(text)")
    }
  }

  @Test func usesTheFourBuiltInLinesInTurn() throws {
    var eliza = try Self.eliza("(A ((A A) (Never)))")
    #expect(
      (0..<5).map { _ in eliza.respond(to: "a") } == ["Hmmm.", "Go on, please.", "I see.", "Please continue.", "Hmmm."])
  }

  @Test func aCircularLinkEnds() throws {
    var eliza = try Self.eliza("(A ((0) (=B))) (B ((0) (=A))) (C ((0) (PRE (1 c) (=C))))")
    #expect(eliza.respond(to: "a") == "None one.")
    #expect(eliza.respond(to: "c") == "None two.")
  }
}
