import Entities
import Observation

/// Runs the user's actions one at a time, and reports their errors.
@Observable @MainActor final class ActionRunner {
  /// Whether an action is in progress. The callers of `run` check this first.
  private(set) var isBusy = false
  /// Called when an action failed because the conversation is in the trash: shows that.
  /// - Returns: Whether the screen says so now. Otherwise an alert shows the error.
  @ObservationIgnored var onDeleted: () async -> Bool = { false }
  private let transcript: TranscriptPresenter
  private let notices: ChatNotices
  private let interactor: any ChatEventInteractor
  private let router: any ChatRouter

  init(
    _ transcript: TranscriptPresenter, _ notices: ChatNotices, interactor: any ChatEventInteractor,
    router: any ChatRouter
  ) {
    (self.transcript, self.notices, self.interactor, self.router) = (transcript, notices, interactor, router)
  }

  /// Runs an action. A reply that is still arriving is a notice. Any other error is logged, and is shown as an alert
  /// unless the conversation is in the trash. A cancellation is no error.
  /// - Parameter events: The events of the action, for the log.
  func run(_ events: EventFamily, _ action: () async throws -> Void) async {
    isBusy = true
    defer { isBusy = false }
    do {
      try await action()
    } catch is CancellationError {
      // The screen has gone.
    } catch let error as any ReplyInFlightError where error.isReplyInFlight {
      notices.show(transcript.isReplying ? .replyIsArriving : .replyIsArrivingElsewhere)
    } catch {
      interactor.log(events.fail(error))
      if (error as? any NotFoundError)?.isInTrash == true, await onDeleted() { return }
      router.showAlert(for: error)
    }
  }
}
