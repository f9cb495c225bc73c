public import Entities
public import LanguageModels
public import Storage

/// What conversations are made of: the stores, the models, and what only the app knows.
public struct ConversationDependencies: Sendable {
  /// Where everything is kept. `profiles` says which profile is the user's.
  public var stores: Stores
  /// The usual model, and those that are chosen in its place.
  public var models: ModelSelector
  /// An avatar by its id, stored or built in; nil when there is none.
  public var avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  /// The time of what is made.
  public var now: @Sendable () -> Timestamp
  /// Reads the reply settings of the command and of the configuration; another program may have changed the file.
  public var presets: @Sendable () -> PresetStack = { PresetStack() }
  /// The language in which a failed reply says why.
  public var language = ContentLanguage.english
  /// Knows the months and the budget of what replies use; nil keeps no account.
  public var accounting: ReplyAccounting?
  /// Called after each message of the user's in a program that stays open.
  public var onSaid: @Sendable () async -> Void = {}
  /// Measures how old the shown and the stored text of a reply are.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The room of a prompt while the window of its model is unknown.
  var budget = PromptBudget()

  /// Dependencies without reply settings and without an account of what replies use.
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

  /// The avatar of a conversation, without another look into the store where that has it.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func avatar(of context: ChatContext) async throws -> Avatar {
    if let stored = context.avatar { return stored }
    return try await avatar(context.chat.avatar)
  }
}
