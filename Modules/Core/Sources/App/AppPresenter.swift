import Configuration
import Entities
import FeatureKit
import Navigation
import Observation
import ReminderDelivery
import Telemetry
import TerminalUI

/// Chooses between the start screens and the tabs. There is one truth about it: the profile's own.
@Observable @MainActor final class AppPresenter {
  /// What the whole window shows.
  enum Stage {
    /// A start screen, with a stack of its own.
    case start(Navigator)
    case tabs(Navigator)
    /// A run whose features have no tab: links lead to their screens all the same.
    case withoutTabs(Navigator)
    case nothing
  }

  private(set) var stage = Stage.nothing
  private(set) var profile: UserProfile?
  /// Whether something has been waiting for a second for another program that holds the data.
  private(set) var isWaitingForData = false
  private let contributions: Contributions
  private let restorer: NavigationRestorer
  private let profileUpdates: () -> AsyncStream<UserProfile?>
  private let language: () -> Language
  private let observer: AppObserver
  /// Why a deletion that an earlier run began could not go on.
  @ObservationIgnored private var unfinishedDeletion: LocalizedText?
  private let finishDeletions: () async -> LocalizedText?
  /// Whether what earlier runs left behind was told.
  @ObservationIgnored private var hasBegun = false
  private let crashReports: CrashReports?
  private let reminders: AppReminders
  private let preferences: Preferences?
  @ObservationIgnored private var keyError: LocalizedText?
  /// Whether a reminder waits that could not be said before.
  private var hasReminder = false
  @ObservationIgnored private var startIndex: Int?
  /// Where the user wanted to go before there was a way.
  @ObservationIgnored private var waitingLink: Link?

  init(
    contributions: Contributions, restorer: NavigationRestorer, profile: UserProfile?,
    profileUpdates: @escaping () -> AsyncStream<UserProfile?>, language: @escaping () -> Language,
    observer: AppObserver = AppObserver(), unfinishedDeletion: LocalizedText? = nil,
    finishDeletions: @escaping () async -> LocalizedText? = { nil }, crashReports: CrashReports? = nil,
    reminders: AppReminders = AppReminders(), preferences: Preferences? = nil,
    keyError: LocalizedText? = nil
  ) {
    self.language = language
    self.observer = observer
    self.unfinishedDeletion = unfinishedDeletion
    self.finishDeletions = finishDeletions
    self.crashReports = crashReports
    self.reminders = reminders
    self.preferences = preferences
    self.keyError = keyError
    self.profileUpdates = profileUpdates
    self.contributions = contributions
    self.restorer = restorer
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

  func waitChanged(to isWaiting: Bool) { isWaitingForData = isWaiting }

  /// What the bar calls the tabs.
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
    if !isThere { observer.linkFailed() }
    return isThere
  }

  /// Whether a start screen shows, after which addresses are opened.
  var isAtStart: Bool { if case .start = stage { true } else { false } }

  /// Waits until everything is stored that must come back.
  func finish() async {
    leaveStage()
    await restorer.finish()
  }

  private var dueStart: Int? { contributions.start.firstIndex { $0.isDue(profile) } }

  /// Screens of a stage end with it; a caller that waits for their answer gets nil.
  private func leaveStage() {
    switch stage {
    case .start(let navigator), .tabs(let navigator), .withoutTabs(let navigator): navigator.dismantle()
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

  /// Opens the link that waited for this navigator, and notes which screens come from now on.
  private func follow(_ navigator: Navigator) {
    let wrong = waitingLink.flatMap { show($0, on: navigator) ? nil : $0 }
    waitingLink = nil
    navigator.onFrontChange = observer.frontChanged
    if let wrong { reportInvalid(wrong) }
  }

  private func openAddress(_ text: String) {
    guard let link = Link(text, scheme: NavigationRestorer.scheme), !open(link) else { return }
    reportInvalid(link)
  }
}

// MARK: - What is said in an alert

extension AppPresenter {
  /// Says that a screen which was asked for earlier does not exist: the command that led there has said nothing.
  private func reportInvalid(_ link: Link) {
    let language = language()
    rootRouter?.showAlert(
      title: language.nothingIsThere,
      message: contributions.whyNothing(isAt: "\(NavigationRestorer.scheme)://\(link.text)", link, language),
      buttons: [AlertButton(language.ok, role: .cancel)])
  }
}

// MARK: - Settings

extension AppPresenter {
  /// Why a setting is not in its file, until that was shown.
  var settingFailure: ConfigurationError? { preferences?.failure }

  /// Says why a setting is not in its file: it was set a moment ago, on a screen that may be gone by now.
  func reportSettingFailure() {
    guard let router = rootRouter, let failure = preferences?.consumeFailure() else { return }
    let language = language()
    router.showAlert(
      title: language.settingIsNotKept, message: language.words(for: failure),
      buttons: [AlertButton(language.ok, role: .cancel)])
  }
}

extension AppPresenter {
  /// Says once what is wrong with shortcuts in config.json, and returns when that was read.
  func reportKeyError() async {
    guard let error = keyError else { return }
    keyError = nil
    let language = language()
    await tell(language.keysAreUsual, language(error), language)
  }

  private func tell(_ title: String, _ message: String, _ language: Language) async {
    guard let router = rootRouter else { return }
    await withCheckedContinuation { continuation in
      router.showAlert(
        title: title, message: message,
        buttons: [AlertButton(language.ok, role: .cancel) { continuation.resume() }])
    }
  }
}

// MARK: - What earlier runs left behind

extension AppPresenter {
  /// Says once why a deletion that was interrupted could not go on, and returns when that was read. Deleting
  /// the profile in use closes the screen that could say so: it is asked for anew when another profile is in use, or none.
  func reportUnfinishedDeletion() async {
    let known = unfinishedDeletion
    unfinishedDeletion = nil
    let reason = hasBegun ? await finishDeletions() : known
    hasBegun = true
    guard let reason, !Task.isCancelled, rootRouter != nil else { return }
    let language = language()
    await tell(language.deletionIsUnfinished, language.deletionGoesOn(language(reason)), language)
  }

  /// Says once, on the screen, that an earlier run crashed, and where that is written down. It costs the first frame
  /// nothing, and files are renamed and deleted off the main actor.
  func reportCrashes() async {
    guard let crashReports, rootRouter != nil else { return }
    let paths = await Task.detached { crashReports.consumeFresh() }.value
    let language = language()
    guard let newest = paths.first, let router = rootRouter else { return }
    router.showAlert(
      title: language.itCrashed, message: language.whereCrashesAre(newest, count: paths.count),
      buttons: [
        AlertButton(language.delete, role: .destructive) { [weak self] in
          Task { await self?.delete(paths, from: crashReports) }
        },
        AlertButton(language.keep, role: .cancel),
      ])
  }

  private func delete(_ paths: [String], from reports: CrashReports) async {
    do {
      try await Task.detached { try reports.delete(paths) }.value
    } catch {
      let language = language()
      await tell(language.itCrashed, language.words(for: error), language)
    }
  }

  private var rootRouter: Router? {
    switch stage {
    case .start(let navigator), .tabs(let navigator), .withoutTabs(let navigator):
      navigator.root(of: navigator.state.tab.id)
    case .nothing: nil
    }
  }
}

// MARK: - Reminders

extension AppPresenter {
  /// Plans reminders anew, since the app is in use.
  func renewReminders() async { hasReminder = await reminders.renew() }

  /// Whether a reminder waits, and there is nothing that it would come over.
  var canDeliverReminder: Bool { hasReminder && freeRouter != nil }

  /// Says what could not be said before. What is begun here ends by itself: the view that wants it has changed as soon
  /// as the alert is there.
  func deliverReminder() {
    guard canDeliverReminder else { return }
    Task { await reminders.tell { [self] in show($0) } }
  }

  /// - Returns: Whether there was nothing in its way, still.
  private func show(_ reminder: Reminder) -> Bool {
    guard let router = freeRouter else { return false }
    hasReminder = false
    let language = language()
    let conversation = reminder.conversation.map { id in
      AlertButton(language.openChat, role: .offer) { [weak self] in _ = self?.open(Link(["chat", "\(id)"])) }
    }
    router.showAlert(
      title: language(reminder.title), message: language(reminder.text),
      buttons: (conversation.map { [$0] } ?? []) + [AlertButton(language.close, role: .cancel)])
    return true
  }

  /// Whether an unrequested alert can be shown: a form that is being filled in is not disturbed.
  private var freeRouter: Router? {
    guard case .tabs(let navigator) = stage, navigator.state.alert == nil, navigator.state.modals.isEmpty,
      navigator.state.top.segue != .sheet, navigator.state.top.segue != .fullScreenCover
    else { return nil }
    return rootRouter
  }
}

/// What the app does about reminders while it is in use.
struct AppReminders: Sendable {
  /// Plans them anew; whether one waits that could not be said before.
  var renew: @Sendable () async -> Bool = { false }
  /// Takes it, and has it shown; what was not shown goes on waiting.
  var tell: @Sendable (_ show: @escaping @MainActor (Reminder) -> Bool) async -> Void = { _ in }
}

extension AppReminders {
  init(_ reminders: some ReminderProviding) {
    renew = { (try? await reminders.renewReminders()) ?? false }
    tell = { show in try? await reminders.deliverReminder { await show($0) } }
  }
}
