import RandomTesting
import Entities
import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct RetryPolicyTests {
  private static func refusal(_ status: Int, _ headers: [String: String] = [:], _ body: String = "") -> RequestError {
    .refusal(
      HTTPResponseHead(status: status, headers: headers.map { HTTPHeader($0.key, $0.value) }),
      APIErrorResponse(body: Array(body.utf8)))
  }

  private static func apiError(_ kind: String) -> RequestError {
    .apiError(APIErrorResponse(body: Array(#"{"error":{"type":"\#(kind)"}}"#.utf8)))
  }

  static let table: [(RequestError, Bool)] = [
    (.connection(.unreachable(""), hasBegun: false), true), (.connection(.interrupted(""), hasBegun: false), true),
    (.connection(.interrupted(""), hasBegun: true), true), (.connection(.timedOut(.connect), hasBegun: false), true),
    (.connection(.timedOut(.firstByte), hasBegun: false), false),
    (.connection(.timedOut(.idle), hasBegun: true), false),
    (.connection(.tls(""), hasBegun: false), false), (.connection(.badURL(""), hasBegun: false), false),
    (.connection(.badRequest(""), hasBegun: false), false),
    (.connection(.libraryMissing(""), hasBegun: false), false),
    (.connection(.tooLarge(limit: 1), hasBegun: true), false),
    (.connection(.malformed(""), hasBegun: false), false), (.connection(.other(""), hasBegun: false), false),
    (refusal(301), false), (refusal(400), false), (refusal(401), false), (refusal(402), false), (refusal(403), false),
    (refusal(404), false), (refusal(408), true), (refusal(409), true), (refusal(413), false), (refusal(422), false),
    (refusal(429), true), (refusal(500), true), (refusal(502), true), (refusal(503), true), (refusal(529), true),
    (refusal(400, ["x-should-retry": "true"]), true), (refusal(429, ["X-Should-Retry": "false"]), false),
    (refusal(429, ["x-should-retry": "perhaps"]), true),
    (refusal(429, [:], #"{"error":{"code":"insufficient_quota"}}"#), false),
    (apiError("overloaded_error"), true), (apiError("rate_limit_error"), true), (apiError("api_error"), true),
    (apiError("invalid_request_error"), false), (apiError("insufficient_quota"), false),
    (apiError("unheard_of"), false),
    (.malformed(LocalizedText(untranslated: "x")), false), (.truncated, true),
  ]

  @Test(arguments: table) func temporaryErrors(error: RequestError, isPassing: Bool) {
    #expect(error.isPassing == isPassing)
    #expect((RetryPolicy().pause(after: error, attempt: 1) != nil) == isPassing)
    #expect(RetryPolicy.never.pause(after: error, attempt: 1) == nil)
  }

  @Test func waitsLongerEachTimeAndNeverForLong() {
    let steady = RetryPolicy(attempts: 100, random: { 0 })
    let pauses = (1...7).map { steady.pause(after: .truncated, attempt: $0) }
    #expect(pauses == [0.5, 1, 2, 4, 8, 8, 8].map { .seconds($0) })
    #expect(steady.pause(after: .truncated, attempt: 99) == .seconds(8))
    #expect(steady.pause(after: .truncated, attempt: 100) == nil)
    #expect(RetryPolicy(random: { 1 }).pause(after: .truncated, attempt: 1) == .milliseconds(375))
  }

  @Test(arguments: Fuzzing.seeds(100)) func retriesAtRandomTimes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let random = Double.random(in: 0..<1, using: &generator)
    let pause = try #require(RetryPolicy(random: { random }).pause(after: .truncated, attempt: 2))
    #expect(pause >= .milliseconds(750) && pause <= .seconds(1), "seed \(seed)")
  }

  @Test func followsTheServersRequest() {
    let policy = RetryPolicy(random: { 1 })
    #expect(policy.pause(after: Self.refusal(429, ["Retry-After": "20"]), attempt: 1) == .seconds(20))
    #expect(policy.pause(after: Self.refusal(503, ["retry-after-ms": "7"]), attempt: 2) == .milliseconds(7))
    #expect(policy.pause(after: Self.refusal(429, ["Retry-After": "60"]), attempt: 1) == .seconds(60))
    // A longer pause is not waited for. The message states it instead.
    #expect(policy.pause(after: Self.refusal(429, ["Retry-After": "61"]), attempt: 1) == nil)
    #expect(policy.pause(after: Self.refusal(400, ["Retry-After": "1"]), attempt: 1) == nil)
  }
}
