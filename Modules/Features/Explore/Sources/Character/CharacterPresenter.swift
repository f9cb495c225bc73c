import Entities
import Observation

/// Fetches the avatar of the character screen, and lets the user change or copy it.
@Observable @MainActor final class CharacterPresenter {
  enum Phase: Equatable {
    case loading
    case content(CharacterDetails)
    /// The avatar no longer exists.
    case gone
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  /// Whether the avatar is the user's own.
  private(set) var isOwn = false
  /// Whether the user marked it.
  private(set) var isFavorite = false
  private var isBusy = false
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
    avatar.map { offersChat && !$0.isDeleted } ?? false
  }

  /// Whether the user can change it.
  var canEdit: Bool { isOwn && avatar?.isDeleted == false }

  /// Whether the user can make a copy. The plain assistant has no texts to copy.
  var canDuplicate: Bool { avatar.map { !$0.isDeleted && !$0.isAssistant } ?? false }

  private var avatar: Avatar? { if case .content(let details) = phase { details.avatar } else { nil } }

  func load() async {
    interactor.log(CharacterEvent.load.start())
    do {
      let details = try await interactor.character(id)
      if let details {
        isOwn = try await interactor.isOwn(details.avatar)
        isFavorite = try await interactor.isFavorite(id)
      }
      phase = details.map { .content($0) } ?? .gone
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

  /// Marks the character as a favourite, or takes the mark away.
  func onFavoritePressed() async {
    guard let avatar, !avatar.isDeleted, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    interactor.log(CharacterEvent.favoritePressed(avatar))
    do {
      try await interactor.setFavorite(!isFavorite, avatar.id)
      isFavorite.toggle()
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }

  func onChatPressed() {
    guard leadsToChat, let avatar else { return }
    interactor.log(CharacterEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  /// Edits the avatar. The screen loads it again when the form has closed.
  func onEditPressed() async {
    guard canEdit, let avatar, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    _ = await router.editAvatar(avatar)
  }

  /// Makes a copy with a name, and opens its form.
  func onDuplicatePressed(named name: String) async {
    guard canDuplicate, let avatar, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      let copy = try await interactor.duplicateAvatar(avatar.id, named: name)
      interactor.log(CharacterEvent.duplicated(avatar))
      _ = await router.editAvatar(copy)
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }
}
