import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct OpenAIFailureTests {
  @Test(arguments: [
    ("400 Bad Request", ModelFailure.Kind.refused), ("401 Unauthorized", .unauthorized),
    ("403 Forbidden", .unauthorized),
    ("402 Payment Required", .limited), ("404 Not Found", .notFound), ("405 No", .notFound),
    ("408 Request Timeout", .timedOut), ("413 Too Large", .refused), ("418 Teapot", .refused),
    ("422 Unprocessable", .refused), ("429 Too Many Requests", .limited), ("500 Oops", .serverError),
    ("503 Busy", .serverError), ("529 Overloaded", .serverError), ("301 Moved", .notFound),
  ])
  func statuses(status: String, kind: ModelFailure.Kind) async throws {
    let server = LoopbackServer(.answer(#"{"error":{"message":"the why","code":null}}"#, status: status))
    let (events, failure) = try await RemoteModel(at: server, key: "sk-test-key").outcome()
    #expect(events.isEmpty)
    #expect(failure?.kind == kind)
    let message = try #require(failure?.message)
    #expect(message.contains(server.url + "/v1"))
    #expect(message.contains("(\(status.prefix(3)))"))
    if !status.hasPrefix("3") { #expect(message.contains("the why")) }
  }

  @Test(arguments: [
    (#"{"error":{"message":"why","type":"t","param":null,"code":"c"}}"#, "why"),
    (#"{"error":{"code":401,"message":"why","type":"t"}}"#, "why"),
    (#"{"error":"why"}"#, "why"), (#"{"message":"why"}"#, "why"), (#"{"detail":"why"}"#, "why"),
    (#"{"detail":[{"loc":["body"],"msg":"why"}]}"#, "why"), (#"{"errors":[{"code":1,"message":"why"}]}"#, "why"),
    (#"[{"error":{"message":"why"}}]"#, "why"), (#"{"object":"error","message":"why"}"#, "why"),
    (" why\n not ", "why not"), ("<html>no</html>", ""), ("", ""), ("{}", ""), (#"{"error":{}}"#, ""),
    ("{\"error\":", "{\"error\":"),
  ])
  func findsTheMessageInEveryForm(body: String, words: String) async throws {
    let outcome = try Outcome(body, status: 500)
    #expect(outcome.message.hasSuffix(words.isEmpty ? "messages." : "It says: \(words)"))
  }

  @Test func shortensServerMessages() throws {
    let outcome = try Outcome(String(repeating: "long ", count: 1_000_000), status: 500)
    #expect(outcome.message.count < 700)
    #expect(outcome.message.hasSuffix("…"))
  }

  @Test func aMissingKeyIsToldInWholeSentences() async throws {
    let server = LoopbackServer(.answer("{}", status: "401 Unauthorized"))
    let message = try #require(try await RemoteModel(at: server).outcome().failure?.message)
    #expect(message.contains(". Or set AICHAT_API_KEY to the key. OPENAI_API_KEY is for OpenAI alone."), "\(message)")
  }

  @Test func nothingListens() async throws {
    let server = LoopbackServer([], listens: false)
    let failure = try await RemoteModel(at: server).outcome().failure
    #expect(failure?.kind == .unreachable)
    #expect(
      failure?.message.hasPrefix(
        "Nothing answers at \(server.url)/v1. Is the server running, and is the address right?") == true)
  }

  @Test func brokenAnswers() async throws {
    let scripts: [([LoopbackServer.Step], ModelFailure.Kind)] = [
      ([.text("garbage\r\n\r\n")], .malformed), ([], .serverError), ([.reset], .serverError),
      ([.head(type: "text/html"), .text("<html>")], .malformed),
      ([.head(), .text(OpenAIModelTests.event("a"))], .truncated),
      ([.head(), .text(OpenAIModelTests.event("a")), .reset], .truncated),
    ]
    for (script, kind) in scripts {
      let server = LoopbackServer([script])
      let failure = try await RemoteModel(at: server).outcome().failure
      #expect(failure?.kind == kind, "\(String(describing: failure))")
    }
  }

  @Test func silence() async throws {
    let impatient = HTTPTimeouts(firstByte: .milliseconds(30), idle: .milliseconds(30))
    let silent = LoopbackServer(.waitForClose)
    #expect(try await RemoteModel(at: silent, timeouts: impatient).outcome().failure?.kind == .timedOut)
    let stuck = LoopbackServer(.head(), .text(OpenAIModelTests.event("a")), .waitForClose)
    let (events, failure) = try await RemoteModel(at: stuck, timeouts: impatient).outcome()
    #expect(events == [.text("a")])
    #expect(failure?.kind == .timedOut)
  }

  @Test func suggestsTheMissingVersionOfAnAddress() async throws {
    let server = LoopbackServer(.answer("no", status: "404 Not Found"))
    let bare = RemoteModel(
      provider: try RemoteProvider(OpenAIDialect(), baseURL: server.url + "/"), name: "m", knownListing: nil)
    #expect(await bare.outcome().failure?.message.contains("try --base-url \(server.url)/v1.") == true)
    #expect(try await RemoteModel(at: server).outcome().failure?.message.contains("--base-url") == false)
  }

  @Test func neverShowsTheKey() async throws {
    let key = "sk-very-secret-0123456789"
    let echo = #"{"error":{"message":"Incorrect key \#(key) provided"}}"#
    // Shortening alone would cut the key in the middle.
    let far = String(repeating: "x", count: 490) + key
    for body in [echo, far, "Bearer \(key)", #"{"error":"\#(key)\#(key)"}"#] {
      for status in ["401 Unauthorized", "500 Oops"] {
        let server = LoopbackServer(.answer(body, status: status))
        let failure = try #require(await RemoteModel(at: server, key: key).outcome().failure)
        #expect(!failure.message.contains("secret"), "\(failure)")
      }
    }
    let stream = LoopbackServer(.head(), .text("data: \(echo)\n\n"))
    let failure = try #require(await RemoteModel(at: stream, key: key).outcome().failure)
    #expect(failure.message.contains("Incorrect key [key] provided"))

    let moved = LoopbackServer(
      .text("HTTP/1.1 301 Moved\r\nLocation: http://\(key)@h/\(key)?k=\(key)\r\nContent-Length: 0\r\n\r\n"))
    let redirect = try #require(await RemoteModel(at: moved, key: key).outcome().failure)
    #expect(redirect.message.contains("http://h/[key]") && !redirect.message.contains("secret"))
  }
}
