import HTTP

/// Sends the request, and hands out the reply piece by piece to whoever asks for the next one.
actor ReplyReader {
  private var request: ChatRequest
  private var answer: AnswerReader
  /// What arrives; nil before the first question and after the end. Letting it go closes the connection.
  private var arriving: AsyncThrowingStream<HTTPEvent, any Error>.Iterator?
  private var ready: ArraySlice<ReplyEvent> = []
  /// How it ended: nil while it has not.
  private var ending: Result<Void, any Error>?

  init(model: OpenAIModel, prompt: Prompt) {
    request = ChatRequest(model: model, prompt: prompt)
    answer = AnswerReader(voice: FailureVoice(model: model))
  }

  /// What comes next; nil after the end.
  func next() async throws -> ReplyEvent? {
    while true {
      if let event = ready.popFirst() { return event }
      if let ending {
        // The failure is told once: then the stream is simply over.
        self.ending = .success(())
        try ending.get()
        return nil
      }
      do {
        try await advance()
      } catch {
        ending = .failure(error)
      }
      ready = answer.takeEvents()[...]
      if answer.isFinished { ending = .success(()) }
      if ending != nil { arriving = nil }
    }
  }

  /// Takes one thing from the network.
  private func advance() async throws {
    var arriving = self.arriving ?? HTTPClient().stream(request.http).makeAsyncIterator()
    self.arriving = arriving
    let event: HTTPEvent?
    do {
      event = try await arriving.next(isolation: self)
    } catch let trouble as HTTPFailure {
      return try answer.end(trouble)
    }
    // A cancelled stream ends as if the answer did.
    try Task.checkCancellation()
    if let event { try answer.receive(event) }
    guard event == nil || answer.hasHeardEnough else { return }
    if request.asksForUsage, answer.refusesUsage {
      request.asksForUsage = false
      answer = AnswerReader(voice: FailureVoice(model: request.model))
      self.arriving = nil
      return
    }
    try answer.end()
  }
}
