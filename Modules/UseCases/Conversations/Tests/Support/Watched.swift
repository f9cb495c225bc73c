import Synchronization

/// A value that tests change and wait for, without sleeping.
final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let isMet: @Sendable (Value) -> Bool
    let continuation: CheckedContinuation<Value, Never>
  }

  private let state: Mutex<(value: Value, waiters: [Waiter])>

  init(_ value: Value) {
    state = Mutex((value, []))
  }

  var value: Value { state.withLock(\.value) }

  @discardableResult
  func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    let (result, met, value) = state.withLock { state in
      let result = body(&state.value)
      let value = state.value
      let met = state.waiters.filter { $0.isMet(value) }
      state.waiters.removeAll { $0.isMet(value) }
      return (result, met, value)
    }
    for waiter in met { waiter.continuation.resume(returning: value) }
    return result
  }

  @discardableResult
  func until(_ isMet: @escaping @Sendable (Value) -> Bool) async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state -> Value? in
        if isMet(state.value) { return state.value }
        state.waiters.append(Waiter(isMet: isMet, continuation: continuation))
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}
