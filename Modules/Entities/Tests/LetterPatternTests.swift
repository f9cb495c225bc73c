import Entities
import Testing

struct LetterPatternTests {
  @Test(arguments: [
    ("co", "Count Vexley", true), ("CO", "the count", true), ("vex", "Count Vexley", true),
    ("count vex", "Count Vexley", true), ("vex count", "Count Vexley", false), ("cv", "Count Vexley", false),
    ("é", "CAFÉ", true), ("", "anything", true), ("a", "", false), ("**", "**", true), ("aa", "a", false),
    ("ㅅㅈ", "설정", true), ("서", "설정", true), ("설ㅈ", "설정", true), ("섭", "설정", false), ("ㅈㅅ", "설정", false),
    ("ㄱㅅ", "가상 친구", true), ("ㄳ", "가상 친구", true), ("ㄱ", "ㄱ", true),
  ])
  func `Letters stand for what the user may mean`(typed: String, name: String, isPart: Bool) {
    #expect(LetterPattern(typed).isPart(of: name) == isPart)
  }

  @Test func `A long text is cut`() {
    #expect(LetterPattern(String(repeating: "a", count: 1_000)).words.map(\.count) == [LetterPattern.longest])
    #expect(
      LetterPattern("a" + String(repeating: "\u{301}", count: 1_000)).words.map(\.count) == [LetterPattern.longest])
    #expect(LetterPattern(" \n").isEmpty && !LetterPattern("a").isEmpty)
  }
}
