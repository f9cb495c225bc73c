public import Entities
public import LanguageModels
public import Storage

/// Where conversations are held: it stores what is said, asks the model, and owns every reply until that has ended.
///
/// A reply belongs to its conversation, not to a screen: it goes on when nobody listens. Conversations do not wait for
/// one another. What the user says is on the disk before the model is asked.
public actor ConversationService {
  /// How many bytes of UTF-8 can be sent at once, and a reply can have: 1 MiB.
  public static let longestText = 1 << 20
  /// How many bytes of UTF-8 a title can have.
  public static let longestTitle = 1000

  /// Who answers where nothing else is chosen for a conversation.
  public nonisolated var usualModel: ModelSelection { models.usual.selection }
  let chats: any ChatStore
  let avatars: any AvatarStore
  let profiles: any ProfileStore
  let notes: any NoteStore
  let drafts: DraftStore
  let models: ModelSelector
  let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  let now: @Sendable () -> Timestamp
  let newConversationID: @Sendable (Timestamp) -> Conversation.ID
  let newMessageID: @Sendable (Timestamp) -> Message.ID
  let clock: any Clock<Duration>
  let budget: PromptBudget
  private let presets: PresetStack
  private let readPresets: (@Sendable () -> PresetStack)?
  let language: ContentLanguage
  let board = MessageBroadcaster()
  let draftBoard = DraftCache()
  let bell = ChangeNotifier()
  /// How account is kept of what replies use; nil where nobody does.
  let accounts: ReplyAccounting?
  /// Where what is used besides replies is kept.
  let usage: (any UsageStore)?
  /// Told each time that somebody has said something in a program that stays open.
  let onSaid: @Sendable () async -> Void

  /// The one reply that each conversation can have, from the moment it was asked for.
  var slots: [Conversation.ID: ReplySlot] = [:]
  /// How many slots there have been: the number of the newest.
  var lastSlot = 0
  /// The replies whose messages are in the store and have not ended.
  var live: [Message.ID: ReplyInFlight] = [:]
  /// The ends of replies that the store did not take.
  var unsaved: [Message.ID: UnsavedEnd] = [:]
  /// What is sent for replies that have not ended: what they did cost is compared with it.
  var asked: [Message.ID: (report: PromptReport, model: ModelSelection)] = [:]
  /// What the costs of each model's replies have taught.
  var estimates: [ModelSelection: TokenEstimate] = [:]
  /// How much a model keeps in view, as its server told when it refused a longer prompt.
  var refusedWindows: [ModelSelection: PromptBudget] = [:]
  /// What the provider of a model says of it, once somebody had to know.
  var listings: [ModelSelection: Task<ModelListing?, any Error>] = [:], listedWindows: [ModelSelection: Int] = [:]
  /// The conversations whose next reply begins whatever is spent.
  var passes: Set<Conversation.ID> = []
  /// The options that servers have refused for a model.
  var refusals: [ModelSelection: Set<Preset.Field>] = [:]
  /// The summaries that are being made.
  var summaries: [Conversation.ID: Task<Void, Never>] = [:]
  /// The summaries that came to nothing since the last one.
  var summaryFailures: [Conversation.ID: SummaryFailures] = [:]
  /// The conversations that are being deleted.
  var leaving: Set<Conversation.ID> = []
  /// Openings under way: who presses twice gets one conversation.
  var openings: [OpeningKey: Task<Conversation, any Error>] = [:]

  /// A service over stores and a model.
  ///
  /// - Parameters:
  ///   - profiles: whose profile in use is the user.
  ///   - notes: keeps what the user has not sent yet.
  ///   - models: who answers what is sent from now on; a reply that has begun keeps its model.
  ///   - avatarNamed: an avatar by its id, stored or built in; nil when nobody knows it.
  ///   - now: the time, for what is made.
  ///   - newConversationID: makes the identifier of a conversation that begins at a time.
  ///   - newMessageID: makes the identifier of a message of a time.
  ///   - clock: measures how old what was shown and what was stored is.
  ///   - budget: how much a prompt can hold as long as nobody knows better.
  ///   - presets: how avatars are to answer, as the command and the configuration say.
  ///   - readPresets: reads the same anew, as another program may have set it since; nil where nobody could.
  ///   - language: what a reply says when it fails.
  ///   - accounts: what must be known to keep account of what replies use; nil to keep none.
  ///   - usage: keeps what is used besides replies.
  ///   - onSaid: told each time that somebody has said something in a program that stays open.
  public init(
    chats: any ChatStore, avatars: any AvatarStore, profiles: any ProfileStore, notes: any NoteStore,
    models: ModelSelector,
    avatarNamed: @escaping @Sendable (Avatar.ID) async -> Avatar?,
    now: @escaping @Sendable () -> Timestamp,
    newConversationID: @escaping @Sendable (Timestamp) -> Conversation.ID = { Conversation.ID(at: $0) },
    newMessageID: @escaping @Sendable (Timestamp) -> Message.ID = { Message.ID(at: $0) },
    clock: any Clock<Duration> = ContinuousClock(), budget: PromptBudget = PromptBudget(),
    presets: PresetStack = PresetStack(), readPresets: (@Sendable () -> PresetStack)? = nil,
    language: ContentLanguage = .english, accounts: ReplyAccounting? = nil,
    usage: (any UsageStore)? = nil, onSaid: @escaping @Sendable () async -> Void = {}
  ) {
    self.chats = chats
    self.avatars = avatars
    self.profiles = profiles
    self.notes = notes
    drafts = DraftStore(notes)
    self.models = models
    self.avatarNamed = avatarNamed
    self.now = now
    self.newConversationID = newConversationID
    self.newMessageID = newMessageID
    self.clock = clock
    self.budget = budget
    self.presets = presets
    self.readPresets = readPresets
    self.language = language
    self.accounts = accounts
    self.usage = usage
    self.onSaid = onSaid
  }

  struct OpeningKey: Hashable {
    let user: UserProfile.ID
    let avatar: Avatar.ID
  }
}

extension ConversationService {
  /// Tells each time that this process has changed what the list of conversations says.
  public nonisolated func conversationChanges() -> AsyncStream<Void> { bell.changes() }

  /// Each message of a conversation that is new or has changed by this process, from now on.
  public nonisolated func messageUpdates(of conversation: Conversation.ID) -> AsyncStream<Message> {
    board.updates(of: conversation)
  }

  /// Marks as interrupted every reply whose program ended while it was arriving. Call it once at the start.
  /// - Returns: The messages that it marked.
  @discardableResult
  public func markAbandonedReplies() async throws -> [Message.ID] {
    let marked = try await chats.markAbandonedReplies()
    if !marked.isEmpty { bell.ring() }
    for id in marked {
      guard let message = try await chats.message(id) else { continue }
      // What cannot be counted is no reason to hide the reply.
      try? await account(abandoned: message)
      board.post(message)
    }
    return marked
  }
}

extension ConversationService {
  /// What the command says of replies, and what the configuration does, at this moment.
  var commonPresets: PresetStack {
    var presets = readPresets?() ?? presets
    // Whom the command names it has set, as any other value.
    if models.isFixed { presets[.flag].model = models.usual.selection }
    return presets
  }

  /// The profile in use.
  func user() async throws -> UserProfile.ID {
    guard let profile = try await profiles.currentProfile() else { throw ConversationFailure.noProfile }
    return profile.id
  }

  /// A conversation of the user's.
  func own(_ id: Conversation.ID) async throws -> Conversation {
    let user = try await user()
    guard !leaving.contains(id), let found = try await chats.chat(id), found.profile == user else {
      throw ConversationFailure.missingConversation(id)
    }
    return found
  }
}
