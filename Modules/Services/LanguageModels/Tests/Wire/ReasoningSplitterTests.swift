import RandomTesting
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct ReasoningSplitterTests {
  struct Result: Hashable {
    var text = "", thought = ""

    init(_ text: String, _ thought: String = "") {
      (self.text, self.thought) = (text, thought)
    }

    init(of pieces: [String]) {
      var splitter = ReasoningSplitter()
      for piece in pieces.flatMap({ splitter.push($0) }) + splitter.finish() {
        switch piece {
        case .text(let more): text += more
        case .thought(let more): thought += more
        }
      }
    }
  }

  @Test(arguments: [
    ("hello", Result("hello")), ("", Result("")), ("  hello", Result("  hello")), (" \n", Result(" \n")),
    ("<think>hm</think>hello", Result("hello", "hm")), ("\n <think>hm</think>\n\nhello", Result("hello", "hm")),
    ("<think></think>hello", Result("hello")), ("<think>hm", Result("", "hm")),
    ("<think>a</think> <think>b</think> c", Result("c", "ab")), ("<think>a</think>\n", Result("", "a")),
    ("<think>가 < b </thin 😀</think>나", Result("나", "가 < b </thin 😀")),
    ("say <think>not</think>", Result("say <think>not</think>")), ("<thinking>x", Result("", "x")),
    ("<thinking>a <b></think>\n</thinking> c", Result("c", "a <b></think>\n")), ("<thinks>x", Result("<thinks>x")),
    ("<thi", Result("<thi")), ("<think>a</thi", Result("", "a</thi")), ("<b>bold</b>", Result("<b>bold</b>")),
    ("<think>a</think>b <think>c", Result("b <think>c", "a")), ("<THINK>a", Result("<THINK>a")),
  ])
  func separatesReasoningAtEverySplit(whole: String, wanted: Result) {
    #expect(Result(of: [whole]) == wanted)
    #expect(Result(of: whole.map(String.init)) == wanted)
    let places = Array(whole.indices) + [whole.endIndex]
    for first in places {
      for second in places where second >= first {
        let pieces = [whole[..<first], whole[first..<second], whole[second...]].map(String.init)
        #expect(Result(of: pieces) == wanted, "\(pieces)")
      }
    }
  }

  @Test(arguments: Fuzzing.seeds(500)) func anySplitGivesTheSame(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = [
      "<think>", "</think>", "<thinking>", "</thinking>", "ing>", "<th", "ink>", "</", "<", ">", " ", "\n", "a", "가",
      "e\u{301}",
    ]
    let parts = (0..<12).map { _ in alphabet.randomElement(using: &generator) ?? "" }
    #expect(Result(of: parts) == Result(of: [parts.joined()]), "seed \(seed): \(parts)")
  }

  @Test func holdsBackOnlyPossibleTags() {
    var splitter = ReasoningSplitter()
    #expect(splitter.push("H") == [.text("H")])
    #expect(splitter.push("<th") == [.text("<th")])
    var gap = ReasoningSplitter()
    #expect(gap.push(String(repeating: " ", count: 256)) == [])
    #expect(gap.push(" ") == [.text(String(repeating: " ", count: 257))])
  }

  @Test func doesNotSendReasoningBack() {
    let prompt = Prompt.saying("<think>mine</think>", "<think>a</think>\nb", "c", "<think>cut", "d")
    #expect(prompt.spokenTurns.map(\.text) == ["<think>mine</think>", "b", "c", "d"])
  }
}
