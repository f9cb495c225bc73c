public import Entities
public import LanguageModels
public import Storage

/// The dependencies of conversations: the stores, the models, and functions of the app.
public struct ConversationDependencies: Sendable {
  /// All stores. `profiles` has the user's profile.
  public var stores: Stores
  /// The usual model, and those that are chosen in its place.
  public var models: ModelSelector
  /// An avatar by its id, stored or built in; nil when there is none.
  public var avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  /// The current time, for new records.
  public var now: @Sendable () -> Timestamp
  /// Reads the reply settings of the command and of the configuration; another program may have changed the file.
  public var presets: @Sendable () -> PresetStack = { PresetStack() }
  /// Whether the first message of a conversation names it.
  public var namesChats: @Sendable () -> Bool = { false }
  /// The language of the messages of failed replies.
  public var language = ContentLanguage.english
  /// The months and the budget for usage; nil without accounting.
  public var accounting: ReplyAccounting?
  /// Called after each message of the user in a program that stays open.
  public var onSpoken: @Sendable () async -> Void = {}
  /// Measures the age of the shown and the stored text of a reply.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The budget of a prompt while the window of its model is unknown.
  var budget = PromptBudget()

  /// Dependencies without reply settings and without accounting.
  public init(
    stores: Stores, models: ModelSelector, now: @escaping @Sendable () -> Timestamp,
    avatarNamed: @escaping @Sendable (Avatar.ID) async -> Avatar?
  ) {
    self.stores = stores
    self.models = models
    self.now = now
    self.avatarNamed = avatarNamed
  }
}

extension ConversationDependencies {
  /// The avatar of a conversation.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func avatar(_ id: Avatar.ID) async throws -> Avatar {
    guard let avatar = await avatarNamed(id) else { throw ConversationFailure.missingAvatar(id) }
    return avatar
  }

  /// The avatar of a conversation, without another trip to the store if the context has it.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func avatar(of context: ChatContext) async throws -> Avatar {
    if let stored = context.avatar { return stored }
    return try await avatar(context.chat.avatar)
  }
}
