import Entities
import HTTP
import NetworkTesting
import Synchronization
import Testing

@testable import LanguageModels

/// Servers that keep a connection open without content.
@Suite(.timeLimit(.minutes(10))) struct ContentTimeoutTests {
  private func model(
    at server: LoopbackServer, contentTimeout: Duration, retries: RetryPolicy = .never
  ) throws -> RemoteModel {
    var provider = try RemoteProvider(OpenAIDialect(), baseURL: server.url + "/v1")
    provider.contentTimeout = contentTimeout
    provider.retries = retries
    return RemoteModel(provider: provider, name: "test-model", knownListing: nil)
  }

  /// Pieces that arrive one by one, until the reader stops.
  private func drip(_ piece: String) -> [LoopbackServer.Step] {
    (0..<2_000).flatMap { _ in [.text(piece), .pause(milliseconds: 20)] }
  }

  private static let empty = #"data: {"choices":[{"index":0,"delta":{"content":""}}]}"# + "\n\n"

  @Test(arguments: [": ping\n\n", "\n\n", Self.empty, "event: ping\ndata: {}\n\n"])
  func `Comments and empty pieces are not content`(piece: String) async throws {
    let server = LoopbackServer([[.head()] + drip(piece)])
    let (events, failure) = try await model(at: server, contentTimeout: .milliseconds(200)).outcome()
    #expect(events.isEmpty && failure?.kind == .timedOut)
    let message = try #require(failure?.message)
    #expect(message.contains("but sent no reply for 0.2 seconds") && message.contains("--timeout"))
    #expect(!message.contains("arrived"))
  }

  @Test func `Text that arrived before is saved, and the message says so`() async throws {
    let server = LoopbackServer([[.head(), .text(OpenAIModelTests.event("a"))] + drip(": ping\n\n")])
    let (events, failure) = try await model(at: server, contentTimeout: .milliseconds(200)).outcome()
    #expect(events == [.text("a")] && failure?.kind == .timedOut)
    #expect(failure?.message.contains("The text that arrived is saved") == true)
  }

  @Test func `Each piece of text restarts the timeout`() async throws {
    let words = (0..<30).flatMap { _ in
      [LoopbackServer.Step.text(OpenAIModelTests.event("a")), .pause(milliseconds: 20)]
    }
    let server = LoopbackServer([[.head()] + words + [.text(OpenAIModelTests.ending)]])
    // All pieces together take longer than the timeout, and one does not, however busy the machine is.
    let retries = RetryPolicy(attempts: 1, clock: TickingClock())
    let model = try model(at: server, contentTimeout: .seconds(10), retries: retries)
    let (events, failure) = await model.outcome()
    #expect(failure == nil && events.text.count == 30)
  }

  @Test(arguments: [FrontEnd.app, .commandLine]) func `A shell and the app name their own remedies`(
    frontEnd: FrontEnd
  ) throws {
    let provider = try RemoteProvider(OpenAIDialect(), baseURL: "http://h", frontEnd: frontEnd)
    let formatter = ErrorMessageFormatter(provider: provider, model: "m")
    let head = HTTPResponseHead(status: 404, headers: [])
    let refused = HTTPResponseHead(status: 401, headers: [])
    let moved = HTTPResponseHead(status: 301, headers: [])
    for error in [
      RequestError.wordless, .connection(.timedOut(.firstByte), hasBegun: false),
      .connection(.tls("x"), hasBegun: false),
      .connection(.badURL("x"), hasBegun: false), .refusal(head, APIErrorResponse()),
      .refusal(refused, APIErrorResponse()), .refusal(moved, APIErrorResponse()),
    ] {
      for words in [formatter.failure(of: error).words.english, formatter.failure(of: error).words.korean] {
        #expect((words.contains("--") || words.contains("aichat ")) == (frontEnd == .commandLine), "\(words)")
      }
    }
  }

  @Test func `The app and a shell name different ways to choose a model`() {
    for frontEnd in [FrontEnd.app, .commandLine] {
      let settings = ModelSettings(provider: "openai", baseURL: "http://127.0.0.1:8080/v1", frontEnd: frontEnd)
      let failure = #expect(throws: ModelFailure.self) { try ModelChooser().model(for: settings) }
      #expect(failure?.message.contains("--model") == (frontEnd == .commandLine))
      #expect(failure?.message.contains("Alt-M") == (frontEnd == .app))
    }
  }
}

/// A clock on which each look at it takes a second, and nothing else any time.
private final class TickingClock: Clock, Sendable {
  typealias Duration = Swift.Duration
  typealias Instant = InstantClock.Instant

  private let seconds = Atomic(0)
  let minimumResolution = Swift.Duration.zero

  var now: Instant { Instant(offset: .seconds(seconds.add(1, ordering: .relaxed).newValue)) }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {}
}
