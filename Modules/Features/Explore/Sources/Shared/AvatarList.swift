import Entities
import Observation

/// A list of avatars that is loaded once, by one task at a time. It is loaded again after a failure, when it is empty,
/// or when the screen was left before it was loaded.
@Observable @MainActor final class AvatarList {
  enum State: Equatable {
    case loading
    case loaded([Avatar])
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var state = State.loading
  /// The number of retries. Views pass it to `task(id:)`, so that a new attempt ends with the screen too.
  private(set) var attempt = 0
  @ObservationIgnored private var fetching: Task<[Avatar], any Error>?

  /// The avatars; none before they are loaded.
  var avatars: [Avatar] {
    if case .loaded(let avatars) = state { avatars } else { [] }
  }

  /// Why the load failed; nil when it did not.
  var failure: LocalizedText? {
    if case .failed(let reason) = state { reason } else { nil }
  }

  /// Fetches the avatars, unless they are loaded or being loaded, and logs the result.
  func load(
    _ events: EventFamily, log: (LoggableEvent) -> Void,
    _ fetch: @escaping @MainActor () async throws -> [Avatar]
  ) async {
    // A cancelled attempt may take a while to end; a screen that appears again does not wait for it.
    guard avatars.isEmpty, fetching?.isCancelled != false else { return }
    state = .loading
    log(events.start())
    let task = Task { try await fetch() }
    fetching = task
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    guard fetching == task else { return }
    fetching = nil
    switch result {
    case .success(let avatars):
      state = .loaded(avatars)
      log(events.success(.count("avatar_count", avatars.count)))
    case .failure where task.isCancelled: break
    case .failure(let error):
      state = .failed(LocalizedText(explaining: error))
      log(events.fail(error))
    }
  }

  /// Starts another attempt, after one that failed or found no avatars.
  func tryAgain() {
    guard state != .loading, avatars.isEmpty else { return }
    state = .loading
    attempt += 1
  }
}
