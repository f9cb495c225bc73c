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
    } catch {
      if Task.isCancelled { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(ProfileEvent.loadAvatars.fail(error))
    }
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

  /// Makes an avatar, which becomes the first of the list.
  func createAvatar() async {
    await turn.take {
      interactor.log(ProfileEvent.newAvatarPressed)
      guard let avatar = await router.createAvatar(), !avatars.contains(where: { $0.id == avatar.id }) else { return }
      changes += 1
      avatars.insert(avatar, at: 0)
    }
  }

  func onAvatarChanged(_ avatar: Avatar) {
    changes += 1
    if let place = avatars.firstIndex(where: { $0.id == avatar.id }) { avatars[place] = avatar }
  }

  func onAvatarDeleted(_ id: Avatar.ID) {
    changes += 1
    avatars.removeAll { $0.id == id }
  }
}
