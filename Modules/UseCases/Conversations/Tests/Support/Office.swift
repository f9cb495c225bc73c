import Entities
import LanguageModels
import Lore
import Storage

@testable import Conversations

/// A service over stores in memory, with a user, an avatar and a clock that advances by one second at each reading.
struct Office: Conversing {
  let stores: Stores
  let chats: WatchedChatStore
  let clock = ManualClock()
  let model: ScriptedModel
  let conversationService: ConversationService
  let user: UserProfile
  let avatar: Avatar

  init(
    _ model: ScriptedModel = ScriptedModel(), greeting: String = "Hello there.", others: [String] = [],
    budget: PromptBudget = PromptBudget(), presets: PresetStack = PresetStack(), stores: Stores = .inMemory(),
    accounting: ReplyAccounting? = nil
  ) async throws {
    let character = CharacterDetails(
      Self.avatar(), CharacterDefinition(personality: "Juno is kind.", greeting: greeting, alternateGreetings: others))
    let avatar = character.avatar
    let time = Watched<Int64>(1_000_000)
    let user = UserProfile(id: UserProfile.ID(high: 7, low: 1), created: Timestamp(milliseconds: 1))
    try await stores.profiles.save(user)
    try await stores.profiles.setCurrentProfile(user.id)
    self.stores = stores
    self.user = user
    self.avatar = avatar
    self.model = model
    chats = WatchedChatStore(stores.chats)
    var stores = stores
    stores.chats = chats
    var dependencies = ConversationDependencies(
      stores: stores, models: ModelSelector(usual: model),
      now: {
        time.change { time in
          time += 1000
          return Timestamp(milliseconds: time)
        }
      }, characterWithID: { $0 == avatar.id ? character : nil })
    dependencies.presets = { presets }
    dependencies.namesChats = { true }
    dependencies.accounting = accounting
    dependencies.clock = clock
    dependencies.budget = budget
    conversationService = ConversationService(dependencies)
  }

  /// The same stores, with another model and a service of its own.
  init(_ office: Office, _ model: any LanguageModel) { self.init(office, models: ModelSelector(usual: model)) }

  /// The same stores, with other models and a service of its own.
  init(
    _ office: Office, models: ModelSelector, presets: PresetStack = PresetStack(), accounting: ReplyAccounting? = nil,
    imageModel: String? = nil, keepDrawing: @escaping ConversationDependencies.KeepDrawing = { _ in "" },
    onSpoken: @escaping @Sendable () async -> Void = {}
  ) {
    let avatar = office.avatar
    stores = office.stores
    user = office.user
    chats = office.chats
    self.avatar = avatar
    self.model = office.model
    var dependencies = office.conversationService.dependencies
    dependencies.models = models
    dependencies.now = { Timestamp(milliseconds: 9_000_000) }
    dependencies.presets = { presets }
    dependencies.accounting = accounting
    dependencies.clock = clock
    dependencies.budget = PromptBudget()
    dependencies.onSpoken = onSpoken
    dependencies.imageModel = { imageModel }
    dependencies.keepDrawing = keepDrawing
    conversationService = ConversationService(dependencies)
  }

  /// The same stores and model, with another character.
  init(_ office: Office, playing character: CharacterDetails) {
    (stores, user, chats) = (office.stores, office.user, office.chats)
    (avatar, model) = (character.avatar, office.model)
    var dependencies = office.conversationService.dependencies
    dependencies.characterWithID = { $0 == character.avatar.id ? character : nil }
    conversationService = ConversationService(dependencies)
  }

  static func avatar(name: String = "Juno") -> Avatar {
    Avatar(
      id: Avatar.ID(high: 9, low: 9), name: name, character: .alien, action: .smiling, location: .park,
      created: Timestamp(milliseconds: 1))
  }

  static func speakers(
    _ definition: CharacterDefinition = CharacterDefinition(personality: "Juno is kind."), name: String = "Juno",
    userName: String? = nil
  ) -> Speakers {
    Speakers(CharacterDetails(avatar(name: name), definition), userName: userName)
  }

  /// What a prompt says about the character.
  static func definitions(of speakers: Speakers = speakers()) async throws -> String {
    try await builder(speakers).report(asking: UserTurn("")).parts.map(\.text).joined(separator: "\n\n")
  }

  /// The builder of a prompt with these messages on the shown path.
  static func builder(
    _ speakers: Speakers = speakers(), provider: String = "scripted", budget: PromptBudget = PromptBudget(),
    with books: [LoreBook] = [], saying said: [Message] = []
  ) -> PromptBuilder {
    PromptBuilder(
      speakers: speakers, model: ModelSelection(choice: ModelChoice(provider: provider, model: "one")),
      lorebooks: [LorebookCache().book(of: speakers.character)].compactMap(\.self) + books, budget: budget,
      messages: { before, limit in
        let end = before.flatMap { id in said.firstIndex { $0.id == id } } ?? said.count
        let page = said[..<end].suffix(limit)
        return MessagePage(messages: Array(page), hasEarlier: page.count < end)
      }, depth: { id in said.firstIndex { $0.id == id } ?? 0 })
  }

  /// Messages by turns, the first one of the character.
  static func messages(_ texts: [String]) -> [Message] {
    texts.enumerated().map { index, text in
      Message(
        id: Message.ID(high: 1, low: UInt64(index)), chat: Conversation.ID(high: 1, low: 1),
        parent: index > 0 ? Message.ID(high: 1, low: UInt64(index - 1)) : nil,
        role: index.isMultiple(of: 2) ? .assistant : .user, text: text, created: Timestamp(milliseconds: 1))
    }
  }

  /// A new conversation that is stored at once. The app stores it with the first change.
  func startConversation(with avatar: Avatar.ID) async throws -> Conversation {
    let conversation = try await conversationService.openings.start(with: avatar)
    return try await conversationService.access.ownStored(conversation.id)
  }

  /// Sends a message at the current end.
  func send(_ text: String, in id: Conversation.ID) async throws {
    try await conversationService.send(UserTurn(text), in: id)
  }

  func shown(_ id: Conversation.ID) async throws -> [Message] {
    try await messages(of: id, before: nil, limit: 1000).messages
  }

  func texts(_ id: Conversation.ID) async throws -> [String] {
    try await shown(id).map(\.text)
  }

  /// The stored messages, without the arriving ones.
  func stored(_ id: Conversation.ID) async throws -> [Message] {
    try await stores.chats.messages(of: id, before: nil, limit: 1000).messages
  }
}

extension Office {
  /// A reply outside of every conversation's slot, at the time 10,000.
  func reply(
    _ message: Message, messages: MessageBroadcaster = MessageBroadcaster(),
    ended: @escaping ReplyInFlight.Ended = { _, _, _ in }
  ) -> ReplyInFlight {
    var dependencies = conversationService.dependencies
    dependencies.now = { Timestamp(milliseconds: 10_000) }
    return ReplyInFlight(
      message, by: model.selection, dependencies, messages: messages,
      knowledge: ModelKnowledge(unknown: PromptBudget()), ended: ended)
  }

  /// Stores an empty reply at the end of a conversation.
  func beginReply(in id: Conversation.ID, _ number: UInt64 = 1) async throws -> Message {
    let message = Message(
      id: Message.ID(high: 3, low: number), chat: id, parent: nil, role: .assistant, text: "", state: .streaming,
      created: Timestamp(milliseconds: 6))
    try await chats.append(message)
    return message
  }
}

/// Reads updates one by one.
final class Listener {
  private var iterator: AsyncStream<Message>.Iterator

  init(_ stream: AsyncStream<Message>) {
    iterator = stream.makeAsyncIterator()
  }

  /// The next update with a property; earlier updates are skipped.
  func next(isolation: isolated (any Actor)? = #isolation, where isMet: (Message) -> Bool) async -> Message? {
    while let message = await iterator.next(isolation: isolation) {
      if isMet(message) { return message }
    }
    return nil
  }

  func end(isolation: isolated (any Actor)? = #isolation) async -> Message? {
    await next { $0.role == .assistant && $0.state != .streaming }
  }
}

extension Conversing {
  func listener(_ id: Conversation.ID) async -> Listener {
    Listener(await messageUpdates(of: id))
  }
}
