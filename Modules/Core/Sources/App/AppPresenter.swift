import Entities
import FeatureKit
import Navigation
import Observation
import Telemetry
import TerminalUI

/// Chooses between the start screens and the tabs. There is one truth about it: the profile's own.
@Observable @MainActor final class AppPresenter {
  /// What the whole window shows.
  enum Stage {
    /// A start screen, with a stack of its own.
    case start(Navigator)
    case tabs(Navigator)
    /// This run has no screen at all.
    case nothing
  }

  private(set) var stage = Stage.nothing
  private(set) var profile: UserProfile?
  private let contributions: Contributions
  private let keeper: PlaceKeeper
  private let profileUpdates: () -> AsyncStream<UserProfile?>
  private let language: () -> Language
  private let observer: AppObserver
  private let crashReports: CrashReports?
  private let renewReminders: () async -> Reminder?
  @ObservationIgnored private var startIndex: Int?
  /// Where the person wanted to go before there was a way.
  @ObservationIgnored private var waitingLink: Link?

  init(
    contributions: Contributions, keeper: PlaceKeeper, profile: UserProfile?,
    profileUpdates: @escaping () -> AsyncStream<UserProfile?>, language: @escaping () -> Language,
    observer: AppObserver = AppObserver(), crashReports: CrashReports? = nil,
    renewReminders: @escaping () async -> Reminder? = { nil }
  ) {
    self.language = language
    self.observer = observer
    self.crashReports = crashReports
    self.renewReminders = renewReminders
    self.profileUpdates = profileUpdates
    self.contributions = contributions
    self.keeper = keeper
    self.profile = profile
    observer.profileChanged(profile)
    enterStage()
  }

  /// Follows the profile for as long as the app is open.
  func watchProfile() async {
    for await profile in profileUpdates() { profileChanged(to: profile) }
  }

  /// The profile changed: another one, none, or the same one further on.
  private func profileChanged(to next: UserProfile?) {
    let isAnother = next?.id != profile?.id
    profile = next
    observer.profileChanged(next)
    if isAnother || dueStart != startIndex { enterStage() }
  }

  /// What the bar calls the tabs.
  func titles(in language: Language) -> [String: String] {
    Dictionary(contributions.tabs.map { ($0.id, $0.title(language)) }) { first, _ in first }
  }

  /// Opens an address: its tab is shown from its root, then its screen.
  /// While a start screen shows, it waits for the tabs.
  /// - Returns: Whether there is a screen at it, or may be later.
  func open(_ link: Link) -> Bool {
    switch stage {
    case .tabs(let navigator): return keeper.open(link, on: navigator)
    case .start:
      waitingLink = link
      return true
    case .nothing: return false
    }
  }

  /// Waits until everything is stored that must come back.
  func finish() async {
    leaveStage()
    await keeper.finish()
  }

  private var dueStart: Int? { contributions.start.firstIndex { $0.isDue(profile) } }

  /// Screens of a stage end with it; who waits for an answer of theirs gets none.
  private func leaveStage() {
    switch stage {
    case .start(let navigator), .tabs(let navigator): navigator.dismantle()
    case .nothing: break
    }
    stage = .nothing
  }

  private func enterStage() {
    leaveStage()
    startIndex = dueStart
    if let index = startIndex {
      let navigator = Navigator { self.contributions.start[index].root($0) }
      navigator.onFrontChange = observer.frontChanged
      stage = .start(navigator)
    } else if contributions.tabs.isEmpty {
      stage = .nothing
    } else {
      let navigator = Navigator(tabs: contributions.tabs.map { ($0.id, $0.root) })
      keeper.attend(navigator, of: profile?.id)
      stage = .tabs(navigator)
      if let link = waitingLink { _ = keeper.open(link, on: navigator) }
      waitingLink = nil
      navigator.onFrontChange = observer.frontChanged
    }
  }
}

// MARK: - Runs that crashed

extension AppPresenter {
  /// Says once that an earlier run crashed, and where that is written down. It is for who looks at the screen: it costs
  /// the first frame nothing, and files are renamed and deleted off the main actor.
  func tellOfCrashes() async {
    guard let crashReports, rootRouter != nil else { return }
    let paths = await Task.detached { crashReports.takeFresh() }.value
    let language = language()
    guard let newest = paths.first, let router = rootRouter else { return }
    router.showAlert(
      title: language.itCrashed, message: language.whereCrashesAre(newest, count: paths.count),
      buttons: [
        AlertButton(language.delete, role: .destructive) { crashReports.delete(paths) },
        AlertButton(language.keep, role: .cancel),
      ])
  }

  /// Plans reminders anew, as somebody is here, and says what could not be said before.
  func tellOfReminders() async {
    guard case .tabs(let navigator) = stage, let reminder = await renewReminders(), navigator.state.alert == nil,
      let router = rootRouter
    else { return }
    let language = language()
    let conversation = reminder.conversation.map { id in
      AlertButton(language.openChat) { [weak self] in _ = self?.open(Link(["chat", "\(id)"])) }
    }
    router.showAlert(
      title: language(reminder.title), message: language(reminder.text),
      buttons: (conversation.map { [$0] } ?? []) + [AlertButton(language.close, role: .cancel)])
  }

  private var rootRouter: Router? {
    switch stage {
    case .start(let navigator), .tabs(let navigator): navigator.root(of: navigator.state.tab.id)
    case .nothing: nil
    }
  }
}
