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
  /// Where everything is kept.
  var stores: Stores
  /// The avatars that come with the program.
  var builtIn: BuiltInAvatars
  /// Who answers.
  var model: any LanguageModel
  var now: @Sendable () -> Timestamp
  /// Where the data is, in words for people.
  var dataDirectory: String

  /// The real thing: the data directory of the configuration, the clock, and the model that it names.
  /// - Throws: `StorageError` when the data cannot be opened, `ModelFailure` when the model cannot be used.
  static func live(_ configuration: AppConfiguration) throws -> DependencyContainer {
    // The model first: what is wrong with it is known before a file is touched.
    let model = try chosenModel(configuration)
    return DependencyContainer(
      stores: try Stores.open(directory: configuration.dataDirectory),
      builtIn: BuiltInAvatars(language: configuration.language), model: model,
      now: SystemClock.now, dataDirectory: configuration.dataDirectory)
  }

  /// Nothing is kept, nothing is reached: for help, tests and demonstrations.
  static func inMemory(
    language: Language = .english, model: any LanguageModel = OfflineModel(pace: nil),
    now: @escaping @Sendable () -> Timestamp = SystemClock.now
  ) -> DependencyContainer {
    DependencyContainer(
      stores: .inMemory(), builtIn: BuiltInAvatars(language: language.content), model: model, now: now,
      dataDirectory: language("memory only", "메모리에만 보관"))
  }

  /// The use cases over these parts.
  var interactor: CoreInteractor {
    let shelf = AvatarShelf(builtIn: builtIn, avatars: stores.avatars, profiles: stores.profiles, now: now)
    let desk = ConversationDesk(
      chats: stores.chats, avatars: stores.avatars, profiles: stores.profiles, notes: stores.notes,
      model: model, avatarNamed: { try? await shelf.avatar($0) }, now: now)
    let registry = ProfileRegistry(
      profiles: stores.profiles, now: now, beforeDeletion: { _ in await desk.finishAll() })
    return CoreInteractor(
      profileRegistry: registry, avatarShelf: shelf, conversationDesk: desk, notes: stores.notes,
      version: AppVersion.current, dataDirectory: dataDirectory)
  }

  /// Closes what is open.
  func close() async {
    await stores.close()
  }

  /// - Throws: `ModelFailure` when what was asked for cannot be: that is said at once, not in the first reply.
  private static func chosenModel(_ configuration: AppConfiguration) throws -> any LanguageModel {
    try ModelChooser().model(
      for: ModelSettings(
        provider: configuration.provider, model: configuration.model, baseURL: configuration.baseURL,
        apiKey: configuration.apiKey?.value))
  }
}

/// Which version this is.
enum AppVersion {
  static let current = "0.1.0"
}
