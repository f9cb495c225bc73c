import Entities
import Observation

/// Fetches the avatar of the character screen.
@Observable @MainActor final class CharacterPresenter {
  enum Phase: Equatable {
    case loading
    case content(Avatar)
    /// The avatar no longer exists.
    case gone
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private let offersChat: Bool
  private let id: Avatar.ID
  private let interactor: any CharacterInteractor
  private let router: any CharacterRouter

  init(_ parameters: CharacterParameters, interactor: any CharacterInteractor, router: any CharacterRouter) {
    (id, offersChat) = (parameters.avatar, parameters.offersChat)
    self.interactor = interactor
    self.router = router
  }

  /// Whether the screen leads to a chat with the avatar.
  var leadsToChat: Bool {
    if case .content(let avatar) = phase { offersChat && !avatar.isDeleted } else { false }
  }

  func load() async {
    interactor.log(CharacterEvent.load.start())
    do {
      phase = try await interactor.avatar(id).map { .content($0) } ?? .gone
      interactor.log(CharacterEvent.load.success(.avatar(id)))
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(CharacterEvent.load.fail(error))
    }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  func onChatPressed() {
    guard leadsToChat, case .content(let avatar) = phase else { return }
    interactor.log(CharacterEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }
}
