/// The state of a load.
enum Loading<Value: Sendable>: Sendable {
  case underWay
  case done(Value)
  /// The reason, in words for users.
  case failed(String)

  /// The result of a fetch; nil when its screen has left and the result is not needed.
  @MainActor init?(_ fetch: @MainActor () async throws -> Value) async {
    do {
      self = .done(try await fetch())
    } catch {
      self = .failed("\(error)")
    }
    // Leaving is not a failure: the screen loads again when it comes back.
    if Task.isCancelled { return nil }
  }

  /// The loaded value; nil before that.
  var value: Value? {
    if case .done(let value) = self { value } else { nil }
  }

  /// The reason of a failure; nil if there is none.
  var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension Loading: Equatable where Value: Equatable {}
