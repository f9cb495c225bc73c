import Entities

/// Does the actions of a part of a screen one at a time. An error is logged, and shown to the user.
@MainActor final class ActionTurn {
  private var isTaken = false
  private let interactor: any ChatEventInteractor
  private let onError: @MainActor (any Error) -> Void

  /// - Parameter onError: Shows the error of an action.
  init(_ interactor: any ChatEventInteractor, onError: @escaping @MainActor (any Error) -> Void) {
    (self.interactor, self.onError) = (interactor, onError)
  }

  /// Does an action, unless another one is in progress.
  /// - Parameter events: The events of the action, for the log.
  /// - Returns: What the action returns; nil when it was not done, or when it failed.
  @discardableResult func take<Value>(_ events: EventFamily, _ action: () async throws -> Value) async -> Value? {
    guard !isTaken else { return nil }
    isTaken = true
    defer { isTaken = false }
    do {
      return try await action()
    } catch is CancellationError {
      // The user stopped it, or the screen has gone.
    } catch {
      interactor.log(events.fail(error))
      onError(error)
    }
    return nil
  }
}
