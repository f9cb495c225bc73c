import Storage
import AccountLifecycle
import AvatarLibrary
import Conversations
import CommandLine
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
  /// The note with the user's place in the app. A profile that has only this note counts as empty.
  nonisolated static let placeNote = "place"
  private let added: Contributions
  private let crashReports: CrashReports?
  let lockTimeout: LockTimeout
  let linkFolder: String?
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
    lockTimeout = container.lockTimeout
    linkFolder = container.linkFolder
    self.interactor = interactor
    self.configuration = configuration
    self.language = language
  }

  /// Opens the app, at an address when there is one, and returns when the user leaves it.
  func open(at link: Link?) async throws -> ExitCode {
    if isPlain { return try await openPlain(at: link) }
    // The terminal is opened first: without one, nothing is made or changed.
    let terminal = try openTerminal(toShow: link)
    defer { terminal.close() }
    let presenter = try await makePresenter(at: link)
    let end = await show(presenter, on: terminal)
    terminal.close()
    await finish()
    // The exit codes of a program that a signal ended.
    return switch end {
    case .quit: .done
    case .interrupted: .interrupted
    case .terminated: ExitCode(rawValue: 128 + 15)
    case .hangup: ExitCode(rawValue: 128 + 1)
    }
  }

  /// Ends the arriving replies, and reports what could not be saved.
  func finish() async {
    let conversations = interactor.conversationService
    await conversations.finishAll()
    await interactor.trials.endAll()
    let drafts = await conversations.saveDrafts()
    await interactor.reminderScheduler.finish()
    let replies = conversations.unsavedReplies
    if replies > 0 { StandardIO.warn(language.repliesAreNotKept(replies), by: "aichat") }
    for text in conversations.unsavedTexts { StandardIO.warn(language.replyIsNotKept(text), by: "aichat") }
    for draft in drafts { StandardIO.warn(language.draftIsNotKept(draft), by: "aichat") }
  }

  /// Shows that another program locks the data, and lets the user cancel such a wait. Waits do not block the keys: from
  /// the first frame on, the main thread runs no job of the store.
  func attendWaits(_ presenter: AppPresenter, _ environment: inout EnvironmentValues) {
    let lockTimeout = lockTimeout
    presenter.waitChanged(to: lockTimeout.isWaiting)
    lockTimeout.onWait { [weak presenter] _ in
      Task { @MainActor in presenter?.waitChanged(to: lockTimeout.isWaiting) }
    }
    environment.cancelWait = CancelWaitAction { lockTimeout.giveUp() }
    Task { ProgramMain.keepMainFree() }
  }

  /// The app is about to end: its last writes wait for another program for a second at most.
  func hurry() {
    lockTimeout.onWait { _ in }
    lockTimeout.hurry(.seconds(1))
  }

  private func openTerminal(toShow link: Link?) throws -> TerminalSession {
    do {
      return try TerminalSession.open(
        environment: configuration.terminalVariable, mouse: !configuration[.noMouse])
    } catch {
      guard error == .notATerminal else {
        throw CommandFailure.unusableTerminal(error)
      }
      let why = link.map { language.terminalIsWanted(toShow: "\(NavigationRestorer.scheme)://\($0.text)") }
      throw CommandFailure(.wrongUsage, why ?? language.terminalIsWanted)
    }
  }

  /// The presenter, at an address.
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
      // A lost place loses no text of the user. The store reports errors of the disk itself.
      try? await notes.setNote(text, named: Self.placeNote, of: profile)
    }
    return AppPresenter(
      contributions: added, restorer: restorer, profile: profile,
      profileUpdates: { [interactor] in interactor.profileUpdates },
      language: { [interactor, language] in Appearance(interactor.preferences).language ?? language },
      observer: AppObserver(interactor),
      reports: AppReports(
        unfinishedDeletion: unfinished, finishDeletions: finishDeletions, crashReports: crashReports,
        keyError: keys.error(in: configuration), themeError: configuration.themeProblem,
        preferences: interactor.preferences),
      reminders: AppReminders(interactor), commands: AppCommands(added, notes: notes))
  }

  /// Continues unfinished deletions. A failure does not prevent the start; the next start tries again.
  /// - Returns: The reason of a failure; nil where nothing is left to delete.
  private func finishDeletions() async -> LocalizedText? {
    do {
      try await interactor.profileRegistry.finishDeletions()
      return nil
    } catch {
      return LocalizedText(explaining: error)
    }
  }

  /// The profile to begin with; nil if a start screen asks.
  private func profileToBegin() async throws -> UserProfile? {
    // A profile that cannot be read counts as an existing one.
    var events = AppEvent.existing
    do {
      if try await interactor.currentProfile() == nil { events = AppEvent.anonymous }
      interactor.log(events.start())
      let profile = try await interactor.profileRegistry.profileToBegin(
        canAsk: added.start.contains { $0.isDue(nil) })
      // Without a profile a start screen asks for one, so there is no success yet.
      if let profile { interactor.log(events.success(.id("user_id", profile.id))) }
      return profile
    } catch {
      interactor.log(events.fail(error))
      throw error
    }
  }

  /// Empties what has been in the trash for too long. Nothing that the user sees depends on it, and the next start goes
  /// on where it ends.
  func sweepTrash() -> Task<Void, Never> {
    Task { [interactor] in try? await interactor.conversationService.sweepTrash() }
  }

  private func show(_ presenter: AppPresenter, on terminal: TerminalSession) async -> Host.End {
    var environment = EnvironmentValues()
    environment.language = language
    environment.leastWindow = AppView.leastWindow
    environment.adjustment = Appearance(interactor.preferences, keys: keys).adjust
    environment.commandPanel = presenter.commandPanel
    environment.externalEdit = ExternalEditAction(
      ExternalEditor(hiding: APIKey.variables) { ProcessEnvironment.current[$0] }, on: terminal)
    environment.localZone = SystemClock.zone
    environment.imageCache = ImageCache { [interactor] in try? await interactor.pictureFile($0) }
    attendWaits(presenter, &environment)
    let host = Host(
      device: terminal, environment: environment, suspend: { terminal.suspend() }, root: AppView(presenter: presenter))
    // After the first frame, because before it the user has not seen an app in which to open something.
    let listening = Task { linkFolder.flatMap { LinkForwarder.listen(for: presenter, in: $0) } }
    let sweeping = sweepTrash()
    let end = await host.run()
    sweeping.cancel()
    hurry()
    await listening.value?.stop()
    await presenter.finish()
    return end
  }
}
