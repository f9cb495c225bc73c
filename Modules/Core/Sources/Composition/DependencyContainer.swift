import AccountLifecycle
import AvatarLibrary
import Catalogue
import ChatTransfers
import CommandLine
import Configuration
import Conversations
import Entities
import Experiments
import FeatureKit
import HTTP
import LanguageModels
import Lorebooks
import Personas
import Pricing
import PromptTemplates
import ReminderDelivery
import Reminders
import Spending
import Storage
import System
import Telemetry
import TerminalUI

/// The parts of the app: one value for each part that can be exchanged. Another container is another app.
struct DependencyContainer: Sendable {
  /// The language of errors that are stored.
  var language: Language
  /// The stores of all data.
  var stores: Stores
  /// The time limit of waits for other programs that lock the data.
  var lockTimeout = LockTimeout()
  /// The avatars that come with the program.
  var builtIn: BuiltInAvatars
  /// The default model, and those that are chosen in its place.
  var models: ModelSelector
  /// Reads the presets of the command and the configuration; another program may have changed the file.
  var presets: @Sendable () -> PresetStack = { PresetStack() }
  /// The name of the model for pictures; nil for its provider's usual one.
  var imageModel: @Sendable () -> String? = { nil }
  /// The pictures that models drew for unsaved forms. `inMemory` keeps none: this path cannot be written.
  var drawings = DrawingFolder(path: "/dev/null/drawings")
  /// Whether the first message of a chat names it.
  var namesChats: @Sendable () -> Bool = { true }
  /// The monthly budget; nil for none.
  var monthlyBudget: Double?
  /// Reads the budget again; nil where a flag or a variable sets it, and where it cannot change.
  var readMonthlyBudget: (@Sendable () throws -> Double?)?
  /// The path of the user's prices; empty where there is none.
  var priceFile = ""
  /// Opens the stored usage where `stores` does not have it; nil where it does.
  var openRecords: (@Sendable () async throws -> UsageService.Records)?
  /// Counts the usage of replies in another place too; nil where the stores suffice.
  var countsUsage: ReplyAccounting.Counting?
  /// The models within reach.
  var modelRegistry = ModelRegistry(chosen: { ModelSettings() })
  /// The settings of this run. `inMemory` has no file for them: this path cannot be written.
  var preferences = Preferences([], editor: ConfigurationEditor(path: "/dev/null/config.json"))
  /// The user's templates. In memory they last as long as the run.
  var templateFolder = TemplateFolder(path: nil)
  /// The keys of this run, and their store.
  var credentials = Credentials.none
  /// The keys that were fetched from a keyring.
  var lazyCredentials = LazyCredentials(.none)
  /// The timer that starts the program for a reminder, and the notifier that shows it.
  var reminderTimer: any ReminderTiming = NoReminderTimer(), reminderNotifier: any ReminderNotifying = NoReminderTimer()
  /// The file with the progress of the onboarding; none in memory.
  var progressFile = ProgressFile(path: nil)
  /// The check of the terminal. `inMemory` checks a common terminal, and not that of the user.
  var terminalHealthCheck = TerminalHealthCheck.common
  /// The log of events.
  var eventLog = EventLog(now: SystemClock.now)
  /// The files of events; none in memory.
  var eventArchive = EventArchive(folder: "/dev/null")
  /// The variants of experiments, by profile.
  var experiments = ExperimentService()
  /// The checks of the program and its surroundings.
  var deviceHealthChecks: [any HealthCheck] = []
  /// The reports of runs that crashed; nil where nothing looks for them.
  var crashReports: CrashReports?
  var now: @Sendable () -> Timestamp
  /// The place of the data, in words for the user.
  var dataDirectory: String
  /// The folder of the socket on which the open app listens for links; nil where it does not listen.
  var linkFolder: String?
  /// The folder of archives that go through a pipe; nil for the system's folder of temporary files.
  var spoolFolder: String?

  /// The parts of a real run: the data directory and the model of the configuration, and the clock.
  /// - Parameters:
  ///   - isAsking: Whether the run is for one question to the model.
  ///   - canReadOnly: Whether read-only data is enough. A command that would change it fails.
  ///   - lockTimeout: The time limit of waits for other programs that lock the data.
  ///   - frontEnd: The place where the user reads errors.
  /// - Throws: `StorageError` or `UnusableSetting` when the data cannot be opened; `ModelFailure` when a question names
  ///   a model that cannot be used.
  static func live(
    _ configuration: AppConfiguration, isAsking: Bool, canReadOnly: Bool = false,
    lockTimeout: LockTimeout = LockTimeout(), for frontEnd: FrontEnd = .commandLine
  ) throws -> DependencyContainer {
    let parts = LaunchContext(configuration, for: frontEnd)
    let servers = parts.servers
    // A default model that cannot be used stops only its own requests. Most commands need no model, a chat can have a
    // model of its own, and the user can choose another one in the app.
    let usual = ModelChooser().languageModel(for: servers.chosen)
    // The command names this model, so the chat's own model must not answer in its place.
    if isAsking, configuration.namesModel, let unusable = usual as? UnusableModel { throw unusable.failure }
    var container = withoutData(configuration, parts)
    container.stores = try stores(of: configuration, canReadOnly: canReadOnly, lockTimeout)
    container.lockTimeout = lockTimeout
    container.models = ModelSelector(
      usual: usual, isFixed: configuration.namesModel && !(usual is UnusableModel),
      make: { try ModelChooser().model(for: servers.settings(of: $0)) },
      follow: follower(configuration, parts, usual), isChosen: { servers.isChosen })
    container.openRecords = nil
    if let program = ProgramPath.current {
      container.reminderTimer = UserTimer(
        home: configuration.directories.home, dataDirectory: configuration[.dataDirectory], program: program,
        arguments: [
          "--data-dir", configuration[.dataDirectory], "--lang", configuration[.language].rawValue, "reminders",
          "deliver",
        ])
    }
    container.reminderNotifier = DesktopNotifier()
    container.dataDirectory = configuration[.dataDirectory]
    container.spoolFolder = configuration[.dataDirectory]
    container.drawings = DrawingFolder(path: configuration[.dataDirectory] + "/drawings")
    container.linkFolder = configuration[.dataDirectory]
    container.progressFile = ProgressFile(path: configuration[.dataDirectory] + "/onboarding.json")
    container.terminalHealthCheck = TerminalHealthCheck(configuration)
    return container
  }

  /// Makes the default model again after another program has changed the choice in the file. Nil if the command names a
  /// model that cannot be used: then the user chooses a model in the app.
  private static func follower(
    _ configuration: AppConfiguration, _ parts: LaunchContext, _ usual: any LanguageModel
  ) -> (@Sendable () -> (any LanguageModel)?)? {
    guard !(configuration.namesModel && usual is UnusableModel) else { return nil }
    let (watch, servers) = (ModelSettingWatch(parts.run), parts.servers)
    return { watch.isChanged() ? ModelChooser().languageModel(for: servers.chosen) : nil }
  }

  private static func stores(
    of configuration: AppConfiguration, canReadOnly: Bool, _ lockTimeout: LockTimeout
  ) throws -> Stores {
    do throws(StorageError) {
      if canReadOnly, Stores.canOnlyBeRead(directory: configuration[.dataDirectory]),
        let stores = try Stores.reading(directory: configuration[.dataDirectory])
      {
        return stores
      }
      return try Stores.open(directory: configuration[.dataDirectory], timeout: lockTimeout)
    } catch {
      guard case .unusable = error else { throw error }
      throw UnusableSetting(error: error, origin: configuration.setting(.dataDirectory)?.origin)
    }
  }

  /// The configuration and the models of a real run, with empty data. It is for commands that must work even if the
  /// data cannot be opened, or the named model cannot be used.
  static func withoutData(_ configuration: AppConfiguration) -> DependencyContainer {
    withoutData(configuration, LaunchContext(configuration, for: .commandLine))
  }

  /// A container that only reads the data. It has no data if there is none yet.
  static func reading(_ configuration: AppConfiguration) throws -> DependencyContainer {
    var container = withoutData(configuration)
    if let stores = try Stores.reading(directory: configuration[.dataDirectory]) { container.stores = stores }
    return container
  }

  private static func withoutData(
    _ configuration: AppConfiguration, _ parts: LaunchContext
  ) -> DependencyContainer {
    let (run, servers, sinks) = (parts.run, parts.servers, parts.sinks)
    var container = inMemory(language: Language(configuration[.language]))
    container.modelRegistry = ModelRegistry(
      chosen: { servers.chosen }, others: { servers.others },
      localServers: configuration.namesProvider
        ? nil : LocalServers(ollamaHost: ProcessEnvironment.current["OLLAMA_HOST"])
    )
    let eventLog = EventLog(configuration, sinks)
    container.eventLog = eventLog
    container.eventArchive = EventArchive(folder: configuration.directories.state)
    container.experiments = ExperimentService(
      areRunning: configuration[.telemetryEndpoint] != nil,
      overridesPath: configuration.directories.state + "/experiments.json",
      onExposure: { eventLog.log($0) })
    container.deviceHealthChecks = [
      ProgramHealthCheck(configuration: configuration), TerminalHealthCheck(configuration),
    ]
    container.crashReports = CrashReports(folder: configuration.directories.state)
    container.presets = { run.now.presets }
    container.imageModel = { run.now[.imageModel] }
    container.namesChats = { !run.now[.noTitles] }
    container.monthlyBudget = configuration[.monthlyBudget]
    let isBudgetInFile = configuration.entries.first { $0.key == CommonOption.monthlyBudget.key }?.override == nil
    if isBudgetInFile { container.readMonthlyBudget = { try configuration.readAgain()[.monthlyBudget] } }
    container.priceFile = configuration.directories.priceFile
    container.templateFolder = TemplateFolder(path: configuration.directories.templateFolder)
    container.openRecords = {
      let stores = try Stores.reading(directory: configuration[.dataDirectory]) ?? .inMemory()
      let profiles = SessionProfiles(stores.profiles)
      if let name = configuration[.profile] { try await profiles.pin(toProfileNamed: name) }
      return UsageService.Records(profiles: profiles, usage: stores.usage)
    }
    container.credentials = configuration.keys
    container.lazyCredentials = servers.locks
    container.preferences = parts.preferences
    return container
  }

  /// Stores nothing and reaches nothing: for help, tests and demonstrations.
  static func inMemory(
    language: Language = .english, model: any LanguageModel = OfflineModel(pace: nil),
    now: @escaping @Sendable () -> Timestamp = SystemClock.now
  ) -> DependencyContainer {
    DependencyContainer(
      language: language, stores: .inMemory(), builtIn: BuiltInAvatars(language: language.content),
      models: ModelSelector(usual: model), now: now,
      dataDirectory: language("memory only", "메모리에만 보관"))
  }

  /// The use cases over these parts.
  var interactor: CoreInteractor {
    // One run has one profile, for every part of it.
    let profiles = SessionProfiles(stores.profiles)
    let repository = AvatarRepository(
      builtIn: builtIn, avatars: stores.avatars, profiles: profiles, notes: stores.notes,
      lorebooks: stores.lorebooks, drawings: drawings, now: now, canDraw: { PictureProbe.canDraw($0) })
    let personas = PersonaRepository(
      personas: stores.personas, pictures: stores.avatars, profiles: profiles, now: now,
      readPicture: { try repository.picture(at: $0) })
    let lorebooks = LorebookRepository(store: stores.lorebooks, profiles: profiles, now: now)
    let usage = usageService(of: profiles)
    let reminders = ReminderScheduler(
      profiles: profiles, notes: stores.notes, chats: stores.chats, timer: reminderTimer,
      notifier: reminderNotifier, avatarNamed: { try? await repository.avatar($0) }, language: language.content,
      now: now,
      zone: SystemClock.zone, log: { [eventLog] in eventLog.log($0) })
    let conversations = ConversationService(conversationDependencies(profiles, repository, usage, reminders))
    let registry = ProfileRegistry(profileDependencies(profiles, repository, conversations, reminders))
    return CoreInteractor(
      profileRegistry: registry, avatarRepository: repository, personaRepository: personas,
      lorebookRepository: lorebooks,
      templateFolder: templateFolder,
      conversationService: conversations,
      chatTransferService: chatTransferService(profiles, conversations, repository, personas, lorebooks),
      modelRegistry: modelRegistry,
      modelSelector: models,
      preferences: preferences, usageService: usage, reminderScheduler: reminders,
      credentials: credentials, lazyCredentials: lazyCredentials, progressFile: progressFile,
      terminalHealthCheck: terminalHealthCheck,
      eventLog: eventLog, eventArchive: eventArchive, dataStores: stores, experiments: experiments,
      notes: stores.notes, trials: Trials(self), version: AppVersion.current, dataDirectory: dataDirectory,
      deviceHealthChecks: deviceHealthChecks)
  }

  private func chatTransferService(
    _ profiles: SessionProfiles, _ conversations: ConversationService, _ avatars: AvatarRepository,
    _ personas: PersonaRepository, _ lorebooks: LorebookRepository
  ) -> ChatTransferService {
    var stores = stores
    stores.profiles = profiles
    return ChatTransferService(
      stores: stores, builtIn: builtIn, language: language.content, now: now, zone: SystemClock.zone,
      companions: CompanionImports(
        avatarRepository: avatars, lorebookRepository: lorebooks, personaRepository: personas
      ).companions, deleteChat: { try await conversations.delete($0) })
  }

  private func conversationDependencies(
    _ profiles: SessionProfiles, _ repository: AvatarRepository, _ usage: UsageService, _ reminders: ReminderScheduler
  ) -> ConversationDependencies {
    var stores = stores
    stores.profiles = profiles
    var dependencies = ConversationDependencies(
      stores: stores, models: models, now: now, characterWithID: { try? await repository.character($0) })
    dependencies.unstoredAvatars = { repository.builtInAvatars(named: $0) }
    dependencies.presets = presets
    dependencies.imageModel = imageModel
    dependencies.keepDrawing = { try await repository.keepDrawing($0) }
    dependencies.namesChats = namesChats
    dependencies.language = language.content
    dependencies.zone = SystemClock.zone
    dependencies.accounting = ReplyAccounting(
      month: { SystemClock.zone($0).calendarMonth },
      status: { try await usage.status(of: $0, isLocal: $1, for: $2) }, counts: countsUsage ?? { _, _ in })
    dependencies.onSpoken = { await reminders.recordUse() }
    return dependencies
  }

  private func profileDependencies(
    _ profiles: SessionProfiles, _ repository: AvatarRepository, _ conversations: ConversationService,
    _ reminders: ReminderScheduler
  ) -> ProfileDependencies {
    var dependencies = ProfileDependencies(
      profiles: profiles, notes: stores.notes, records: stores.records, pictures: stores.pictures, now: now)
    dependencies.trifles = [AppSession.placeNote, AppCommands.usageNote]
    dependencies.local = [
      ReminderScheduler.note, AppCommands.usageNote, AvatarRepository.lastImport,
      AvatarRepository.lastDeletion, ChatTransferService.lastImport,
    ]
    dependencies.spoolFolder = spoolFolder
    dependencies.canUse = { ConfigurationEditor.canKeep($0) }
    dependencies.readPicture = { try repository.picture(at: $0) }
    dependencies.beforeDeletion = { await conversations.finishAll(of: $0) }
    // A timer that cannot be removed finds no profile later, and removes itself.
    dependencies.afterUse = { try? await reminders.withdraw(from: $0) }
    dependencies.settle = { [stores] in try await stores.settle() }
    dependencies.deleteCopies = { [stores] in try await stores.deleteCopies(holding: $0) }
    dependencies.sweep = { [stores] in try await stores.sweep() }
    dependencies.clearTraces = { [eventLog, eventArchive, crashReports, progressFile, now] in
      try await repository.sweepDrawings(before: now())
      try await conversations.sweepPictures()
      await progressFile.forget()
      await eventLog.forget()
      try eventArchive.delete()
      try crashReports?.deleteAll()
    }
    return dependencies
  }

  private func usageService(of profiles: SessionProfiles) -> UsageService {
    UsageService(
      records: { [stores, openRecords] in
        try await openRecords?() ?? UsageService.Records(profiles: profiles, usage: stores.usage)
      }, priceFile: priceFile,
      prices: { [priceFile] in priceFile.isEmpty ? .builtIn : try PriceTable(file: priceFile) },
      budget: monthlyBudget, readBudget: readMonthlyBudget,
      saveBudget: { [preferences] in try preferences.editor.setMonthlyBudget($0) }, now: now,
      month: { SystemClock.zone($0).calendarMonth })
  }

  /// Closes what is open.
  func close() async {
    await stores.close()
    await eventLog.finish()
  }
}
