import Entities
import FeatureKit
import Observation

/// Lists the other profiles, switches to one of them, and asks before leaving a profile without a name.
@Observable @MainActor final class ProfilesPresenter {
  /// The work in progress. Only one thing is done at a time.
  enum Work: Equatable {
    /// A question is open.
    case asking
    case switching(UserProfile.ID)
    case signingOut
  }

  /// All profiles.
  let all: ContentLoader<[ProfileSummary]>
  /// The profiles that are not in use, the oldest first. A profile without a name is included if it has content.
  private(set) var others: [ProfileSummary] = []
  /// It stays set after a success: another screen opens by itself, and the rows must not appear again.
  private(set) var work: Work?
  @ObservationIgnored private var inUse: ProfileSummary?
  private let interactor: any ProfilesInteractor
  private let router: any ProfilesRouter

  init(interactor: any ProfilesInteractor, router: any ProfilesRouter) {
    self.interactor = interactor
    self.router = router
    all = ContentLoader { try await interactor.profileSummaries() }
  }

  func load() async {
    guard case .success(let all)? = await all.load() else { return }
    others = all.filter { !$0.isInUse && ($0.profile.name != nil || !$0.contents.isEmpty) }
    inUse = all.first(where: \.isInUse)
  }

  func onProfilePressed(_ id: UserProfile.ID) async {
    await leave(for: .switching(id), ProfilesEvent.switchProfile) { try await interactor.switchProfile(to: id) }
  }

  /// Switches to a profile that was just imported. Leaving a profile with content and without a name asks first.
  func onProfileImported(_ summary: ImportSummary) async {
    guard let profile = summary.profile else { return }
    await load()
    guard summary.isInUse else { return await onProfilePressed(profile.id) }
    // Without another profile the imported one is in use already, and the tabs open by themselves.
    interactor.saveOnboardingProgress(nil)
  }

  /// Signs out: a new profile begins on the start screens.
  func onNewProfilePressed() async {
    await leave(for: .signingOut, ProfilesEvent.signOut) { try await interactor.signOut() }
  }

  func onClosePressed() {
    router.dismissScreen()
  }

  /// Leaves the profile in use. It loses nothing, but without a name it is harder to find.
  private func leave(for next: Work, _ events: EventFamily, by action: () async throws -> Void) async {
    guard work == nil else { return }
    if let inUse, inUse.profile.name == nil, !inUse.contents.isEmpty {
      work = .asking
      guard await router.confirm(.leaving(inUse.contents)) else {
        work = nil
        return
      }
    }
    work = next
    interactor.log(events.start())
    do {
      try await action()
      interactor.log(events.success())
      // The progress of another, unfinished onboarding does not apply to this profile.
      interactor.saveOnboardingProgress(nil)
    } catch {
      work = nil
      if error is CancellationError { return }
      interactor.log(events.fail(error))
      router.showAlert(for: error)
    }
  }
}

/// The events of the list of profiles.
private enum ProfilesEvent {
  static let switchProfile = EventFamily("ProfilesView", "SwitchProfile")
  static let signOut = EventFamily("ProfilesView", "SignOut")
}
