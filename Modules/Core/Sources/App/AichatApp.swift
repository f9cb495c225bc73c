import AccountLifecycle
import AvatarLibrary
import Conversations
import Configuration
import Entities
import FeatureKit
import LanguageModels
import Navigation
import Pricing
import ReminderDelivery
import Storage
import System
import Telemetry
import Terminal
import TerminalUI

/// An app made of features: reads the command line, chooses the features, and opens the app or runs a command.
@MainActor public struct AichatApp {
  private let name: String
  private let list: @MainActor () -> [CoreFeature]

  /// An app with these features, in the order of its tabs. The list is made when it is needed.
  public init(_ name: String, _ features: @autoclosure @escaping @MainActor () -> [CoreFeature]) {
    self.name = name
    list = features
  }

  /// In the order of their tabs.
  var features: [CoreFeature] { list() }

  /// The whole life of the program.
  public func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Asked by scripts and by measurements: nothing else is touched, not even what tasks run on.
    if arguments == ["--version"] {
      print("\(name) \(AppVersion.current)")
      ProgramMain.end(with: 0)
    }
    ProgramMain.run { await run(arguments, watchingCrashes: true) }
  }

  /// The commands that mend settings.
  private static let mending = [DoctorCommand.name, "config"]

  /// Whether a command works with wrong settings too: what mends them, and what helps with that.
  private static func isExamining(_ words: [String]) -> Bool {
    let helping = mending + [HelpCommand.name, CompletionCommand.name]
    return words.first.map(helping.contains) ?? false || words.prefix { $0 != "--" }.contains("--help")
  }

  /// Does what the command line says.
  /// - Parameter watchingCrashes: Whether this is the process's own life, of which a crash is written down.
  /// - Returns: What the shell is told.
  func run(_ arguments: [String], watchingCrashes: Bool = false) async -> Int32 {
    if arguments.starts(with: CompletionShell.call) {
      return await complete(Array(arguments.dropFirst(CompletionShell.call.count)))
    }
    var io = StandardIO(name, language: Language(ContentLanguage(environment: .current)))
    // What mends the settings says first what is wrong with them, and may then fail for the same reason.
    var told: Set<String> = []
    do {
      let (options, words) = try CommonOptions.extract(from: arguments)
      io = StandardIO(name, language: Language(ContentLanguage(options: options)))
      let isExamined = Self.isExamining(words)
      let configuration = isExamined ? try .examined(options: options) : try AppConfiguration(options: options)
      io = StandardIO(name, configuration)
      if watchingCrashes { watchCrashes(configuration) }
      // The doctor tells of them by itself.
      if words.first != DoctorCommand.name {
        for warning in configuration.warnings { io.warn(warning.message(in: configuration.language)) }
        for problem in configuration.problems {
          let words = problem.message(in: configuration.language)
          io.warn(words)
          told.insert(words)
        }
      }
      return Self.status(of: try await run(words, configuration, io))
    } catch is OutputClosed {
      return ExitCode.outputClosed.rawValue
    } catch is CancellationError {
      // The user knows that they stopped it.
      return Self.status(of: .interrupted)
    } catch {
      let words = io.language.words(for: error)
      if !told.contains(words) { io.warn(words) }
      return ExitCode(of: error).rawValue
    }
  }

  /// What the shell is told: of what a signal stopped, what it says of a program that the signal ended.
  private static func status(of code: ExitCode) -> Int32 {
    code == .interrupted ? 128 + (InterruptWatch.latestSignal ?? 2) : code.rawValue
  }

  /// The features of a run: all of them for what mends settings, and where help is wanted in spite of wrong ones.
  private func selection(
    for words: [String], _ configuration: AppConfiguration
  ) throws -> FeatureSelection {
    let all = FeatureSelection(all: features, in: name)
    if words.first.map(Self.mending.contains) ?? false { return all }
    do throws(CommandFailure) {
      return try FeatureSelection(
        of: features, in: name, only: configuration.features, without: configuration.without)
    } catch {
      if Self.isExamining(words) { return all }
      let known = features.map(\.id)
      let isOnly = configuration.features?.contains { !known.contains($0) } == true
      throw UnusableSetting(error: error, origin: configuration.setting(isOnly ? .features : .without)?.origin)
    }
  }

  private func watchCrashes(_ configuration: AppConfiguration) {
    CrashRecorder.prepare(
      folder: configuration.directories.state, version: AppVersion.current, now: SystemClock.now())
    CrashObserver.call(CrashRecorder.write)
  }

  private func run(_ words: [String], _ configuration: AppConfiguration, _ io: StandardIO) async throws -> ExitCode {
    let selection = try selection(for: words, configuration)
    if let word = words.first, word.hasPrefix("-"), word != "--help", word != "--version" {
      throw CommandFailure.unknownOption(
        String(word.prefix { $0 != "=" }), common: CommonOption.names + ["help", "version"],
        advice: LocalizedText("See \(name) --help.", "\(name) --help를 참고하세요."))
    }
    if words.prefix(while: { $0 != "--" }).contains("--version") {
      try io.writeLine("\(name) \(AppVersion.current)")
      return .done
    }
    // Refused before there is a data directory: nothing is stored for a feature that is not there.
    if let refusal = words.first.flatMap({ selection.refusal(ofCommand: $0, io.language) }) { throw refusal }
    // What needs no data works when the data directory does not.
    let patience = LockTimeout()
    let (program, waits) = (name, io.language.dataIsHeld(in: configuration.dataDirectory))
    patience.onWait { if $0 { StandardIO.warn(waits, by: program) } }
    io.cancelWait = { patience.giveUp() }
    let container =
      needsData(words, selection)
      ? try .live(
        configuration, isAsking: isAsking(words, selection), canReadOnly: canReadOnly(words, selection),
        patience: patience, for: words.isEmpty || words.first == "open" ? .app : .commandLine)
      : DependencyContainer.withoutData(configuration)
    let log = container.eventLog
    log.log(AppEvent.started(isCommand: !words.isEmpty))
    do {
      let code = try await run(words, container, selection, configuration, io)
      // What was set last is in the file before the program ends, or the user learns why not.
      try await container.preferences.finish()
      log.log(AppEvent.ended(code))
      await container.close()
      return code
    } catch {
      try? await container.preferences.finish()
      log.log(AppEvent.ended(ExitCode(of: error), after: error))
      await container.close()
      throw error
    }
  }

  private func run(
    _ words: [String], _ container: DependencyContainer, _ selection: FeatureSelection,
    _ configuration: AppConfiguration, _ io: StandardIO
  ) async throws -> ExitCode {
    let interactor = container.interactor
    if let profile = configuration.profile, needsData(words, selection) {
      try await use(profile, by: configuration.setting(.profile)?.origin, interactor.profileRegistry)
    }
    let builder = CoreBuilder(interactor: interactor, language: io.language, selection: selection)
    let registry = try builder.registry()
    let added = registry.contributions
    let commands = commands(selection, registry, container, interactor, configuration)
    // The doctor tells of it by itself.
    if words.first != DoctorCommand.name, let wrong = chosenKeys(added, selection).problem(in: configuration) {
      io.warn(wrong(in: configuration.language))
    }
    let help = Help(program: name, commands: commands, language: io.language)
    switch words.first {
    case nil:
      return try await AppSession(
        added, container, interactor, configuration, io.language, isWhole: selection.absent.isEmpty
      ).open(at: nil)
    case "--help":
      try io.writeLine(help.overview)
      return .done
    default:
      // What an earlier run left unfinished is finished, or marked, before anything is read.
      if needsData(words, selection) {
        do {
          try await interactor.profileRegistry.finishDeletions()
        } catch {
          // It is tried again at each start, and does not stop the command.
          io.warn(io.language.deletionIsUnfinished + ": " + io.language.deletionGoesOn(io.language.words(for: error)))
        }
      }
      _ = try await interactor.conversationService.markAbandonedReplies()
      let code = try await CommandRunner(help: help, io: io).run(words)
      await interactor.conversationService.finishAll()
      // A question counts as use, as opening the app does. A plan that cannot be kept does not spoil the answer.
      if isAsking(words, selection) { _ = try? await interactor.reminderScheduler.renew(isStaying: false) }
      return code
    }
  }

  /// Has the run use the profile that a setting names. Where there is none, an interrupted profile deletion is finished
  /// first: a profile that a setting names could otherwise never be deleted.
  private func use(_ profile: String, by origin: SettingOrigin?, _ registry: ProfileRegistry) async throws {
    do {
      try await registry.useProfile(named: profile)
    } catch let error as ProfileFailure {
      // Why one did not end is said where a run begins, and this one does not.
      try? await registry.finishDeletions()
      throw UnusableSetting(error: error, origin: origin)
    }
  }

  /// The features' commands, and the whole's.
  private func commands(
    _ selection: FeatureSelection, _ registry: FeatureRegistry, _ container: DependencyContainer,
    _ interactor: CoreInteractor, _ configuration: AppConfiguration
  ) -> [Subcommand] {
    let added = registry.contributions
    let opening = CoreCommands.open(links: added.links.filter { $0.isAvailable() }, tabs: added.tabs) { arguments, io in
      let session = AppSession(
        added, container, interactor, configuration, io.language, isWhole: selection.absent.isEmpty)
      return try await open(arguments, added, selection, session, interactor, configuration, io)
    }
    let doctor = DoctorCommand(healthChecks: [
      ProgramHealthCheck(
        configuration: configuration, features: features.map(\.id), profiles: { try Self.profiles(in: configuration) }),
      TerminalHealthCheck(configuration), DataHealthCheck(directory: configuration.dataDirectory),
      ConfigurationHealthCheck(configuration, wrongKeys: chosenKeys(added, selection).problem(in: configuration)),
      PriceHealthCheck(file: configuration.directories.priceFile),
      KeyHealthCheck(configuration.keys), interactor.modelRegistry,
      CrashReports(folder: configuration.directories.state),
    ])
    let all =
      added.commands + [
        opening, CoreCommands.features(selection, registry), doctor.command, CompletionCommand(program: name).group,
      ]
    return all + [HelpCommand(program: name, others: all).command]
  }

  private func chosenKeys(_ added: Contributions, _ selection: FeatureSelection) -> ChosenKeys {
    ChosenKeys(added, areAll: selection.absent.isEmpty)
  }

  /// The profiles of the data, which is only read; none where there is no data yet.
  private static func profiles(in configuration: AppConfiguration) throws -> ProfileRegistry {
    var container = DependencyContainer.withoutData(configuration)
    if let stores = try Stores.reading(directory: configuration.dataDirectory) { container.stores = stores }
    return container.interactor.profileRegistry
  }

  /// Answers a shell that asks what can be written next. Nothing is written or reached for it, and errors are not shown:
  /// there is a line half written on the screen.
  private func complete(_ request: [String]) async -> Int32 {
    guard let shell = request.first.flatMap(CompletionShell.init) else { return ExitCode.wrongUsage.rawValue }
    let request = Array(request.dropFirst())
    let words = shell.words(of: request)
    let options = (try? CommonOptions.extract(from: Array(words.dropLast())))?.options ?? CommonOptions()
    guard let configuration = try? AppConfiguration.examined(options: options) else { return ExitCode.failed.rawValue }
    let selection =
      (try? FeatureSelection(of: features, in: name, only: configuration.features, without: configuration.without))
      ?? FeatureSelection(all: features, in: name)
    var container = DependencyContainer.withoutData(configuration)
    // Without data, or with some that cannot be read, what is the same everywhere is still offered.
    if let stores = try? Stores.reading(directory: configuration.dataDirectory) { container.stores = stores }
    let (interactor, language) = (container.interactor, Language(configuration.language))
    if let profile = configuration.profile { try? await interactor.profileRegistry.useProfile(named: profile) }
    let builder = CoreBuilder(interactor: interactor, language: language, selection: selection)
    guard let registry = try? builder.registry() else { return ExitCode.failed.rawValue }
    let completer = Completer(
      commands: commands(selection, registry, container, interactor, configuration),
      options: CommonOption.allCases.map { CommandOption($0, features: features.map(\.id)) }, language: language)
    let answer = await completer.answer(for: words)
    await container.close()
    return (try? StandardIO(name, configuration).write(shell.text(answer, for: request))) == nil ? 1 : 0
  }

  /// Whether a run is for one question to the model.
  private func isAsking(_ words: [String], _ selection: FeatureSelection) -> Bool {
    words.first.map { word in selection.present.contains { $0.asking.contains(word) } } ?? false
  }

  /// Whether a run is of use where data can only be read: the app and a question change it in any case.
  private func canReadOnly(_ words: [String], _ selection: FeatureSelection) -> Bool {
    !words.isEmpty && words.first != "open" && !isAsking(words, selection)
  }

  private func needsData(_ words: [String], _ selection: FeatureSelection) -> Bool {
    if words.prefix(while: { $0 != "--" }).contains("--help")
      || ["features", DoctorCommand.name, CompletionCommand.name, HelpCommand.name].contains(words.first)
    {
      return false
    }
    return !selection.present.contains { feature in words.first.map(feature.withoutData.contains) == true }
  }

  private func open(
    _ arguments: Arguments, _ added: Contributions, _ selection: FeatureSelection, _ session: AppSession,
    _ interactor: CoreInteractor, _ configuration: AppConfiguration, _ io: any CommandIO
  ) async throws -> ExitCode {
    guard arguments.operands.count == 1, let text = arguments.operands.first,
      let written = Link(text, scheme: NavigationRestorer.scheme)
    else {
      if arguments.operands.count == 1, arguments.operands[0].utf8.count > Link.longest {
        throw CommandFailure(.wrongUsage, io.language.addressIsTooLong(Link.longest))
      }
      throw CommandFailure(.wrongUsage, Language(configuration.language).addressIsWanted)
    }
    let names = added.tabs.map(\.id) + added.links.filter { $0.isAvailable() }.map(\.name)
    guard written.path.first.map(names.contains) == true else {
      if let refusal = selection.refusal(ofAddress: text, named: written.path.first, io.language) { throw refusal }
      let known = names.map { "aichat://\($0)" }.joined(separator: ", ")
      throw CommandFailure(.missing, io.language.noScreen(at: text, known: known))
    }
    let link = try await whole(written, interactor)
    // A command that itself asks for plain mode opens the app here.
    if !session.staysHere, let profile = try await interactor.currentProfile() {
      switch LinkForwarder.send(link, to: profile.id, in: configuration.dataDirectory) {
      case .accepted:
        if io.wantsJSON {
          try io.write(json: ["opened_in": "running"])
        } else {
          try io.writeLine(io.language.isOpenElsewhere(text))
        }
        return .done
      case .postponed:
        if io.wantsJSON {
          try io.write(json: ["opened_in": "running_later"])
        } else {
          try io.writeLine(io.language.opensLaterElsewhere(text))
        }
        return .done
      // It may well be asked again; here, the address is opened as if there were no other.
      case .silent: io.warn(io.language.openOneIsSilent)
      case .refused: throw CommandFailure(.missing, added.whyNothing(isAt: text, link, io.language))
      case .noListener: break
      }
    }
    return try await session.open(at: link)
  }

  /// The address with the whole id of an avatar that it names otherwise: by the last digits of the id, or by name.
  private func whole(_ link: Link, _ interactor: CoreInteractor) async throws -> Link {
    guard link.path.count == 2, ["avatar", "character"].contains(link.path[0]), Avatar.ID(link.path[1]) == nil else {
      return link
    }
    return Link([link.path[0], "\(try await interactor.avatar(named: link.path[1]).id)"], query: link.query)
  }
}
