import Synchronization

/// A running request: a thread that performs it, a reader that waits, and the inbox between them.
final class Transfer: Sendable {
  let request: HTTPRequest
  let certificateFile: String?
  let inbox = Mutex(TransferInbox())

  init(_ request: HTTPRequest, certificateFile: String?) {
    self.request = request
    self.certificateFile = certificateFile
  }

  /// The next event; nil after the end. There is one reader at a time.
  func next() async throws -> HTTPEvent? {
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      let (start, ready) = inbox.withLock { inbox in (inbox.start(), inbox.dequeue()) }
      if start { TransferThread.run(self) }
      if let ready { return try ready.get() }
      return try await withCheckedThrowingContinuation { reader in
        let ready = inbox.withLock { inbox -> TransferInbox.Delivery? in
          if let ready = inbox.dequeue() { return ready }
          // A second reader would wait for ever if it took the first one's place.
          guard inbox.reader == nil else { return .failure(HTTPFailure.other("the answer is read twice at a time")) }
          inbox.reader = reader
          return nil
        }
        if let ready { reader.resume(with: ready) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Ends the transfer now, from any thread.
  func cancel() {
    finish(.failure(CancellationError()))
  }

  /// Ends the transfer, unless it has ended. Bytes that have arrived are still delivered, except after a cancellation.
  func finish(_ result: Result<Void, any Error>) {
    change { $0.end(result) }
  }

  /// Delivers what the inbox has to a waiting reader.
  func deliver() {
    change { _ in }
  }

  /// Changes the inbox, and delivers to a waiting reader.
  func change(_ body: (inout TransferInbox) -> Void) {
    let (reader, delivery) = inbox.withLock { inbox in
      body(&inbox)
      return inbox.handOver()
    }
    if let delivery { reader?.resume(with: delivery) }
  }
}
