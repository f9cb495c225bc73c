import Configuration
import Entities
import FeatureKit
import Navigation
import Observation
import TerminalUI

/// Chooses between the start screens and the tabs. The profile alone decides.
@Observable @MainActor final class AppPresenter {
  /// The content of the window.
  enum Stage {
    /// A start screen, with a stack of its own.
    case start(Navigator)
    case tabs(Navigator)
    /// The features of the run have no tab. Links still lead to their screens.
    case withoutTabs(Navigator)
    case nothing
  }

  private(set) var stage = Stage.nothing
  private(set) var profile: UserProfile?
  /// Whether the app has waited for a second for another program that locks the data.
  private(set) var isWaitingForData = false
  /// The addresses of lists. In a wide window a list stays beside the screen that it opens.
  let lists: Set<String>
  private let contributions: Contributions
  private let restorer: NavigationRestorer
  private let profileUpdates: () -> AsyncStream<UserProfile?>
  private let language: () -> Language
  private let observer: AppObserver
  private let reports: AppReports
  private let reminders: AppReminders
  private let commands: AppCommands
  @ObservationIgnored private var startIndex: Int?
  /// The address that the user opened before there were tabs.
  @ObservationIgnored private var waitingLink: Link?

  init(
    contributions: Contributions, restorer: NavigationRestorer, profile: UserProfile?,
    profileUpdates: @escaping () -> AsyncStream<UserProfile?>, language: @escaping () -> Language,
    observer: AppObserver, reports: AppReports, reminders: AppReminders, commands: AppCommands
  ) {
    self.commands = commands
    self.language = language
    self.observer = observer
    self.reports = reports
    self.reminders = reminders
    self.profileUpdates = profileUpdates
    self.contributions = contributions
    lists = Set(contributions.tabs.filter(\.isList).map(\.id) + contributions.links.filter(\.isList).map(\.name))
    self.restorer = restorer
    self.profile = profile
    observer.profileChanged(profile)
    enterStage()
  }

  /// Follows the profile while the app is open.
  func watchProfile() async {
    for await profile in profileUpdates() { profileChanged(to: profile) }
  }

  /// The profile changed: another one, none, or the same one in a new state.
  private func profileChanged(to next: UserProfile?) {
    let isAnother = next?.id != profile?.id
    profile = next
    observer.profileChanged(next)
    if isAnother || dueStart != startIndex { enterStage() }
  }

  func waitChanged(to isWaiting: Bool) { isWaitingForData = isWaiting }

  /// The names of the tabs in the bar.
  func titles(in language: Language) -> [String: String] {
    Dictionary(contributions.tabs.map { ($0.id, $0.title(language)) }) { first, _ in first }
  }

  /// Opens an address: its tab is shown from its root, then its screen.
  /// While a start screen shows, it waits for the tabs.
  /// - Returns: Whether there is a screen at it, or may be later.
  func open(_ link: Link) -> Bool {
    observer.linkOpened()
    switch stage {
    case .tabs(let navigator), .withoutTabs(let navigator): return show(link, on: navigator)
    case .start:
      waitingLink = link
      return true
    case .nothing:
      observer.linkFailed()
      return false
    }
  }

  private func show(_ link: Link, on navigator: Navigator) -> Bool {
    let isThere = restorer.open(link, on: navigator)
    if isThere { observer.linkShown(contributions.canonical(link)) } else { observer.linkFailed() }
    return isThere
  }

  /// Whether a start screen shows, after which addresses are opened.
  var isAtStart: Bool { if case .start = stage { true } else { false } }

  /// Ends the stage, and waits until its place is stored.
  func finish() async {
    leaveStage()
    await restorer.finish()
  }

  private var dueStart: Int? { contributions.start.firstIndex { $0.isDue(profile) } }

  /// Ends the screens of the stage; a caller that waits for a screen's answer gets nil.
  private func leaveStage() {
    navigator?.dismantle()
    stage = .nothing
  }

  private func enterStage() {
    leaveStage()
    startIndex = dueStart
    if let index = startIndex {
      let navigator = Navigator { self.contributions.start[index].root($0) }
      navigator.onFrontChange = observer.frontChanged
      navigator.onEvent = observer.navigated
      stage = .start(navigator)
    } else if contributions.tabs.isEmpty {
      let addresses = contributions.wholeAddresses
      let navigator = Navigator { _ in
        AnyView(NoTabsView(addresses: addresses) { [weak self] in self?.openAddress($0) })
      }
      stage = .withoutTabs(navigator)
      follow(navigator)
    } else {
      let navigator = Navigator(tabs: contributions.tabs.map { ($0.id, $0.root) })
      restorer.attend(navigator, of: profile?.id)
      stage = .tabs(navigator)
      follow(navigator)
    }
  }

  /// Opens the link that waited for this navigator, and records its screens from now on.
  private func follow(_ navigator: Navigator) {
    let wrong = waitingLink.flatMap { show($0, on: navigator) ? nil : $0 }
    waitingLink = nil
    navigator.onFrontChange = observer.frontChanged
    navigator.onEvent = observer.navigated
    if let wrong { reportInvalid(wrong) }
  }

  private func openAddress(_ text: String) {
    guard let link = Link(text, scheme: NavigationRestorer.scheme), !open(link) else { return }
    reportInvalid(link)
  }
}

// MARK: - Alerts

extension AppPresenter {
  private var alerts: AppAlerts { AppAlerts(router: { [weak self] in self?.rootRouter }, language: language) }

  private var rootRouter: Router? {
    navigator.flatMap { $0.root(of: $0.state.tab.id) }
  }

  /// Says that there is no screen at an address. The command or the button that led there has reported nothing.
  private func reportInvalid(_ link: Link) {
    alerts.show { language in
      (
        language.nothingIsThere,
        contributions.whyNothing(isAt: "\(NavigationRestorer.scheme)://\(link.text)", link, language)
      )
    }
  }

  /// Shows the reports about earlier runs, and returns when the user has read them.
  func reportStart() async { await reports.showStart(in: alerts) }

  /// Why a setting is not in its file, until it was shown.
  var settingFailure: ConfigurationError? { reports.settingFailure }

  /// Says why a setting is not in its file: it was set a moment ago, on a screen that may be gone by now.
  func reportSettingFailure() { reports.showSettingFailure(in: alerts) }

  /// Plans the reminders again, because the app is in use.
  func renewReminders() async { await reminders.renew() }

  /// Whether a reminder waits, and nothing is in its way.
  var canDeliverReminder: Bool { reminders.isWaiting && isFree }

  /// Shows the reminder that waits. The delivery is a task of its own: the view task that calls this ends as soon as
  /// the alert shows.
  func deliverReminder() {
    guard canDeliverReminder else { return }
    Task { await reminders.deliver { [self] in show($0) } }
  }

  /// - Returns: Whether it shows. It does not if something has come in its way meanwhile.
  private func show(_ reminder: Reminder) -> Bool {
    guard isFree else { return false }
    alerts.show(reminder) { [weak self] in _ = self?.open(Link(["chat", "\($0)"])) }
    return true
  }

  /// Whether an unrequested alert can be shown: a form that is being filled in is not disturbed.
  private var isFree: Bool {
    guard case .tabs(let navigator) = stage else { return false }
    return navigator.state.alert == nil && navigator.state.modals.isEmpty && navigator.state.top.segue != .sheet
      && navigator.state.top.segue != .fullScreenCover
  }
}

// MARK: - The palette of commands

extension AppPresenter {
  /// The colour that the user chose.
  var accent: Tint { (profile?.color ?? .usual).tint }

  /// The palette, for the host.
  var commandPanel: CommandPanel { commands.panel(over: self, in: language) }

  /// Reads which commands the profile uses.
  func openUsage() async { await commands.openUsage(of: profile?.id) }

  private var navigator: Navigator? {
    switch stage {
    case .start(let navigator), .tabs(let navigator), .withoutTabs(let navigator): navigator
    case .nothing: nil
    }
  }

  /// Whether a question waits for its answer, which comes before any command.
  var hasQuestion: Bool { navigator.map { $0.state.alert != nil || !$0.state.modals.isEmpty } ?? true }

  /// The place of the screen in front; nil on a start screen, from which commands would lead astray.
  var place: NavigationContext? { isAtStart ? nil : navigator?.frontRouter }

  /// Whether a tab can be shown: no sheet, question or start screen is in front.
  var canSelectTab: Bool { !isAtStart && navigator?.tabsAreReachable == true }

  /// Shows a tab. A tab that is shown already goes back to its root.
  func select(_ tab: String) { navigator?.select(tab) }
}
