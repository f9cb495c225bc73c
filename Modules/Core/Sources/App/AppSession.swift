import Storage
import AccountLifecycle
import AvatarLibrary
import Conversations
import Configuration
import Entities
import FeatureKit
import Navigation
import ReminderDelivery
import System
import Telemetry
import Terminal
import TerminalUI

/// The open app, from the first frame to the restored terminal.
@MainActor struct AppSession {
  /// The note that keeps the place in the app. A profile with nothing else in it is empty.
  nonisolated static let placeNote = "place"
  private let added: Contributions
  private let crashReports: CrashReports?
  let patience: LockTimeout
  let interactor: CoreInteractor
  let configuration: AppConfiguration
  let language: Language
  let keys: ChosenKeys

  /// - Parameter isWhole: Whether the run has every feature of the app.
  init(
    _ added: Contributions, _ container: DependencyContainer, _ interactor: CoreInteractor,
    _ configuration: AppConfiguration, _ language: Language, isWhole: Bool = true
  ) {
    keys = ChosenKeys(added, areAll: isWhole)
    self.added = added
    crashReports = container.crashReports
    patience = container.patience
    self.interactor = interactor
    self.configuration = configuration
    self.language = language
  }

  /// Opens the app, at an address when there is one, and returns when the user leaves it.
  func open(at link: Link?) async throws -> ExitCode {
    if isPlain { return try await openPlain(at: link) }
    // The terminal is taken first: without one, nothing is made or changed.
    let terminal = try openTerminal(toShow: link)
    defer { terminal.close() }
    let presenter = try await makePresenter(at: link)
    let end = await show(presenter, on: terminal)
    terminal.close()
    await finish()
    // As a shell says it of a program that a signal ended.
    return switch end {
    case .quit: .done
    case .interrupted: .interrupted
    case .terminated: ExitCode(rawValue: 128 + 15)
    case .hangup: ExitCode(rawValue: 128 + 1)
    }
  }

  /// Ends what goes on, and says what could not be kept.
  func finish() async {
    let conversations = interactor.conversationService
    await conversations.finishAll()
    let drafts = await conversations.saveDrafts()
    await interactor.reminderScheduler.finish()
    let replies = await conversations.unsavedReplies
    if replies > 0 { StandardIO.warn(language.repliesAreNotKept(replies), by: "aichat") }
    for draft in drafts { StandardIO.warn(language.draftIsNotKept(draft), by: "aichat") }
  }

  /// Has the app say so while another program holds the data, and end such a wait when the user wants that.
  func attendWaits(_ presenter: AppPresenter, _ environment: inout EnvironmentValues) {
    let patience = patience
    presenter.waitChanged(to: patience.isWaiting)
    patience.onWait { [weak presenter] _ in
      Task { @MainActor in presenter?.waitChanged(to: patience.isWaiting) }
    }
    environment.cancelWait = CancelWaitAction { patience.giveUp() }
  }

  /// The app is about to end: what is written last waits no longer than this for another program.
  func hurry() {
    patience.onWait { _ in }
    patience.hurry(.seconds(1))
  }

  private func openTerminal(toShow link: Link?) throws -> TerminalSession {
    do {
      return try TerminalSession.open(
        environment: configuration.terminalVariable, mouse: configuration.usesMouse)
    } catch {
      guard error == .notATerminal else {
        throw CommandFailure(.failed, language.terminalCannotBeUsed("\(error)"))
      }
      let why = link.map { language.terminalIsWanted(toShow: "\(NavigationRestorer.scheme)://\($0.text)") }
      throw CommandFailure(.wrongUsage, why ?? language.terminalIsWanted)
    }
  }

  /// The presenter, with what stands at an address.
  func makePresenter(at link: Link?) async throws -> AppPresenter {
    let presenter = try await makePresenter()
    if let link, !presenter.open(link) {
      throw CommandFailure(.missing, added.whyNothing(isAt: "aichat://\(link.text)", link, language))
    }
    return presenter
  }

  /// Everything that the first frame shows is read before it.
  func makePresenter() async throws -> AppPresenter {
    let unfinished = await finishDeletions()
    _ = try await interactor.conversationService.markAbandonedReplies()
    let profile = try await profileToBegin()
    let notes = interactor.notes
    var kept: String?
    if let profile { kept = try await notes.note(Self.placeNote, of: profile.id) }
    let restorer = NavigationRestorer(contributions: added, kept: kept, of: profile?.id) { text, profile in
      // A place that cannot be kept is no loss of words. The store reports real trouble by itself.
      try? await notes.setNote(text, named: Self.placeNote, of: profile)
    }
    return AppPresenter(
      contributions: added, restorer: restorer, profile: profile,
      profileUpdates: { [interactor] in interactor.profileUpdates },
      language: { [interactor, language] in Appearance(interactor.preferences).language ?? language },
      observer: AppObserver(interactor), unfinishedDeletion: unfinished, finishDeletions: finishDeletions,
      crashReports: crashReports,
      reminders: AppReminders(interactor), preferences: interactor.preferences,
      keyError: keys.error(in: configuration))
  }

  /// Goes on with what was to be deleted. A failure does not stop the start; the next one tries again.
  /// - Returns: Why it could not be ended; nil when nothing is left.
  private func finishDeletions() async -> LocalizedText? {
    do {
      try await interactor.profileRegistry.finishDeletions()
      return nil
    } catch {
      return LocalizedText(explaining: error)
    }
  }

  /// Whose run it is; nil where a start screen asks.
  private func profileToBegin() async throws -> UserProfile? {
    // A profile that cannot be read counts as an existing one.
    var events = AppEvent.existing
    do {
      if try await interactor.currentProfile() == nil { events = AppEvent.anonymous }
      interactor.log(events.start())
      let profile = try await interactor.profileRegistry.profileToBegin(
        canAsk: added.start.contains { $0.isDue(nil) })
      // Without a profile, and with a start screen that asks for one, that is no success yet.
      if let profile { interactor.log(events.success(.id("user_id", profile.id))) }
      return profile
    } catch {
      interactor.log(events.fail(error))
      throw error
    }
  }

  private func show(_ presenter: AppPresenter, on terminal: TerminalSession) async -> Host.End {
    var environment = EnvironmentValues()
    environment.language = language
    environment.leastWindow = AppView.leastWindow
    environment.adjustment = Appearance(interactor.preferences, keys: keys).adjust
    environment.externalEdit = ExternalEditAction(
      ExternalEditor(hiding: APIKey.variables) { ProcessEnvironment.current[$0] }, on: terminal)
    environment.localZone = SystemClock.zone
    environment.imageCache = ImageCache { [interactor] in try? await interactor.pictureFile($0) }
    attendWaits(presenter, &environment)
    let host = Host(
      device: terminal, environment: environment, suspend: { terminal.suspend() }, root: AppView(presenter: presenter))
    // After the first frame: before it the user has not seen an app to open something in.
    let listening = Task { LinkForwarder.listen(for: presenter, in: configuration.dataDirectory) }
    let end = await host.run()
    hurry()
    await listening.value?.stop()
    await presenter.finish()
    return end
  }
}
