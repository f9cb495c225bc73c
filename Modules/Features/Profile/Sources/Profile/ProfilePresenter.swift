import Entities
import FeatureKit
import Observation

/// Shows the profile and its avatars, and makes avatars.
@Observable @MainActor final class ProfilePresenter {
  /// The state of the screen. Its content stays while it is loaded again.
  enum Phase: Equatable {
    case loading, content
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private(set) var profile: UserProfile?
  private(set) var avatars: [Avatar] = []
  /// The avatars of the last deletion, while they can come back.
  private(set) var deleted: [Avatar] = []
  /// The avatar that has joined the list last; nil after a deletion. The list selects it.
  private(set) var newest: Avatar.ID?
  /// What shows beside the list.
  let preview: CharacterPreviewPresenter
  /// The number of retries. The view passes it to `task(id:)`, so that a new attempt ends with the screen too.
  private(set) var attempt = 0
  /// Counts changes of the list, so that a load that began before one cannot undo it.
  @ObservationIgnored private var changes = 0
  private let turn: WorkTurn
  private let interactor: any ProfileInteractor
  private let router: any ProfileRouter

  /// - Parameter turn: Shared with the rows: only one avatar is made, edited or deleted at a time.
  init(turn: WorkTurn, interactor: any ProfileInteractor, router: any ProfileRouter) {
    self.turn = turn
    self.interactor = interactor
    self.router = router
    preview = CharacterPreviewPresenter { try await interactor.character($0) }
  }

  /// Whether the list has an avatar.
  func lists(_ avatar: Avatar) -> Bool { avatars.contains { $0.id == avatar.id } }
}

// MARK: - Loading

extension ProfilePresenter {
  /// Loads everything, each time the screen appears.
  func load() async {
    let before = changes
    interactor.log(ProfileEvent.loadAvatars.start())
    do {
      let profile = try await interactor.currentProfile()
      let avatars = try await interactor.ownAvatars()
      if Task.isCancelled { return }
      self.profile = profile
      if before == changes { self.avatars = avatars }
      phase = .content
      interactor.log(ProfileEvent.loadAvatars.success(.count("avatar_count", avatars.count)))
      await loadDeleted()
    } catch {
      if Task.isCancelled { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(ProfileEvent.loadAvatars.fail(error))
    }
  }

  /// Finds out which avatars can come back. After an error none is offered.
  private func loadDeleted() async {
    let before = changes
    let deleted = (try? await interactor.lastDeletedAvatars()) ?? []
    if !Task.isCancelled, before == changes { self.deleted = deleted }
  }

  /// Follows changes of the profile while the screen is open: a sheet in front of it may give it a name.
  func watchProfile() async {
    for await profile in interactor.profileUpdates where profile != nil { self.profile = profile }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}

// MARK: - Events

extension ProfilePresenter {
  func onSettingsPressed() {
    interactor.log(ProfileEvent.settingsPressed)
    router.showSettings()
  }

  func onPersonasPressed() {
    interactor.log(ProfileEvent.personasPressed)
    router.showPersonas()
  }

  func onLorebooksPressed() {
    interactor.log(ProfileEvent.lorebooksPressed)
    router.showLorebooks()
  }

  func onTemplatesPressed() {
    interactor.log(ProfileEvent.templatesPressed)
    router.showTemplates()
  }

  func onNewAvatarPressed() {
    Task { await createAvatar() }
  }

  /// Makes an avatar, which becomes the first of the list and is selected.
  func createAvatar() async {
    await turn.take {
      interactor.log(ProfileEvent.newAvatarPressed)
      guard let avatar = await router.createAvatar() else { return }
      newest = avatar.id
      guard !lists(avatar) else { return }
      changes += 1
      avatars.insert(avatar, at: 0)
    }
  }

  func onAvatarChanged(_ avatar: Avatar) {
    changes += 1
    if let place = avatars.firstIndex(where: { $0.id == avatar.id }) { avatars[place] = avatar }
  }

  func onAvatarDeleted(_ avatar: Avatar) {
    changes += 1
    avatars.removeAll { $0.id == avatar.id }
    (deleted, newest) = ([avatar], nil)
  }

  /// Brings the avatars of the last deletion back.
  /// - Returns: Whether they are back.
  func onUndoPressed() async -> Bool {
    await turn.take { await undo() } ?? false
  }

  private func undo() async -> Bool {
    guard let first = deleted.first else { return false }
    interactor.log(ProfileEvent.undoDeletion.start())
    do {
      let count = try await interactor.undoDeletion()
      changes += 1
      deleted = []
      avatars = try await interactor.ownAvatars()
      newest = first.id
      interactor.log(ProfileEvent.undoDeletion.success(.count("avatar_count", count)))
      return count > 0
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(ProfileEvent.undoDeletion.fail(error))
      router.showAlert(for: error)
    }
    return false
  }
}
