import AccountLifecycle
import AvatarLibrary
import Catalogue
import Configuration
import Conversations
import Entities
import FeatureKit
import LanguageModels
import Storage
import TerminalUI

/// What the app is made of: one value for each thing that can be exchanged. Exchanging it exchanges the whole app.
struct DependencyContainer: Sendable {
  /// What errors say that are kept.
  var language: Language
  /// Where everything is kept.
  var stores: Stores
  /// The avatars that come with the program.
  var builtIn: BuiltInAvatars
  /// Who answers.
  var models: ModelRoster
  /// How many tokens the model is to keep in view; nil where nobody said.
  var contextWindow: Int?
  /// Who else could.
  var modelShelf = ModelShelf(chosen: { ModelSettings() })
  /// The settings of this run.
  var configurationEntries: [ConfigurationEntry] = []
  /// What changes the file that keeps them. In memory there is none, and this path takes no file.
  var configurationEditor = ConfigurationEditor(path: "/dev/null/config.json")
  /// The keys of this run, and what keeps them.
  var runKeys = RunKeys.none
  var now: @Sendable () -> Timestamp
  /// Where the data is, in words for people.
  var dataDirectory: String

  /// The real thing: the data directory of the configuration, the clock, and the model that it names.
  /// - Throws: `StorageError` when the data cannot be opened, `ModelFailure` when the model cannot be used.
  static func live(_ configuration: AppConfiguration) throws -> DependencyContainer {
    // The model first: what is wrong with it is known before a file is touched.
    let usual = try model(at: configuration.endpoint, named: configuration.model, configuration)
    var container = withoutData(configuration)
    container.stores = try Stores.open(directory: configuration.dataDirectory)
    container.models = ModelRoster(usual: usual, isFixed: configuration.namesModel) {
      try model(at: configuration.endpoint(of: $0), named: $0.choice.model, configuration)
    }
    container.dataDirectory = configuration.dataDirectory
    return container
  }

  /// The model of this name at an endpoint. A key that is kept for it stays where it is until the model is asked.
  private static func model(
    at endpoint: Endpoint, named name: String?, _ configuration: AppConfiguration
  ) throws -> any LanguageModel {
    var settings = ModelSettings(endpoint, configuration)
    settings.model = name
    let keys = configuration.keys
    guard keys.isLocked(endpoint) else { return try ModelChooser().model(for: settings) }
    return try ModelChooser().model(for: settings) { try keys.unlocked(endpoint).apiKey?.value }
  }

  /// The configuration and the models as they are, over data that is not: for commands that work when the data, or the
  /// model that is named, does not.
  static func withoutData(_ configuration: AppConfiguration) -> DependencyContainer {
    var container = inMemory(language: Language(configuration.language))
    container.modelShelf = ModelShelf(
      chosen: { try .chosen(configuration) },
      others: {
        try configuration.configuredEndpoints().dropFirst().map {
          ModelSettings(try configuration.keys.unlocked($0), configuration)
        }
      },
      localServers: configuration.namesProvider
        ? nil : LocalServers(ollamaHost: ProcessEnvironment.current["OLLAMA_HOST"])
    )
    container.contextWindow = configuration.contextWindow
    container.runKeys = configuration.keys
    container.configurationEntries = configuration.entries
    container.configurationEditor = ConfigurationEditor(path: configuration.directories.configurationFile)
    return container
  }

  /// Nothing is kept, nothing is reached: for help, tests and demonstrations.
  static func inMemory(
    language: Language = .english, model: any LanguageModel = OfflineModel(pace: nil),
    now: @escaping @Sendable () -> Timestamp = SystemClock.now
  ) -> DependencyContainer {
    DependencyContainer(
      language: language, stores: .inMemory(), builtIn: BuiltInAvatars(language: language.content),
      models: ModelRoster(usual: model), now: now,
      dataDirectory: language("memory only", "메모리에만 보관"))
  }

  /// The use cases over these parts.
  var interactor: CoreInteractor {
    // One run, one profile: whoever asks here asks the same.
    let profiles = RunProfiles(stores.profiles)
    let shelf = AvatarShelf(builtIn: builtIn, avatars: stores.avatars, profiles: profiles, now: now)
    let desk = ConversationDesk(
      chats: stores.chats, avatars: stores.avatars, profiles: profiles, notes: stores.notes,
      models: models, avatarNamed: { try? await shelf.avatar($0) }, now: now, contextWindow: contextWindow,
      language: language.content)
    let registry = ProfileRegistry(
      profiles: profiles, records: stores.records, readPicture: { try AvatarShelf.picture(at: $0) }, now: now,
      beforeDeletion: { await desk.finishAll(of: $0) })
    return CoreInteractor(
      profileRegistry: registry, avatarShelf: shelf, conversationDesk: desk, modelShelf: modelShelf,
      modelRoster: models,
      configurationEntries: configurationEntries, configurationEditor: configurationEditor, runKeys: runKeys,
      notes: stores.notes, version: AppVersion.current, dataDirectory: dataDirectory)
  }

  /// Closes what is open.
  func close() async {
    await stores.close()
  }
}

extension ModelSettings {
  /// Those of the provider that a run uses, with its key.
  fileprivate static func chosen(_ configuration: AppConfiguration) throws -> ModelSettings {
    ModelSettings(try configuration.keys.unlocked(configuration.endpoint), configuration)
  }

  /// The settings that an endpoint of a run makes, with the key that it has. The model's name is the chosen provider's.
  fileprivate init(_ endpoint: Endpoint, _ configuration: AppConfiguration) {
    self.init(
      provider: endpoint.provider, model: configuration.model, baseURL: endpoint.baseURL,
      apiKey: endpoint.apiKey?.value, otherKeys: configuration.keys.serversOfOthers(than: endpoint),
      certificateFile: configuration.certificateFile)
  }
}

/// Which version this is.
enum AppVersion {
  static let current = "0.1.0"
  /// When it was: the manual page says so.
  static let released = "2026-11-21"
}
