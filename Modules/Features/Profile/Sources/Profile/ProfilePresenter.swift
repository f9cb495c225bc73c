import Entities
import Observation

/// What Profile shows, and what it does about it.
@Observable @MainActor final class ProfilePresenter {
  /// How many avatars more are shown at a time.
  static let page = 30

  /// How far the screen has come. What it once showed stays while it is loaded anew.
  enum Phase: Equatable {
    case loading, content
    /// The reason, in words for people.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private(set) var profile: UserProfile?
  private(set) var avatars: [Avatar] = []
  /// How many of them are shown at most. Each row is laid out in every frame, so that they come by the page.
  private var limit = ProfilePresenter.page
  /// How often the user asked again. The view gives it to `task(id:)`, so that a new attempt ends with the screen too.
  private(set) var attempt = 0
  /// Whether an avatar is being made or deleted: one thing at a time.
  private var isBusy = false
  /// Counts changes of the list, so that a load that began before one cannot undo it.
  @ObservationIgnored private var changes = 0
  private let interactor: any ProfileInteractor
  private let router: any ProfileRouter

  init(interactor: any ProfileInteractor, router: any ProfileRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// The newest avatars, as far as the user wanted to see them.
  var shownAvatars: [Avatar] { Array(avatars.prefix(limit)) }

  /// How many there are besides.
  var hiddenCount: Int { max(0, avatars.count - limit) }
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

  /// Follows the user for as long as the screen is there: a sheet before it may give them a name.
  func watchProfile() async {
    for await profile in interactor.profileUpdates where profile != nil { self.profile = profile }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}

// MARK: - What happens

extension ProfilePresenter {
  func onAvatarPressed(avatar: Avatar) {
    interactor.log(ProfileEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  func onPresetPressed(avatar: Avatar) {
    router.showPreset(of: avatar)
  }

  func onShowMorePressed() {
    limit += Self.page
  }

  func onSettingsPressed() {
    interactor.log(ProfileEvent.settingsPressed)
    router.showSettings()
  }

  func onNewAvatarPressed() {
    Task { await createAvatar() }
  }

  /// Makes an avatar, which then comes first.
  func createAvatar() async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    interactor.log(ProfileEvent.newAvatarPressed)
    guard let avatar = await router.createAvatar(), !avatars.contains(where: { $0.id == avatar.id }) else { return }
    changes += 1
    avatars.insert(avatar, at: 0)
  }

  /// Deletes an avatar, if the user is sure.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(avatar: Avatar) async -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    defer { isBusy = false }
    guard await router.confirmDeletion(ofAvatarNamed: avatar.name) else { return false }
    do {
      try await interactor.deleteAvatar(avatar.id)
      interactor.log(ProfileEvent.deleteAvatar.success(.avatar(avatar.id)))
      changes += 1
      avatars.removeAll { $0.id == avatar.id }
      return true
    } catch is CancellationError {
      // Nobody wants it any more: that is no error.
    } catch {
      interactor.log(ProfileEvent.deleteAvatar.fail(error, .avatar(avatar.id)))
      router.showAlert(for: error)
    }
    return false
  }
}
