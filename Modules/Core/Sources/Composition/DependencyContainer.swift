import AccountLifecycle
import AvatarLibrary
import Catalogue
import Configuration
import Conversations
import Entities
import Experiments
import FeatureKit
import HTTP
import LanguageModels
import Pricing
import ReminderDelivery
import Reminders
import Spending
import Storage
import System
import Telemetry
import TerminalUI

/// What the app is made of: one value for each thing that can be exchanged. Exchanging it exchanges the whole app.
struct DependencyContainer: Sendable {
  /// What errors say that are kept.
  var language: Language
  /// Where everything is kept.
  var stores: Stores
  /// How long is waited for other programs that hold it.
  var patience = LockTimeout()
  /// The avatars that come with the program.
  var builtIn: BuiltInAvatars
  /// The usual model, and those that are chosen in its place.
  var models: ModelSelector
  /// How avatars are to answer, as the command and the configuration say.
  var presets = PresetStack()
  /// Reads the same anew; nil where it cannot change.
  var readPresets: (@Sendable () -> PresetStack)?
  /// What may be spent on models in a month; nil for any amount.
  var monthlyBudget: Double?
  /// Reads the same anew; nil where the command says it, or it cannot change.
  var readMonthlyBudget: (@Sendable () throws -> Double?)?
  /// Where people write prices; empty where they cannot.
  var priceFile = ""
  /// Opens what is kept, to look up what was used, where `stores` is not that; nil where it is.
  var openRecords: (@Sendable () async throws -> UsageService.Records)?
  /// The models within reach.
  var modelRegistry = ModelRegistry(chosen: { ModelSettings() })
  /// The settings of this run. In memory there is no file that keeps them, and this path takes none.
  var preferences = Preferences([], editor: ConfigurationEditor(path: "/dev/null/config.json"))
  /// The keys of this run, and what keeps them.
  var credentials = Credentials.none
  /// Those of them that were fetched.
  var lazyCredentials = LazyCredentials(.none)
  /// What wakes the program for a reminder, and what shows it.
  var reminderTimer: any ReminderTiming = NoReminderTimer(), reminderNotifier: any ReminderNotifying = NoReminderTimer()
  /// What remembers how far the onboarding has come. In memory nothing does.
  var progressFile = ProgressFile(path: nil)
  /// What the terminal can do. In memory it is a common one.
  var terminalHealthCheck = TerminalHealthCheck.common
  /// Where events go.
  var eventLog = EventLog(now: SystemClock.now)
  /// What is kept of them; in memory there is no folder of it.
  var eventArchive = EventArchive(folder: "/dev/null")
  /// Which variant of an experiment a profile gets.
  var experiments = ExperimentService()
  /// What looks at what the program runs on.
  var deviceHealthChecks: [any HealthCheck] = []
  /// What runs that crashed left behind; nil where it is not looked for.
  var crashReports: CrashReports?
  var now: @Sendable () -> Timestamp
  /// Where the data is, in words for people.
  var dataDirectory: String
  /// Where archives lie that come or go through a pipe; nil for the system's folder for such things.
  var spoolFolder: String?

  /// The real thing: the data directory of the configuration, the clock, and the model that it names.
  /// - Parameters:
  ///   - isAsking: Whether all this is for one question to the model.
  ///   - canReadOnly: Whether data that can only be read will do: what would change it says so.
  ///   - patience: How long is waited for other programs that hold the data.
  ///   - frontEnd: Where a user reads what goes wrong.
  /// - Throws: `StorageError` when the data cannot be opened, `ModelFailure` when the model cannot be used that the
  ///   command names to be asked.
  static func live(
    _ configuration: AppConfiguration, isAsking: Bool, canReadOnly: Bool = false,
    patience: LockTimeout = LockTimeout(), for frontEnd: FrontEnd = .commandLine
  ) throws -> DependencyContainer {
    let parts = LaunchContext(configuration, for: frontEnd)
    let servers = parts.servers
    // A usual model that cannot be used stops only what asks it. In the app the user can choose another one, most
    // commands need none, and a chat can have a model of its own.
    let usual = ModelChooser().languageModel(for: servers.chosen)
    if isAsking {
      // A model that the command names counts before the chat's own.
      if configuration.namesModel, let unusable = usual as? UnusableModel { throw unusable.failure }
      usual.prepare()
    }
    var container = withoutData(configuration, parts)
    container.stores = try stores(of: configuration, canReadOnly: canReadOnly, patience)
    container.patience = patience
    container.models = ModelSelector(
      usual: usual, isFixed: configuration.namesModel && !(usual is UnusableModel),
      make: { try ModelChooser().model(for: servers.settings(of: $0)) },
      follow: follower(configuration, parts, usual), isChosen: { servers.isChosen })
    container.openRecords = nil
    if let program = ProgramPath.current {
      container.reminderTimer = UserTimer(
        home: configuration.directories.home, dataDirectory: configuration.dataDirectory, program: program,
        arguments: [
          "--data-dir", configuration.dataDirectory, "--lang", configuration.language.rawValue, "reminders", "deliver",
        ])
    }
    container.reminderNotifier = DesktopNotifier()
    container.dataDirectory = configuration.dataDirectory
    container.spoolFolder = configuration.dataDirectory
    container.progressFile = ProgressFile(path: configuration.dataDirectory + "/onboarding.json")
    container.terminalHealthCheck = TerminalHealthCheck(configuration)
    return container
  }

  /// Makes the usual model anew when another one was chosen elsewhere. Nil where the command names one that cannot be used:
  /// the user chooses another in the app then.
  private static func follower(
    _ configuration: AppConfiguration, _ parts: LaunchContext, _ usual: any LanguageModel
  ) -> (@Sendable () -> (any LanguageModel)?)? {
    guard !(configuration.namesModel && usual is UnusableModel) else { return nil }
    let (watch, servers) = (ModelSettingWatch(parts.run), parts.servers)
    return { watch.isChanged() ? ModelChooser().languageModel(for: servers.chosen) : nil }
  }

  private static func stores(
    of configuration: AppConfiguration, canReadOnly: Bool, _ patience: LockTimeout
  ) throws -> Stores {
    do throws(StorageError) {
      if canReadOnly, Stores.canOnlyBeRead(directory: configuration.dataDirectory),
        let stores = try Stores.reading(directory: configuration.dataDirectory)
      {
        return stores
      }
      return try Stores.open(directory: configuration.dataDirectory, patience: patience)
    } catch {
      guard case .unusable = error else { throw error }
      throw UnusableSetting(error: error, origin: configuration.setting(.dataDirectory)?.origin)
    }
  }

  /// The configuration and the models as they are, over data that is not: for commands that work when the data, or the
  /// model that is named, does not.
  static func withoutData(_ configuration: AppConfiguration) -> DependencyContainer {
    withoutData(configuration, LaunchContext(configuration, for: .commandLine))
  }

  private static func withoutData(
    _ configuration: AppConfiguration, _ parts: LaunchContext
  ) -> DependencyContainer {
    let (run, servers, sinks) = (parts.run, parts.servers, parts.sinks)
    var container = inMemory(language: Language(configuration.language))
    container.modelRegistry = ModelRegistry(
      chosen: { servers.chosen }, others: { servers.others },
      localServers: configuration.namesProvider
        ? nil : LocalServers(ollamaHost: ProcessEnvironment.current["OLLAMA_HOST"])
    )
    let eventLog = EventLog(configuration, sinks)
    container.eventLog = eventLog
    container.eventArchive = EventArchive(folder: configuration.directories.state)
    container.experiments = ExperimentService(
      areRunning: configuration.eventCollector != nil,
      overridesPath: configuration.directories.state + "/experiments.json",
      onExposure: { eventLog.log($0) })
    container.deviceHealthChecks = [
      ProgramHealthCheck(configuration: configuration), TerminalHealthCheck(configuration),
    ]
    container.crashReports = CrashReports(folder: configuration.directories.state)
    container.presets = configuration.presets
    container.readPresets = { run.now.presets }
    container.monthlyBudget = configuration.monthlyBudget
    let isBudgetInFile = configuration.entries.first { $0.key == CommonOption.monthlyBudget.key }?.override == nil
    if isBudgetInFile { container.readMonthlyBudget = { try configuration.readAgain().monthlyBudget } }
    container.priceFile = configuration.directories.priceFile
    container.openRecords = {
      let stores = try Stores.reading(directory: configuration.dataDirectory) ?? .inMemory()
      let profiles = SessionProfiles(stores.profiles)
      if let name = configuration.profile { try await profiles.pin(toProfileNamed: name) }
      return UsageService.Records(profiles: profiles, usage: stores.usage)
    }
    container.credentials = configuration.keys
    container.lazyCredentials = servers.locks
    container.preferences = parts.preferences
    return container
  }

  /// Nothing is kept, nothing is reached: for help, tests and demonstrations.
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
      builtIn: builtIn, avatars: stores.avatars, profiles: profiles, notes: stores.notes, now: now,
      canDraw: { PictureProbe.canDraw($0) })
    let usage = usageService(of: profiles)
    let reminders = ReminderScheduler(
      profiles: profiles, notes: stores.notes, chats: stores.chats, timer: reminderTimer,
      notifier: reminderNotifier, avatarNamed: { try? await repository.avatar($0) }, language: language.content,
      now: now,
      zone: SystemClock.zone, log: { [eventLog] in eventLog.log($0) })
    let conversations = ConversationService(
      chats: stores.chats, avatars: stores.avatars, profiles: profiles, notes: stores.notes,
      models: models, avatarNamed: { try? await repository.avatar($0) }, now: now, presets: presets,
      readPresets: readPresets,
      language: language.content,
      accounts: ReplyAccounting(month: { SystemClock.zone($0).calendarMonth }) {
        try await usage.status(of: $0, isLocal: $1)
      },
      usage: stores.usage, onSaid: { await reminders.recordUse() })
    let registry = ProfileRegistry(
      profiles: profiles, notes: stores.notes, records: stores.records,
      trifles: [AppSession.placeNote], local: [ReminderScheduler.note], spoolFolder: spoolFolder,
      canUse: { ConfigurationEditor.canKeep($0) },
      readPicture: { try repository.picture(at: $0) }, now: now,
      // A timer that cannot be removed finds no profile later, and removes itself.
      beforeDeletion: { await conversations.finishAll(of: $0) }, afterUse: { try? await reminders.withdraw(from: $0) },
      settle: { [stores] in try await stores.settle() }, deleteCopies: { [stores] in try await stores.deleteCopies() },
      sweep: { [stores] in try await stores.sweep() },
      clearTraces: { [eventLog, eventArchive, crashReports, progressFile] in
        await progressFile.forget()
        await eventLog.forget()
        try eventArchive.delete()
        try crashReports?.deleteAll()
      })
    return CoreInteractor(
      profileRegistry: registry, avatarRepository: repository, conversationService: conversations,
      modelRegistry: modelRegistry,
      modelSelector: models,
      preferences: preferences, usageService: usage, reminderScheduler: reminders,
      credentials: credentials, lazyCredentials: lazyCredentials, progressFile: progressFile,
      terminalHealthCheck: terminalHealthCheck,
      eventLog: eventLog, eventArchive: eventArchive, dataStores: stores, experiments: experiments,
      notes: stores.notes, version: AppVersion.current, dataDirectory: dataDirectory,
      deviceHealthChecks: deviceHealthChecks)
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

/// Which version this is.
enum AppVersion {
  static let current = "0.1.0"
  /// When it was: the manual page says so.
  static let released = "2026-11-21"
}
