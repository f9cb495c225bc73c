import NetworkTesting
import Testing

@testable import HTTP

@Suite struct TransferTests {
  @Test func cancellingClosesTheConnection() async throws {
    let server = LoopbackServer(.head(), .text("a"), .waitForClose)
    let (events, arrived) = AsyncStream<HTTPEvent>.makeStream()
    let reading = Task {
      for try await event in HTTPClient().stream(HTTPRequest(url: server.url)) { arrived.yield(event) }
    }
    #expect(await events.first { $0 == .bytes([0x61]) } != nil)
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
    #expect(await server.closings.first { _ in true } == true)
  }

  @Test func lettingGoClosesTheConnection() async throws {
    let server = LoopbackServer(.head(), .text("a"), .waitForClose)
    for try await event in HTTPClient().stream(HTTPRequest(url: server.url)) {
      if case .bytes = event { break }
    }
    #expect(await server.closings.first { _ in true } == true)
  }

  @Test func aCancelledTaskSendsNothing() async throws {
    let server = LoopbackServer(.answer(""))
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for try await _ in HTTPClient().stream(HTTPRequest(url: server.url)) { return true }
      return false
    }
    #expect(try await reading.value == false)
    // The cancelled request would have arrived before this one.
    _ = try await HTTPClient().answer(to: HTTPRequest(url: server.url + "/second"))
    #expect(server.requests.map { $0.head.prefix(11) } == ["GET /second"])
  }

  @Test func manyAtOnce() async throws {
    let servers = (0..<12).map { LoopbackServer(.answer("\($0)")) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, server) in servers.enumerated() {
        group.addTask {
          let answer = try await HTTPClient().answer(to: HTTPRequest(url: server.url))
          #expect(answer.body == Array("\(number)".utf8))
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aSlowReaderHoldsTheServerBack() throws {
    var inbox = TransferInbox()
    let piece = [UInt8](repeating: 1, count: 100 << 10)
    var taken = 0
    while taken < 100, piece.withUnsafeBufferPointer({ inbox.receive($0) }) { taken += 1 }
    #expect(taken == 2)
    let tooEarly = inbox.resumes()
    let waiting = try inbox.dequeue()?.get()
    let (first, second) = (inbox.resumes(), inbox.resumes())
    #expect(!tooEarly && first && !second)
    #expect(waiting == .bytes(piece + piece))
    let flowsAgain = piece.withUnsafeBufferPointer { inbox.receive($0) }
    #expect(flowsAgain)
  }

  @Test func whatArrivedBeforeAFailureIsHandedOut() throws {
    var inbox = TransferInbox()
    inbox.receive(HTTPResponseHead(status: 200))
    let isTaken = [UInt8]([1]).withUnsafeBufferPointer { inbox.receive($0) }
    #expect(isTaken)
    inbox.end(.failure(HTTPFailure.timedOut(.idle)))
    inbox.end(.success(()))
    let (sent, head, bytes, end) = (inbox.dequeue(), inbox.dequeue(), inbox.dequeue(), inbox.dequeue())
    #expect(try sent?.get() == .sent)
    #expect(try head?.get() == .head(HTTPResponseHead(status: 200)))
    #expect(try bytes?.get() == .bytes([1]))
    #expect(throws: HTTPFailure.timedOut(.idle)) { try end?.get() }
  }
}
