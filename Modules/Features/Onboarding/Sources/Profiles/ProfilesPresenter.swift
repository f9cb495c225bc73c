import Entities
import Observation

/// Knows the profiles to go over to, and sees to it that none is lost by it.
@Observable @MainActor final class ProfilesPresenter {
  /// What is known of them.
  enum Phase: Equatable {
    case loading
    /// Why nothing is known, in words for people.
    case failed(LocalizedText)
    case content
  }

  /// What is under way, of which there is only one thing at a time.
  enum Work: Equatable {
    /// The user is being asked.
    case asking
    case switching(UserProfile.ID)
    case signingOut
  }

  private(set) var phase = Phase.loading
  /// Those that are not in use, the oldest first: the saved ones, and what holds something without a name.
  private(set) var others: [ProfileSummary] = []
  /// It stays after a success: another screen opens by itself, and the rows must not come back.
  private(set) var work: Work?
  @ObservationIgnored private var inUse: ProfileSummary?
  private let interactor: any ProfilesInteractor
  private let router: any ProfilesRouter

  init(interactor: any ProfilesInteractor, router: any ProfilesRouter) {
    self.interactor = interactor
    self.router = router
  }

  func load() async {
    do {
      let all = try await interactor.profileSummaries()
      others = all.filter { !$0.isInUse && ($0.profile.name != nil || !$0.contents.isEmpty) }
      inUse = all.first(where: \.isInUse)
      phase = .content
    } catch is CancellationError {
      // The screen went away.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  func onTryAgainPressed() async {
    guard case .failed = phase else { return }
    phase = .loading
    await load()
  }

  func onProfilePressed(_ id: UserProfile.ID) async {
    await leave(for: .switching(id), ProfilesEvent.switchProfile) { try await interactor.switchProfile(to: id) }
  }

  /// Goes over to a profile that was just brought here from a file: who brings one along wants to be it. Whoever holds
  /// something without a name is asked first, as always.
  func onProfileImported(_ summary: ImportSummary) async {
    guard let profile = summary.profile else { return }
    await load()
    guard summary.isInUse else { return await onProfilePressed(profile.id) }
    // Nobody was here: it is in use already, and the tabs open by themselves.
    interactor.saveOnboardingProgress(nil)
  }

  /// Leads to the start screens, where a new one begins.
  func onNewProfilePressed() async {
    await leave(for: .signingOut, ProfilesEvent.signOut) { try await interactor.signOut() }
  }

  func onClosePressed() {
    router.dismissScreen()
  }

  /// Leaves the profile in use: nothing of it is lost, but what has no name is harder to find.
  private func leave(for next: Work, _ events: EventFamily, by action: () async throws -> Void) async {
    guard work == nil else { return }
    if let inUse, inUse.profile.name == nil, !inUse.contents.isEmpty {
      work = .asking
      guard await router.confirmLeaving(inUse.contents) else {
        work = nil
        return
      }
    }
    work = next
    interactor.log(events.start())
    do {
      try await action()
      interactor.log(events.success())
      // Whoever was on the way to a profile of their own has another one now.
      interactor.saveOnboardingProgress(nil)
    } catch {
      work = nil
      if error is CancellationError { return }
      interactor.log(events.fail(error))
      router.showAlert(for: error)
    }
  }
}
