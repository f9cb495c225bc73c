import AccountLifecycle
import AvatarLibrary
import Catalogue
import Configuration
import Conversations
import Entities
import LanguageModels
import Storage
import TerminalUI

/// What the app is made of: one value for each thing that can be exchanged. Exchanging it exchanges the whole app.
public struct DependencyContainer: Sendable {
  /// Where everything is kept.
  var stores: Stores
  /// The avatars that come with the program.
  var builtIn: BuiltInAvatars
  /// Who answers; a choice that cannot be used answers with the reason.
  var model: any LanguageModel
  var now: @Sendable () -> Timestamp
  /// Where the data is, in words for people.
  var dataDirectory: String

  /// The real thing: the data directory of the configuration, the clock, and the model that it names.
  /// - Throws: `StorageError` when the data cannot be opened.
  static func live(_ configuration: AppConfiguration) throws -> DependencyContainer {
    DependencyContainer(
      stores: try Stores.open(directory: configuration.dataDirectory),
      builtIn: BuiltInAvatars(language: configuration.language.rawValue), model: chosenModel(configuration),
      now: SystemClock.now, dataDirectory: configuration.dataDirectory)
  }

  /// Nothing is kept, nothing is reached: for help, tests and demonstrations.
  static func inMemory(
    language: TerminalUI.Language = .english, model: any LanguageModel = OfflineModel(pace: nil),
    now: @escaping @Sendable () -> Timestamp = SystemClock.now
  ) -> DependencyContainer {
    DependencyContainer(
      stores: .inMemory(), builtIn: BuiltInAvatars(language: language.rawValue), model: model, now: now,
      dataDirectory: language("memory only", "메모리에만"))
  }

  /// The use cases over these parts.
  var interactor: CoreInteractor {
    let shelf = AvatarShelf(builtIn: builtIn, avatars: stores.avatars, profiles: stores.profiles, now: now)
    let desk = ConversationDesk(
      chats: stores.chats, avatars: stores.avatars, profiles: stores.profiles, model: model,
      avatarNamed: { try? await shelf.avatar($0) }, now: now)
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

  private static func chosenModel(_ configuration: AppConfiguration) -> any LanguageModel {
    let settings = ModelSettings(
      provider: configuration.provider, model: configuration.model, baseURL: configuration.baseURL,
      apiKey: configuration.apiKey?.value)
    do {
      return try ModelChooser().model(for: settings)
    } catch {
      return UnusableModel(
        choice: ModelChoice(provider: configuration.provider ?? "openai", model: configuration.model ?? "?"),
        reason: error)
    }
  }
}

/// Stands where a choice cannot be used: the app opens all the same, and each reply says why.
struct UnusableModel: LanguageModel {
  let choice: ModelChoice
  let reason: ModelFailure

  func reply(to prompt: Prompt) -> AsyncThrowingStream<ReplyEvent, any Error> {
    AsyncThrowingStream { $0.finish(throwing: reason) }
  }
}

/// Which version this is.
enum AppVersion {
  static let current = "0.1.0"
}
