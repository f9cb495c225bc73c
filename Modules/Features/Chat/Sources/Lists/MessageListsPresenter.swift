import Entities
import FeatureKit
import Observation

/// The bookmarks and pins of a chat to jump to, and its deleted messages to give back.
@Observable @MainActor final class MessageListsPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private(set) var marked: [Message] = []
  private(set) var deletions: [MessageDeletion] = []
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private var isBusy = false
  private let conversation: Conversation.ID
  private let interactor: any MessageListsInteractor
  private let router: any MessageListsRouter

  init(
    _ parameters: MessageListsParameters, interactor: any MessageListsInteractor, router: any MessageListsRouter
  ) {
    (conversation, self.interactor, self.router) = (parameters.conversation, interactor, router)
  }

  /// The current time.
  var now: Timestamp { interactor.now }

  func load() async {
    do {
      try await read()
      if !Task.isCancelled { phase = .content }
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  private func read() async throws {
    let (marked, deletions) = (
      try await interactor.markedMessages(in: conversation), try await interactor.deletions(in: conversation)
    )
    if !Task.isCancelled { (self.marked, self.deletions) = (marked, deletions) }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Goes to a message.
  func onPressed(_ message: Message) { router.finishLists(at: message.id) }

  /// Gives the messages of a deletion back, and goes to the first of them.
  func onPressed(_ deletion: MessageDeletion) async {
    await working(ChatEvent.undoDeletion) {
      try await interactor.undoDeletion(deletion.id, in: conversation)
      interactor.log(ChatEvent.undoDeletion.success(.chat(conversation)))
      router.finishLists(at: deletion.message.id)
    }
  }

  /// Removes the messages in the trash for good, after the user has agreed.
  func onEmptyPressed() async {
    await working(ChatEvent.emptyTrash) {
      guard await router.confirm(.emptyingTrash) else { return }
      try await interactor.emptyTrash(of: conversation)
      interactor.log(ChatEvent.emptyTrash.success(.chat(conversation)))
      try await read()
    }
  }

  private func working(_ events: EventFamily, _ work: () async throws -> Void) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try await work()
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(events.fail(error))
      router.showAlert(for: error)
    }
  }

  func onClosePressed() { router.dismissScreen() }
}
