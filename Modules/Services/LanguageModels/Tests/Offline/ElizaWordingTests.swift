import LanguageModels
import Testing

@testable import struct LanguageModels.KoreanParticle

/// Spelling, spaces, capitals, particles.
struct ElizaWordingTests {
  @Test(arguments: [
    ("I like Anna", "Anna?"), ("i LIKE anna", "Anna?"), ("I LIKE ANNA", "Anna?"), ("I like 'tea'", "Tea?"),
    ("I like what you are", "What I am?"), ("I like what you were", "What I was?"), ("I like you", "Me?"),
    ("I like walks with you in May", "Walks with me in May?"), ("I like it’s “name”", "It's name?"), ("I like", "?"),
    ("I like 3.5 or 10:30", "3.5 or 10:30?"), ("I like\u{1B}[31m red\u{202E}", "31m red?"),
  ])
  func quotesInNaturalSpelling(text: String, answer: String) throws {
    var eliza = try ElizaTests.eliza("(YOU = I) (I = you ((0 YOU LIKE 0) (4?)))")
    #expect(eliza.respond(to: text) == answer)
  }

  @Test func scriptsOf1966ReplyInSentences() throws {
    let text = "(HELLO .) (I = YOU ((0 YOU 0) (YOU SAY 3 , I SEE . I'M IN))) (NONE ((0) (WELL)))"
    var eliza = Eliza(script: try ElizaScript(parsing: text))
    #expect(eliza.respond(to: "I like Anna") == "You say like Anna, I see. I'm in.")
    #expect(eliza.respond(to: "x") == "Well.")
  }

  @Test func numbersMayHaveAttachedText() throws {
    let line = #"(“2” then 2's and \2번 and 2D , 2을/를 `--x 2.)"#
    var eliza = try ElizaTests.eliza("(A ((A 0) \(line)))")
    #expect(eliza.respond(to: "a 책") == "“책” then 책's and 2번 and 2D, 책을 `--x 책.")
  }

  @Test func anEmptyCaptureLeavesTheQuotationEndAtItsWord() throws {
    var eliza = try ElizaTests.eliza("(나는 ((나는 1 0) (“2 3”라고 하셨군요.)))")
    #expect(eliza.respond(to: "나는 하늘이야") == "“하늘이야”라고 하셨군요.")
    #expect(eliza.respond(to: "나는 정말 기뻐") == "“정말 기뻐”라고 하셨군요.")
  }

  @Test func stemsMatchByTheirBeginning() throws {
    var eliza = try ElizaTests.eliza(
      "(좋* ((0) (Short))) (좋아* ((0 좋아* 0) (2의 2))) (좋아 ((0) (Exact))) (엄마* = 어머니 ((0 1) (2)))")
    #expect(eliza.respond(to: "좋네요") == "Short.")
    #expect(eliza.respond(to: "좋아해요") == "좋아의 좋아해요.")
    #expect(eliza.respond(to: "좋아") == "Exact.")
    #expect(eliza.respond(to: "엄마가") == "어머니가.")
  }

  @Test func readsDecomposedHangul() throws {
    var eliza = try ElizaTests.eliza("(좋아* ((0 ~을/를 좋아*) (2을/를?)))")
    #expect(
      eliza.respond(to: "\u{110E}\u{1162}\u{11A8}\u{110B}\u{1173}\u{11AF} \u{110C}\u{1169}\u{11C2}\u{110B}\u{1161}")
        == "책을?")
  }

  @Test(arguments: [
    ("을/를", "책", "을"), ("을/를", "나무", "를"), ("이/가", "물", "이"), ("으로/로", "물", "로"), ("으로/로", "집", "으로"),
    ("과/와", "API", "와"), ("은/는", "PC 3", "은"), ("은/는", "Html", "은"), ("을/를", "", "를"),
  ])
  func particlesFit(pair: String, word: String, form: String) throws {
    #expect(try #require(KoreanParticle(pair)).form(after: word) == form)
  }

  @Test(arguments: [
    ("이/가", "책이", "책"), ("이/가", "나무가", "나무"), ("이/가", "고양이", nil), ("이/가", "책가", nil), ("이/가", "가", nil),
    ("을/를", "마을", nil), ("을/를", "고양이를", "고양이"), ("이/가", "ok이", nil),
  ])
  func particlesComeOff(pair: String, word: String, noun: String?) throws {
    #expect(try #require(KoreanParticle(pair)).detached(from: word) == noun)
  }

  @Test(arguments: ["", "을", "을/", "/를", "a/b", "을/를/도", "을 /를"])
  func refusesInvalidPairs(text: String) {
    #expect(KoreanParticle(text) == nil)
  }
}
