import RandomTesting
import Entities
import Foundation
import HTTP
import Testing

@testable import LanguageModels

@Suite struct AnswerReaderTests {
  /// A stream with everything that servers send.
  static let rich = """
    \u{FEFF}: keep-alive\r
    \r
    data: {"id":"1","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}],"usage":null}

    data:{"choices":[{"index":0,"delta":{"reasoning_content":"hmm","content":null}}]}

    data: {"choices":[{"index":0,"delta":{"reasoning":"hmm"}}],"obfuscation":"abc"}

    event: ping
    data: whatever

    data: {"choices":[{"delta":{"content":"안녕 "}}]}

    data: {"choices":[{"index":1,"delta":{"content":"another"}},{"index":0,"delta":{"content":"\\ud83d\\ude00😀"}}]}

    data: {"choices":[{"index":0,
    data: "delta":{"content":[{"type":"text","text":"é"},{"type":"image"}]}}]}

    data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

    data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3,"total_tokens":10}}

    data: [DONE]

    data: {"choices":[{"delta":{"content":"too late"}}]}


    """

  @Test func readsEverySplitTheSame() throws {
    let bytes = Array(Self.rich.utf8)
    let whole = try Outcome(pieces: [bytes])
    #expect(whole.text == "안녕 😀😀é")
    #expect(whole.reasoning == "hmmhmm")
    #expect(whole.usage == TokenUsage(promptTokens: 7, completionTokens: 3))
    #expect(whole.finish == .stop)
    for split in stride(from: 0, through: bytes.count, by: 7) {
      #expect(try Outcome(pieces: [bytes[..<split], bytes[split...]]) == whole, "split at \(split)")
    }
    #expect(try Outcome(pieces: bytes.map { [$0] }) == whole)
  }

  private func stream(_ chunks: String..., done: Bool = true) -> String {
    (chunks + (done ? ["[DONE]"] : [])).map { "data: \($0)\n\n" }.joined()
  }

  private func chunk(_ text: some StringProtocol, finish: String? = nil) -> String {
    let reason = finish.map { "\"\($0)\"" } ?? "null"
    return #"{"choices":[{"index":0,"delta":{"content":"\#(text)"},"finish_reason":\#(reason)}]}"#
  }

  @Test func readsTheFinishReason() throws {
    let reasons: [(String, FinishReason)] = [
      ("stop", .stop), ("length", .length), ("content_filter", .contentFilter), ("tool_calls", .other("tool_calls")),
    ]
    for (word, reason) in reasons {
      #expect(try Outcome(stream(chunk("a", finish: word))).finish == reason)
    }
  }

  @Test func distinguishesCompleteAndTruncatedReplies() throws {
    // Without a reason the end mark is enough, and without the mark the reason is.
    #expect(try Outcome(stream(chunk("a"))).finish == .stop)
    #expect(try Outcome(stream(chunk("a", finish: "length"), done: false)).finish == .length)
    #expect(try Outcome(stream(chunk("a", finish: "stop"), done: false), error: .interrupted("")).finish == .stop)
    // The last empty line may be missing.
    #expect(try Outcome(stream(chunk("a"), done: false) + "data: [DONE]").finish == .stop)
    #expect(try Outcome(stream(chunk("a"), done: false) + "data: " + chunk("b", finish: "stop")).text == "ab")

    let cut = stream(chunk("a"), done: false)
    let outcomes = [
      try Outcome(cut), try Outcome(cut + "data: {\"choices\":[{\"delta\":{\"cont"),
      try Outcome(cut, error: .interrupted("reset")),
    ]
    for outcome in outcomes {
      #expect(outcome.failure == .truncated)
      #expect(outcome.text == "a")
    }
    #expect(try Outcome(cut, error: .timedOut(.idle)).failure == .timedOut)
    #expect(try Outcome("").failure == .malformed)
    #expect(try Outcome(": only a comment\n\n").failure == .truncated)
    #expect(try Outcome("data: [DONE]\n\n").failure == .malformed)
  }

  @Test(arguments: [
    #"data: {"error":{"message":"broke","code":500}}"#, #"data: {"error":"broke"}"#,
    #"data: {"object":"error","message":"broke"}"#, "event: error\ndata: {\"message\":\"broke\"}",
    "event: error\ndata: broke", #"data: {"errors":[{"message":"broke"}]}"#,
    #"data: {"choices":[{"delta":{"content":""},"finish_reason":"error"}],"error":{"message":"broke"}}"#,
  ])
  func errorsInTheStream(event: String) throws {
    let outcome = try Outcome(stream(chunk("a"), done: false) + event + "\n\n" + stream(chunk("b")))
    #expect(outcome.failure == .serverError)
    #expect(outcome.text == "a")
    #expect(outcome.message.hasSuffix("It says: broke"))
  }

  @Test func emptyErrorsAreNone() throws {
    for nothing in ["null", "false", "\"\""] {
      let chunk = #"{"error":\#(nothing),"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}"#
      #expect(try Outcome(stream(chunk)).text == "a")
    }
    #expect(try Outcome(stream(chunk("a", finish: "error"))).failure == .serverError)
  }

  @Test func acceptsAWholeAnswerAtOnce() throws {
    let answer = #"{"choices":[{"message":{"content":"hé"},"finish_reason":"length"}],"usage":{"prompt_tokens":1}}"#
    let bytes = Array(("\n\n \r\n" + answer + "\n").utf8)
    for split in 0...bytes.count {
      let outcome = try Outcome(pieces: [bytes[..<split], bytes[split...]])
      #expect(outcome.text == "hé")
      #expect(outcome.finish == .length)
      #expect(outcome.usage == TokenUsage(promptTokens: 1))
    }
    #expect(try Outcome(answer, error: .interrupted("cut")).failure == .truncated)
    #expect(try Outcome(#"{"error":{"message":"broke"}}"#).failure == .serverError)
    #expect(try Outcome(#"[{"error":{"message":"broke"}}]"#).message.hasSuffix("It says: broke"))
  }

  @Test(arguments: ["{}", "[]", "{\"a\":", "<html>", "  <!DOCTYPE html>", "data: hello\n\n", "data: {\n\n"])
  func otherBodiesAreMalformed(body: String) throws {
    #expect(try Outcome(body).failure == .malformed)
  }

  @Test func neverCrashes() throws {
    var generator = SeededGenerator(seed: 4)
    let bytes = Array(Self.rich.utf8)
    for _ in 0..<300 {
      var broken = bytes
      for _ in 0..<5 {
        broken[Int.random(in: 0..<broken.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      // The checks of `Outcome` ensure that there is either an end or a failure, and nothing after it.
      _ = try Outcome(pieces: [broken.prefix(Int.random(in: 0...broken.count, using: &generator))])
    }
  }

  @Test(arguments: [
    (#"{"reasoning_content":"hm"}"#, "hm", ""), (#"{"reasoning":"hm"}"#, "hm", ""),
    (#"{"reasoning_content":"hm","reasoning":"hm","content":"a"}"#, "hm", "a"),
    (#"{"content":"<think>hm</think>\n\na"}"#, "hm", "a"), (#"{"reasoning":null,"content":"a"}"#, "", "a"),
    (#"{"refusal":"no","content":null}"#, "", "no"),
  ])
  func separatesReasoning(delta: String, reasoning: String, text: String) throws {
    let read = try Outcome(stream(#"{"choices":[{"delta":\#(delta)}]}"#))
    #expect(read.reasoning == reasoning && read.text == text)
  }

  @Test func readsReasoningInTheTextAtEverySplit() throws {
    let whole = "<think>hmm 가</think>\n\nhello"
    for place in whole.indices {
      let (one, other) = (whole[..<place], whole[place...])
      let read = try Outcome(
        stream(chunk(one.replacing("\n", with: "\\n")), chunk(other.replacing("\n", with: "\\n"), finish: "stop")))
      #expect(read.reasoning == "hmm 가" && read.text == "hello")
    }
    // A possible beginning of a tag is text if nothing follows.
    let cut = try Outcome(stream(chunk("<thi"), done: false))
    #expect(cut.failure == .truncated && cut.text == "<thi")
    let broken = try Outcome(stream(chunk("<thi"), #"{"error":"x"}"#, done: false))
    #expect(broken.failure == .serverError && broken.text == "<thi")
  }

  @Test func readsEveryFormOfUsage() throws {
    func usage(_ members: String) throws -> TokenUsage? {
      try Outcome(stream(chunk("a"), #"{"choices":[],\#(members)}"#)).usage
    }
    #expect(try usage(#""usage":null"#) == nil)
    #expect(
      try usage(#""usage":{"prompt_tokens":-5,"completion_tokens":2.0}"#)
        == TokenUsage(promptTokens: 0, completionTokens: 2))
    #expect(
      try usage(#""timings":{"cache_n":10,"prompt_n":3,"predicted_n":4}"#)
        == TokenUsage(promptTokens: 13, completionTokens: 4, cachedTokens: 10))
    #expect(
      try usage(
        #""usage":{"prompt_tokens":9,"completion_tokens":8,"prompt_tokens_details":{"cached_tokens":5},"completion_tokens_details":{"reasoning_tokens":6}}"#
      ) == TokenUsage(promptTokens: 9, completionTokens: 8, cachedTokens: 5, reasoningTokens: 6))
    #expect(
      try usage(#""usage":{"prompt_tokens":9,"completion_tokens":8,"prompt_cache_hit_tokens":4}"#)
        == TokenUsage(promptTokens: 9, completionTokens: 8, cachedTokens: 4))
    #expect(
      try usage(#""usage":{"prompt_tokens":1},"timings":{"prompt_n":3,"predicted_n":4}"#) == TokenUsage(promptTokens: 1)
    )
    // Some servers send an increasing number in every chunk: the last one counts.
    let growing = try Outcome(
      stream(
        #"{"choices":[{"delta":{"content":"a"}}],"usage":{"prompt_tokens":7,"completion_tokens":1}}"#,
        #"{"choices":[{"delta":{"content":"b"}}],"usage":{"prompt_tokens":7,"completion_tokens":2}}"#))
    #expect(growing.usage == TokenUsage(promptTokens: 7, completionTokens: 2) && growing.text == "ab")
  }
}
