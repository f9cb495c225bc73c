import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

/// Retries from the reader's point of view.
@Suite(.timeLimit(.minutes(10))) struct RetryingTests {
  private let clock = InstantClock()
  private var retries: RetryPolicy { RetryPolicy(clock: clock, random: { 0 }) }

  private static let busy = LoopbackServer.Step.answer(#"{"error":"busy"}"#, status: "503 Busy")
  private static let done: [LoopbackServer.Step] = [
    .head(), .text(OpenAIModelTests.event("ok") + OpenAIModelTests.ending),
  ]

  private func waits(_ events: [ReplyEvent]) -> [String] {
    events.compactMap {
      if case .waiting(let pause, let attempt, let attempts, let failure) = $0 {
        "\(attempt) of \(attempts): \(pause), \(failure.kind)"
      } else {
        nil
      }
    }
  }

  @Test func retriesAndReportsIt() async throws {
    let server = LoopbackServer([[Self.busy], [Self.busy], Self.done])
    let (events, failure) = try await RemoteModel(at: server, retries: retries).outcome()
    #expect(failure == nil && events.text == "ok")
    #expect(waits(events) == ["2 of 3: 0.5 seconds, serverError", "3 of 3: 1.0 seconds, serverError"])
    #expect(clock.pauses == [.milliseconds(500), .seconds(1)])
    #expect(server.requests.count == 3)
    #expect(Set(server.requests.map(\.body)).count == 1)
  }

  @Test func eachSendingIsReported() async throws {
    let server = LoopbackServer([[Self.busy], Self.done])
    let events = try await RemoteModel(at: server, retries: retries).wholeOutcome().events
    #expect(events.count { $0 == .sent } == 2 && events.first == .sent)
    let again = try #require(events.firstIndex { if case .waiting = $0 { true } else { false } })
    #expect(events[again + 1] == .sent)
  }

  @Test func anUnsentRequestIsNotReported() async throws {
    // The server is silent during the TLS handshake, so no request is sent.
    let silent = LoopbackServer(.waitForClose)
    var timeouts = HTTPTimeouts()
    timeouts.firstByte = .milliseconds(200)
    var provider = try RemoteProvider(
      OpenAIDialect(), baseURL: silent.url.replacing("http:", with: "https:"), apiKey: nil)
    (provider.timeouts, provider.retries) = (timeouts, .never)
    let (events, failure) = await RemoteModel(provider: provider, name: "m", knownListing: nil).wholeOutcome()
    #expect(events.isEmpty && failure?.kind == .timedOut)
    let mute = LoopbackServer(.waitForClose)
    let outcome = try await RemoteModel(at: mute, timeouts: timeouts).wholeOutcome()
    #expect(outcome.events == [.sent] && outcome.failure?.kind == .timedOut)
  }

  /// The reference app's defect 13.
  @Test func givesUpAfterTheThirdAttempt() async throws {
    let server = LoopbackServer(Self.busy)
    let (events, failure) = try await RemoteModel(at: server, retries: retries).outcome()
    #expect(events.count == 2 && waits(events).count == 2)
    #expect(failure?.kind == .serverError && failure?.message.hasSuffix("It says: busy") == true)
    #expect(server.requests.count == 3)
  }

  @Test func waitsAsTheServerRequests() async throws {
    let head = "HTTP/1.1 429 Slow\r\nRetry-After: 20\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    let server = LoopbackServer([[.text(head)], Self.done])
    let (events, failure) = try await RemoteModel(at: server, retries: retries).outcome()
    #expect(failure == nil && waits(events) == ["2 of 3: 20.0 seconds, limited"])

    let later = LoopbackServer(.text(head.replacing("20", by: "300")))
    let tooLong = try await RemoteModel(at: later, retries: retries).outcome()
    #expect(tooLong.events.isEmpty && later.requests.count == 1)
    #expect(tooLong.failure?.message.contains("It asks to wait 300 seconds.") == true)
  }

  @Test func retriesAfterAFailedConnection() async throws {
    let server = LoopbackServer([[.reset], [.head(), .reset], Self.done])
    let (events, failure) = try await RemoteModel(at: server, retries: retries).outcome()
    #expect(failure == nil && events.text == "ok" && waits(events).count == 2)

    let closed = LoopbackServer([], listens: false)
    let unreachable = try await RemoteModel(at: closed, retries: retries).outcome()
    #expect(unreachable.failure?.kind == .unreachable && waits(unreachable.events).count == 2)
  }

  @Test func retriesAfterAnErrorBeforeTheFirstText() async throws {
    let overloaded = #"event: error\#ndata: {"type":"error","error":{"type":"overloaded_error"}}"# + "\n\n"
    let server = LoopbackServer([[.head(), .text(overloaded)], [.head(), .text(AnthropicReplyTests.rich)]])
    let (events, failure) = try await RemoteModel(AnthropicDialect(), at: server, retries: retries).outcome()
    #expect(failure == nil && events.text == "안녕 😀\n" && waits(events).count == 1)
  }

  /// Delivered text cannot be withdrawn.
  @Test(arguments: [#"{"content":"a"}"#, #"{"reasoning":"a"}"#]) func neverRetriesAfterTheFirstText(delta: String)
    async throws
  {
    let word = #"data: {"choices":[{"delta":\#(delta)}]}"# + "\n\n"
    let endings: [[LoopbackServer.Step]] = [
      [], [.reset], [.text(#"data: {"error":{"code":503,"message":"busy"}}"# + "\n\n")],
    ]
    for ending in endings {
      let server = LoopbackServer([[.head(), .text(word)] + ending])
      let (events, failure) = try await RemoteModel(at: server, retries: retries).outcome()
      #expect(events.text + events.reasoning == "a" && events.count == 1)
      #expect(failure != nil && server.requests.count == 1)
    }
    #expect(clock.pauses.isEmpty)
  }

  @Test func doesNotRetryPermanentErrors() async throws {
    for status in ["400 Bad", "401 No", "404 None", "422 What"] {
      let server = LoopbackServer(.answer("{}", status: status))
      let (events, failure) = try await RemoteModel(at: server, retries: retries).outcome()
      #expect(events.isEmpty && failure != nil && server.requests.count == 1)
    }
  }

  @Test func cancellingEndsTheWait() async throws {
    let server = LoopbackServer(Self.busy)
    let still = InstantClock(standsStill: true)
    let model = try RemoteModel(at: server, retries: RetryPolicy(clock: still, random: { 0 }))
    let (events, arrived) = AsyncStream<ReplyEvent>.makeStream()
    let reading = Task {
      for try await event in model.reply(to: .hello) { arrived.yield(event) }
    }
    #expect(await events.first { _ in true } != nil)
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
    // The server notes its request when it has answered, perhaps only now.
    #expect(server.requests.count <= 1)
  }
}
