/// How far something has come on its way to the screen.
enum Load<Value: Equatable>: Equatable {
  case loading
  case loaded(Value)
  /// The reason, in words for people.
  case failed(String)
}

extension Load {
  /// What is there; nil until it is.
  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Why there is nothing; nil when that is not so.
  var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension Load {
  /// What becomes of a fetch; nil when its screen left meanwhile, and nobody wants to know.
  init?(_ fetch: @MainActor () async throws -> Value) async where Value: Sendable {
    do {
      let value = try await fetch()
      if Task.isCancelled { return nil }
      self = .loaded(value)
    } catch {
      // A fetch that was cancelled may fail with anything: its screen's end is no failure.
      if Task.isCancelled || error is CancellationError { return nil }
      self = .failed("\(error)")
    }
  }
}
