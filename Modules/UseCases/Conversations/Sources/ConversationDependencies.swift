public import Entities
public import LanguageModels
import Lore
public import Storage

/// The dependencies of conversations: the stores, the models, and functions of the app.
public struct ConversationDependencies: Sendable {
  /// All stores. `profiles` has the user's profile.
  public var stores: Stores
  /// The usual model, and those that are chosen in its place.
  public var models: ModelSelector
  /// An avatar with its definition by its id, stored or built in; nil when there is none.
  public var characterWithID: @Sendable (Avatar.ID) async -> CharacterDetails?
  /// The ids of the built-in avatars with the letters in a name.
  public var unstoredAvatars: @Sendable (LetterPattern) -> [Avatar.ID] = { _ in [] }
  /// The current time, for new records.
  public var now: @Sendable () -> Timestamp
  /// Reads the reply settings of the command and of the configuration; another program may have changed the file.
  public var presets: @Sendable () -> PresetStack = { PresetStack() }
  /// The name of the model for pictures, in its provider's spelling; nil for the provider's usual one.
  public var imageModel: @Sendable () -> String? = { nil }
  /// Keeps a picture that a model drew, if it is usable.
  public var keepDrawing: KeepDrawing = { _ in throw ConversationFailure.noDrawing }
  /// Keeps the file of a picture, and returns its path.
  public typealias KeepDrawing = @Sendable ([UInt8]) async throws -> String
  /// Whether the first message of a conversation names it.
  public var namesChats: @Sendable () -> Bool = { false }
  /// The language of the messages of failed replies.
  public var language = ContentLanguage.english
  /// The months and the budget for usage; nil without accounting.
  public var accounting: ReplyAccounting?
  /// Called after each message of the user in a program that stays open.
  public var onSpoken: @Sendable () async -> Void = {}
  /// The time zone of macros such as `{{time}}`.
  public var zone = LocalZone.utc
  /// Measures the age of the shown and the stored text of a reply.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The budget of a prompt while the window of its model is unknown.
  var budget = PromptBudget()

  /// Dependencies without reply settings and without accounting.
  public init(
    stores: Stores, models: ModelSelector, now: @escaping @Sendable () -> Timestamp,
    characterWithID: @escaping @Sendable (Avatar.ID) async -> CharacterDetails?
  ) {
    self.stores = stores
    self.models = models
    self.now = now
    self.characterWithID = characterWithID
  }
}

extension ConversationDependencies {
  /// A character by its id.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails {
    guard let character = await characterWithID(id) else { throw ConversationFailure.missingAvatar(id) }
    return character
  }

  /// The speakers of a conversation, without another trip to the store if the context has the character.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func speakers(in context: ChatContext) async throws -> Speakers {
    let character = if let stored = context.character { stored } else { try await character(context.chat.avatar) }
    var speakers = Speakers(character, as: context.persona, profileName: context.userName)
    speakers.names = SpokenNames(in: context)
    return speakers
  }

  /// The speakers of a conversation that is about to begin.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func speakers(beginningWith avatar: Avatar.ID, for profile: UserProfile?) async throws -> Speakers {
    var persona: Persona?
    if let profile { persona = try await stores.personas.personaInUse(in: nil, with: avatar, of: profile.id)?.persona }
    return Speakers(try await character(avatar), as: persona, profileName: profile?.name)
  }

  /// The user's lorebooks in a conversation that is about to begin.
  func lorebooks(beginningWith avatar: Avatar.ID, for profile: UserProfile?) async throws -> [LorebookInUse] {
    guard let profile else { return [] }
    return try await stores.lorebooks.lorebooksInUse(in: nil, with: avatar, of: profile.id)
  }

  /// What a conversation keeps for its prompts.
  func memory(in context: ChatContext, of speakers: Speakers) async throws -> ChatMemory {
    var memory = ChatMemory(of: context.chat.id, in: context.notes)
    if memory.state == nil, speakers.greetsWithMacros {
      let first = speakers.definition.greetings.count > 1 ? try await firstMessage(in: context) : nil
      memory.first.variables = speakers.firstVariables(of: context.chat, showing: first?.text, in: zone)
    }
    return memory
  }

  /// The first message of the shown path. It is needed until a reply has stored a state of the chat. A reply stores one
  /// only if macros or lore have changed it.
  private func firstMessage(in context: ChatContext) async throws -> Message? {
    guard var first = context.end, first.parent != nil else { return context.end }
    while true {
      let page = try await stores.chats.messages(of: context.chat.id, before: first.id, limit: PromptHistory.page)
      guard let earliest = page.messages.first else { return first }
      first = earliest
      if !page.hasEarlier { return first }
    }
  }
}
