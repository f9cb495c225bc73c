/// Something on its way to the screen.
enum Loading<Value: Sendable>: Sendable {
  case underWay
  case done(Value)
  /// The reason, in words for people.
  case failed(String)

  /// What came of a fetch; nil when its screen left meanwhile, and nobody wants to know any more.
  @MainActor init?(_ fetch: @MainActor () async throws -> Value) async {
    do {
      self = .done(try await fetch())
    } catch {
      self = .failed("\(error)")
    }
    // Leaving is no failure: the screen that comes back begins anew.
    if Task.isCancelled { return nil }
  }

  /// What is there so far.
  var value: Value? {
    if case .done(let value) = self { value } else { nil }
  }

  /// Why there is nothing; nil when that is not so.
  var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension Loading: Equatable where Value: Equatable {}
