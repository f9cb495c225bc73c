import Entities
import Observation

/// Knows whose account it is, and ends it when the user says so.
@Observable @MainActor final class AccountPresenter {
  /// What is known about the account.
  enum Account: Equatable {
    case loading
    /// Why nothing is known, in words for people.
    case unknown(LocalizedText)
    case profile(UserProfile)
    case signedOut
  }

  /// What is under way, of which there is only one thing at a time.
  enum Work {
    /// The user is being asked.
    case asking
    case signingOut, deleting
    /// The user is saying who they are.
    case saving
  }

  private(set) var account = Account.loading
  /// It stays after a success: the start screens then open by themselves, and the buttons must not come back.
  private(set) var work: Work?
  @ObservationIgnored private var newestLoad = 0
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Whether nobody could say whose profile it is, and nobody could ask for it again.
  var isAnonymous: Bool {
    guard case .profile(let profile) = account else { return false }
    return profile.name == nil
  }

  /// Each time the account comes to the screen. The newest load counts: the one before it may have been cancelled, and
  /// still answer later.
  func load() async {
    newestLoad += 1
    let load = newestLoad
    let found: Account
    do {
      found = try await interactor.currentProfile().map { .profile($0) } ?? .signedOut
    } catch is CancellationError {
      return
    } catch {
      found = .unknown(LocalizedText(explaining: error))
    }
    if load == newestLoad { account = found }
  }

  func onTryAgainPressed() async {
    guard case .unknown = account else { return }
    account = .loading
    await load()
  }
}

extension AccountPresenter {
  /// Has the user say who they are, and shows it.
  func onSavePressed() async {
    guard case .profile = account, work == nil else { return }
    work = .saving
    let saved = await router.saveProfile()
    work = nil
    if let saved { account = .profile(saved) }
  }

  func onSwitchPressed() {
    guard case .profile = account, work == nil else { return }
    router.showProfiles()
  }

  /// Signs out, once the user has agreed.
  /// - Returns: Whether nobody is signed in now.
  @discardableResult func onSignOutPressed() async -> Bool {
    guard case .profile(let profile) = account else { return false }
    return await end(.signingOut, SettingsEvent.signOut) {
      let contents = try await interactor.profileContents()
      return await router.confirmSignOut(of: profile.name, contents) ? () : nil
    } by: {
      try await interactor.signOut()
    }
  }

  /// Deletes the account, once the user knows what goes with it, and has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeleteAccountPressed() async -> Bool {
    guard case .profile(let profile) = account else { return false }
    return await end(.deleting, SettingsEvent.deleteAccount) {
      await router.confirmDeletion(
        ofAccountNamed: profile.name, with: try await interactor.profileContents(),
        copies: await interactor.dataCopies())
    } by: { copies in
      interactor.log(SettingsEvent.deleteAccountConfirmed)
      try await interactor.deleteAccount(copies: copies)
    }
  }

  /// Asks, works, and closes the settings; after a failure everything is as before.
  /// - Returns: Whether it is done.
  private func end<Answer>(
    _ kind: Work, _ events: EventFamily, asking ask: () async throws -> Answer?,
    by action: (Answer) async throws -> Void
  ) async -> Bool {
    guard work == nil else { return false }
    interactor.log(events.start())
    work = .asking
    do {
      guard let answer = try await ask() else {
        work = nil
        return false
      }
      work = kind
      try await action(answer)
      interactor.log(events.success())
      router.dismissScreen()
      return true
    } catch {
      work = nil
      if error is CancellationError { return false }
      interactor.log(events.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
