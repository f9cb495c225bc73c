import Entities
import Observation

/// A list of avatars on its way to the screen: it is loaded once, by one task at a time, and anew after it failed or
/// its screen left too early.
@Observable @MainActor final class AvatarList {
  /// How far it has come.
  enum State: Equatable {
    case loading
    case loaded([Avatar])
    /// The reason, in words for people.
    case failed(LocalizedText)
  }

  private(set) var state = State.loading
  /// How often the user asked again. Views give it to `task(id:)`, so that a new attempt ends with the screen too.
  private(set) var attempt = 0
  @ObservationIgnored private var fetching: Task<[Avatar], any Error>?

  /// What is there so far.
  var avatars: [Avatar] {
    if case .loaded(let avatars) = state { avatars } else { [] }
  }

  /// Why there is nothing; nil when that is not so.
  var failure: LocalizedText? {
    if case .failed(let reason) = state { reason } else { nil }
  }

  /// Fetches the avatars, unless they are there or on their way, and tells how that went.
  func load(
    _ events: EventFamily, log: (LoggableEvent) -> Void,
    _ fetch: @escaping @MainActor () async throws -> [Avatar]
  ) async {
    // A cancelled attempt may take a while to end; a screen that came back does not wait for it.
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

  /// Asks for another attempt, after one that failed or found nobody.
  func tryAgain() {
    guard state != .loading, avatars.isEmpty else { return }
    state = .loading
    attempt += 1
  }
}
