/// The state of a load.
public enum LoadState<Value: Sendable>: Sendable {
  /// No result yet.
  case loading
  /// The value.
  case loaded(Value)
  /// The reason, in words for users.
  case failed(String)
}

extension LoadState: Equatable where Value: Equatable {}

extension LoadState {
  /// The loaded value; nil before that.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The reason of a failure; nil if there is none.
  public var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }

  /// The result of a fetch; nil if the screen was closed meanwhile.
  @MainActor public init?(_ fetch: @MainActor () async throws -> Value) async {
    do {
      let value = try await fetch()
      if Task.isCancelled { return nil }
      self = .loaded(value)
    } catch {
      // A cancelled fetch may throw any error. It is not a failure.
      if Task.isCancelled || error is CancellationError { return nil }
      self = .failed("\(error)")
    }
  }
}
