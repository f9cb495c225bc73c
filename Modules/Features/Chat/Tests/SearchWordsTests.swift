import Entities
import Testing

@testable import Chat

/// The conditions in the text of a search.
struct SearchWordsTests {
  private static func query(_ text: String, _ change: (inout MessageQuery) -> Void = { _ in }) -> MessageQuery {
    var query = MessageQuery(text)
    change(&query)
    return query
  }

  static let cases: [(String, MessageQuery)] = [
    ("moon", query("moon")), ("", query("")), ("width:5 a:b http://x", query("width:5 a:b http://x")),
    ("with:nova moon", query(" moon") { $0.character = "nova" }),
    ("moon with:\"ada lovelace\" far", query("moon  far") { $0.character = "ada lovelace" }),
    ("moon with:\"ada", query("moon ") { $0.character = "ada" }),
    ("tag:work moon", query(" moon") { $0.tag = "work" }), ("달 태그:\"내 생각\"", query("달 ") { $0.tag = "내 생각" }),
    ("moon BY:Me", query("moon ") { $0.role = .user }), ("by:them", query("") { $0.role = .assistant }),
    ("보낸이:나 달", query(" 달") { $0.role = .user }), ("보낸이:상대", query("") { $0.role = .assistant }),
    ("캐릭터:노바 달", query(" 달") { $0.character = "노바" }),
    ("after:2026-11-01 moon", query(" moon") { $0.from = CalendarTime(year: 2026, month: 11, day: 1) }),
    ("이전:2026-02", query("") { $0.before = CalendarTime(year: 2026, month: 2, day: 1) }),
    ("before:2026", query("") { $0.before = CalendarTime(year: 2026, month: 1, day: 1) }),
    // A condition begins a word, outside of quotes.
    ("\"stand by:me\" moon", query("\"stand by:me\" moon")), ("stand by:me", query("stand ") { $0.role = .user }),
    ("standby:me", query("standby:me")),
  ]

  @Test(arguments: cases) func `Words and conditions are told apart`(text: String, expected: MessageQuery) {
    let words = SearchWords(text)
    #expect(words.query == expected && words.problem == nil)
  }

  @Test(arguments: [
    ("with: moon", SearchCondition.with), ("by:you moon", .by), ("tag:", .tag), ("태그:\" \"", .tag), ("by:", .by),
    ("after:20", .after),
    ("after:2026-02-30", .after), ("after:2026-11-01-02", .after), ("before:yesterday", .before), ("before:", .before),
    ("after:99999999999999999999", .after), ("by:x after:y", .by),
  ]) func `A value that a condition does not take is named`(text: String, problem: SearchCondition) {
    #expect(SearchWords(text).problem == problem)
  }
}
