import RandomTesting
import SampleEntities
import Testing

@testable import gallery

/// The text of a list, with anything that an untrusted server may write.
struct ListReaderTests {
  private func reason(_ text: String) -> ServiceFailure.Reason? {
    #expect(throws: ServiceFailure.Reason.self) { try ListReader<Article>().entries(in: Array(text.utf8)) }
  }

  private func entry(_ id: String = "1", title: String = "t") -> String {
    #"{"userId": 1, "id": \#(id), "title": "\#(title)", "body": "b"}"#
  }

  @Test func theEntriesKeepTheirOrder() throws {
    let text = "[" + [3, 1, 2].map { entry("\($0)") }.joined(separator: ",") + "]"
    #expect(try ListReader<Article>().entries(in: Array(text.utf8)).map(\.id) == [3, 1, 2])
  }

  @Test(arguments: ["", "<html>", "nothing", "[1,]", "[] []", "\u{0}"]) func notJSON(_ text: String) {
    guard case .notJSON(let words)? = reason(text) else {
      Issue.record("“\(text)” is not JSON"); return
    }
    #expect(!words.contains("html"))
  }

  @Test(arguments: ["[", "[{", #"[{"id": 1"#, #"[{"title": "a"#]) func cutOff(_ text: String) {
    #expect(reason(text) == .cutOff)
  }

  @Test(arguments: ["{}", "null", "3", #""posts""#, #"{"posts": []}"#]) func noList(_ text: String) {
    #expect(reason(text) == .notAList)
  }

  @Test func whatAnEntryLacks() {
    #expect(reason("[3]") == .badEntry(1, .notAnObject))
    #expect(reason("[\(entry()), null]") == .badEntry(2, .notAnObject))
    #expect(reason(#"[{"userId": 1, "id": 1, "title": "t"}]"#) == .badEntry(1, .missing("body")))
    #expect(reason("[{}]").map { if case .badEntry(1, .missing) = $0 { true } else { false } } == true)
  }

  @Test(arguments: [#""1""#, "1.5", "null", "99999999999999999999", "[]", "true"])
  func anIdThatIsNone(_ id: String) {
    #expect(reason("[\(entry(id))]") == .badEntry(1, .wrongType("id")))
  }

  @Test func twoOfOneNumber() {
    #expect(reason("[\(entry("4")), \(entry("5")), \(entry("4"))]") == .badEntry(3, .repeated(id: 4)))
  }

  @Test func aTextThatNoScreenCanWrap() throws {
    let longest = String(repeating: "a", count: ListLimits.textBytes)
    #expect(try ListReader<Article>().entries(in: Array("[\(entry(title: longest))]".utf8)).count == 1)
    #expect(reason("[\(entry(title: longest + "a"))]") == .badEntry(1, .tooLong))
  }

  @Test func depth() {
    let deep = String(repeating: "[", count: 100_000)
    guard case .notJSON? = reason(deep) else {
      Issue.record("the depth is limited"); return
    }
  }

  /// Any bytes give a list or a reason, and never a crash.
  @Test func anything() {
    let seed: UInt64 = 20_240_611
    var random = SeededGenerator(seed: seed)
    let whole = Array("[\(entry()), \(entry("2"))]".utf8)
    for round in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      do {
        let entries = try ListReader<Article>().entries(in: bytes)
        #expect(Set(entries.map(\.id)).count == entries.count, "seed \(seed), round \(round)")
      } catch {
        #expect(error != .tooLarge, "seed \(seed), round \(round)")
      }
    }
  }
}
