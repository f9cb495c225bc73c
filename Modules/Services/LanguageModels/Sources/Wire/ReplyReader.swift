import HTTP

/// Sends the request, repeats it where that helps, and delivers the reply piece by piece on demand.
actor ReplyReader {
  private let model: RemoteModel
  private var request: ChatRequest
  private var answer: AnswerReader
  private var attempt = 1
  /// The pause before the next attempt.
  private var pause: Duration?
  /// The connection's events; nil before a request is sent and after its end. Releasing it closes the connection.
  private var arriving: AsyncThrowingStream<HTTPEvent, any Error>.Iterator?
  private var ready: ArraySlice<ReplyEvent> = []
  /// The time without content of the reply.
  private var sinceWords: @Sendable () -> Duration
  /// The result; nil while the reply goes on.
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

  /// The next event; nil after the end.
  func next() async throws -> ReplyEvent? {
    while true {
      if let event = ready.popFirst() { return event }
      if let ending {
        // The failure is thrown once; after that the stream is over.
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

  /// Processes one event of the network.
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
    // When a task is cancelled, its stream ends like a complete response.
    try Task.checkCancellation()
    if let event {
      let length = answer.length
      try answer.receive(event)
      // Only after the head: until then the connection has timeouts of its own.
      let isBody = if case .bytes = event { true } else { false }
      if !isBody || answer.length > length { sinceWords = model.provider.retries.clock.stopwatch() }
    }
    // Comments and empty pieces keep the connection open, but are not content.
    if event != nil, !answer.isFinished, sinceWords() >= model.provider.contentTimeout { throw RequestError.wordless }
    if event == nil || answer.hasHeardEnough { try answer.end() }
  }

  private func send() -> AsyncThrowingStream<HTTPEvent, any Error>.Iterator {
    let provider = model.provider
    let body = provider.dialect.body(of: request)
    return provider.client.stream(provider.request(provider.dialect.traits.chatPath, sending: body))
      .makeAsyncIterator()
  }

  /// Repeats the request in another form, or after a pause; ends with a failure where neither helps.
  private func recover(from error: RequestError) {
    let provider = model.provider
    if let (request, fallback) = request.adapted(to: error, in: provider.dialect) {
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
  /// The request in the form that the server's error suggests; nil if the error suggests no form, or the form of the
  /// request that failed.
  fileprivate func adapted(to error: RequestError, in dialect: any Dialect) -> (ChatRequest, RequestFallback)? {
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
