import AccountLifecycle
import CommandLine
import Configuration
import Conversations
import Entities
import FeatureKit
import ReminderDelivery
import Storage
import Telemetry
import TerminalUI

/// Runs a command line with readable settings: opens the app or runs a command, and closes the data after it.
@MainActor struct Launcher {
  let program: String
  /// All features of the app, in the order of their tabs.
  let features: [CoreFeature]
  let invocation: Invocation
  let configuration: AppConfiguration
  let io: StandardIO

  func run() async throws -> ExitCode {
    let selection = try selection()
    if let word = invocation.command, word.hasPrefix("-"), word != "--help", word != "--version" {
      throw CommandFailure.unknownOption(
        ArgumentReader.sides(of: word).name, common: CommonOption.allCases.map(\.name) + ["help", "version"],
        advice: LocalizedText("See \(program) --help.", "\(program) --help를 참고하세요."))
    }
    if invocation.wantsVersion {
      try io.writeLine("\(program) \(AppVersion.current)")
      return .done
    }
    // Refused before the data directory is made: nothing is stored for an absent feature.
    if let refusal = invocation.command.flatMap({ selection.refusal(ofCommand: $0, io.language) }) { throw refusal }
    let needs = LaunchNeeds(invocation, selection)
    let container = try await container(needs)
    container.eventLog.log(AppEvent.started(isCommand: invocation.command != nil))
    do {
      let code = try await run(container, needs, selection)
      // The last setting is in the file before the program ends, or the user gets the reason.
      try await container.preferences.finish()
      container.eventLog.log(AppEvent.ended(code))
      await container.close()
      return code
    } catch {
      try? await container.preferences.finish()
      container.eventLog.log(AppEvent.ended(ExitCode(of: error), after: error))
      await container.close()
      throw error
    }
  }

  /// The features of the run. A command that repairs settings, and help, have all of them in spite of wrong settings.
  private func selection() throws -> FeatureSelection {
    do throws(CommandFailure) {
      return try FeatureSelection(
        of: features, in: program, by: configuration, besidesFile: invocation.mendsSettings)
    } catch {
      if invocation.allowsWrongSettings { return FeatureSelection(all: features, in: program) }
      let known = features.map(\.id)
      let isOnly = configuration[.features]?.contains { !known.contains($0) } == true
      throw UnusableSetting(
        error: error, origin: configuration.setting(isOnly ? CommonOption.features : .without)?.origin)
    }
  }

  /// A command without need of data works even if the data directory does not.
  private func container(_ needs: LaunchNeeds) async throws -> DependencyContainer {
    if needs.isDemo { return try await .demo(configuration) }
    let lockTimeout = LockTimeout()
    let (program, waits) = (program, io.language.dataIsHeld(in: configuration[.dataDirectory]))
    lockTimeout.onWait { if $0 { StandardIO.warn(waits, by: program) } }
    io.cancelWait = { lockTimeout.giveUp() }
    guard needs.hasData else { return .withoutData(configuration) }
    return try .live(
      configuration, isAsking: needs.asks, canReadOnly: needs.canReadOnly, lockTimeout: lockTimeout,
      for: needs.opensApp ? .app : .commandLine)
  }

  private func run(
    _ container: DependencyContainer, _ needs: LaunchNeeds, _ selection: FeatureSelection
  ) async throws -> ExitCode {
    let interactor = container.interactor
    if let profile = configuration[.profile], needs.hasData { try await use(profile, interactor.profileRegistry) }
    let run = try AppRun(selection, container, interactor, configuration)
    // The doctor reports it itself.
    if invocation.command != DoctorCommand.name, let problem = run.keyProblem { io.warn(io.language(problem)) }
    switch invocation.command {
    case nil:
      return try await run.session.open(at: nil)
    case "--help":
      try io.writeLine(Help(run.commands, language: io.language).overview)
      return .done
    default:
      if needs.hasData { await finishDeletions(interactor.profileRegistry) }
      _ = try await interactor.conversationService.markAbandonedReplies()
      let code = try await CommandRunner(run.commands, io: io).run(invocation.words, wantsHelp: invocation.wantsHelp)
      await interactor.conversationService.finishAll()
      // A question counts as use, like opening the app. If the plan cannot be saved, the answer is not affected.
      if needs.asks { _ = try? await interactor.reminderScheduler.renew(isStaying: false) }
      return code
    }
  }

  /// Makes the run use the profile that a setting names. If it does not exist, an interrupted profile deletion is
  /// finished first: a profile that a setting names could otherwise never be deleted.
  private func use(_ profile: String, _ registry: ProfileRegistry) async throws {
    do {
      try await registry.useProfile(named: profile)
    } catch let error as ProfileFailure {
      // A failure to finish it is reported by the next run that begins; this one does not begin.
      try? await registry.finishDeletions()
      throw UnusableSetting(error: error, origin: configuration.setting(.profile)?.origin)
    }
  }

  /// Finishes the deletions of earlier runs. A failure does not stop the command: each start tries again.
  private func finishDeletions(_ registry: ProfileRegistry) async {
    do {
      try await registry.finishDeletions()
    } catch {
      io.warn(io.language.deletionIsUnfinished + ": " + io.language.deletionGoesOn(io.language.words(for: error)))
    }
  }
}
