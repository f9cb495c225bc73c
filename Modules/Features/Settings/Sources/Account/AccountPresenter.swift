import Entities
import FeatureKit
import Observation

/// Shows the profile in use, saves it, and ends it by signing out or deleting.
@Observable @MainActor final class AccountPresenter {
  /// The work in progress. Only one thing is done at a time.
  enum Work {
    /// A question is open.
    case asking
    case signingOut, deleting
    /// The profile's form is open.
    case saving
  }

  /// The profile in use; nil if no user is signed in.
  let profile: ContentLoader<UserProfile?>
  /// It stays set after signing out or deleting: the start screens open by themselves, and the buttons must not appear
  /// again.
  private(set) var work: Work?
  private let interactor: any AccountInteractor
  private let router: any AccountRouter

  init(interactor: any AccountInteractor, router: any AccountRouter) {
    self.interactor = interactor
    self.router = router
    profile = ContentLoader { try await interactor.currentProfile() }
  }

  private var signedIn: UserProfile? { profile.content ?? nil }

  /// Whether the profile has no name.
  var isAnonymous: Bool { signedIn.map { $0.name == nil } ?? false }
}

extension AccountPresenter {
  /// Opens the profile's form, and shows the saved values.
  func onSavePressed() async {
    guard signedIn != nil, work == nil else { return }
    work = .saving
    let saved = await router.saveProfile()
    work = nil
    if let saved { profile.show(saved) }
  }

  func onSwitchPressed() {
    guard signedIn != nil, work == nil else { return }
    router.showProfiles()
  }

  /// Signs out, after the user has agreed.
  /// - Returns: Whether the user is signed out.
  @discardableResult func onSignOutPressed() async -> Bool {
    guard let profile = signedIn else { return false }
    return await end(.signingOut, SettingsEvent.signOut) {
      let contents = try await interactor.profileContents()
      return await router.confirm(.signingOut(of: profile.name, contents)) ? () : nil
    } by: {
      try await interactor.signOut()
    }
  }

  /// Deletes the profile, after the user has seen the list of deleted data and has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeleteAccountPressed() async -> Bool {
    guard let profile = signedIn else { return false }
    return await end(.deleting, SettingsEvent.deleteAccount) {
      await router.confirmDeletion(
        ofAccountNamed: profile.name, with: try await interactor.profileContents(),
        copies: await interactor.dataCopies().filter { $0.holds(profile.id) })
    } by: { copies in
      interactor.log(SettingsEvent.deleteAccountConfirmed)
      try await interactor.deleteAccount(copies: copies)
    }
  }

  /// Asks, works, and closes the settings. After a failure everything is as before.
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
