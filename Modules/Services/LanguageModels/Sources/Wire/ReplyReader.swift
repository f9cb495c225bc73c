import HTTP

/// Sends the request, again where that helps, and hands out the reply piece by piece to whoever asks for the next one.
actor ReplyReader {
  private let model: RemoteModel
  private var request: ChatRequest
  private var answer: AnswerReader
  private var attempt = 1
  /// How long to wait before the next attempt.
  private var pause: Duration?
  /// What arrives; nil before a request is sent and after its end. Letting it go closes the connection.
  private var arriving: AsyncThrowingStream<HTTPEvent, any Error>.Iterator?
  private var ready: ArraySlice<ReplyEvent> = []
  /// How long nothing of the answer has come.
  private var sinceWords: @Sendable () -> Duration
  /// How it ended: nil while it has not.
  private var ending: Result<Void, any Error>?

  init(model: RemoteModel, prompt: Prompt) {
    self.model = model
    request = ChatRequest(
      model: model.name, prompt: prompt, listing: model.knownListing, isAtHome: model.provider.endpoint.isAtHome)
    request.fallbacks = model.provider.refusals[model]
    answer = AnswerReader(dialect: model.provider.dialect)
    sinceWords = model.provider.retries.clock.stopwatch()
    ending = model.fault(in: prompt).map { .failure($0) }
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
        ready = answer.consumeEvents()[...]
      } catch let error as RequestError {
        ready = answer.consumeEvents()[...]
        recover(from: error)
      } catch {
        ready = answer.consumeEvents()[...]
        ending = .failure(error)
      }
      if answer.isFinished { ending = .success(()) }
      if ending != nil { arriving = nil }
    }
  }

  /// Takes one thing from the network.
  private func advance() async throws {
    if let pause {
      self.pause = nil
      try await model.provider.retries.clock.sleep(for: pause)
    }
    var arriving = self.arriving ?? send()
    self.arriving = arriving
    let event: HTTPEvent?
    do {
      event = try await arriving.next(isolation: self)
    } catch let failure as HTTPFailure {
      return try answer.end(failure)
    }
    // A cancelled stream ends as if the answer did.
    try Task.checkCancellation()
    if let event {
      let length = answer.length
      try answer.receive(event)
      // It is for what comes after the head: until then the connection has limits of its own.
      let isBody = if case .bytes = event { true } else { false }
      if !isBody || answer.length > length { sinceWords = model.provider.retries.clock.stopwatch() }
    }
    // Comments and empty pieces hold the connection open, and are no answer.
    if event != nil, !answer.isFinished, sinceWords() >= model.provider.patience { throw RequestError.wordless }
    if event == nil || answer.hasHeardEnough { try answer.end() }
  }

  private func send() -> AsyncThrowingStream<HTTPEvent, any Error>.Iterator {
    let provider = model.provider
    let body = provider.dialect.body(of: request)
    return provider.client.stream(provider.request(provider.dialect.traits.chatPath, sending: body))
      .makeAsyncIterator()
  }

  /// Asks again in another form, or a little later; ends with a failure where neither helps.
  private func recover(from error: RequestError) {
    let provider = model.provider
    if let (request, fallback) = request.conceding(to: error, in: provider.dialect) {
      self.request = request
      provider.refusals.record(fallback, of: model)
      if case .without(let field) = fallback { ready.append(.omitted(field)) }
      return startAnew()
    }
    let failure = ErrorMessageFormatter(provider: provider, model: model.name).failure(
      of: error, hasSpoken: answer.hasSpoken)
    guard !answer.hasSpoken, let pause = provider.retries.pause(after: error, attempt: attempt) else {
      ending = .failure(failure)
      return
    }
    attempt += 1
    self.pause = pause
    ready.append(.waiting(for: pause, attempt: attempt, of: provider.retries.attempts, because: failure))
    startAnew()
  }

  private func startAnew() {
    answer = AnswerReader(dialect: model.provider.dialect)
    arriving = nil
  }
}

extension Clock where Duration == Swift.Duration {
  /// Measures the time from now on.
  fileprivate func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}

extension ChatRequest {
  /// The request in the form that the server asks for; nil if it does not, or if that is no other form.
  fileprivate func conceding(to error: RequestError, in dialect: any Dialect) -> (ChatRequest, RequestFallback)? {
    guard case .refusal(let head, let apiError) = error, head.status == 400 || head.status == 422 else { return nil }
    let body = dialect.body(of: self)
    for fallback in dialect.fallbacks(to: apiError.text) {
      var request = self
      if request.fallbacks.insert(fallback).inserted, dialect.body(of: request) != body {
        return (request, fallback)
      }
    }
    return nil
  }
}
