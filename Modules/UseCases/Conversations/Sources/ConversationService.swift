import Entities
import LanguageModels
import Storage

/// Holds conversations: stores the messages, asks the model, and owns every reply until it has ended.
///
/// A reply belongs to its conversation, not to a screen: it continues without listeners. Conversations do not wait for
/// one another. A text of the user is on the disk before the model is asked.
///
/// The service is composed of parts, each with its own state; features reach their verbs through `Conversing`. Actions
/// that involve several parts are here.
public final class ConversationService: Sendable {
  /// The longest message, and the longest reply, in bytes of UTF-8: 1 MiB.
  public static let longestText = 1 << 20
  /// The longest title in bytes of UTF-8.
  public static let longestTitle = 1000

  let dependencies: ConversationDependencies
  let chats: any ChatStore
  let events = ConversationEvents()
  let access: ConversationAccess
  let openings: Openings
  let reader: ConversationReader
  let branches: Branches
  let groups: Groups
  let changes: MessageChanges
  let suggestions: Suggestions
  let drafts: Drafts
  let presets: Presets
  let prompts: Prompts
  let pictures: MessagePictures
  let summaries: Summaries
  let budget: BudgetGate
  let slots = ReplySlots()
  let memories: ChatMemories
  let names: MessageNames
  let unstored: UnstoredReplies
  let foreign: ForeignReplies
  let foreignWatch: ForeignWatch
  let starter: ReplyStarter
  let characterWriter: CharacterWriter
  let characterArtist: CharacterArtist

  private let knowledge: ModelKnowledge
  let summaryNotes: SummaryNotes

  /// A service over stores and models.
  public init(_ given: ConversationDependencies) {
    var dependencies = given
    let fresh = FreshChats(dependencies.stores)
    dependencies.stores.chats = fresh
    self.dependencies = dependencies
    let stores = dependencies.stores
    chats = fresh
    access = ConversationAccess(fresh, profiles: stores.profiles)
    unstored = UnstoredReplies(chats, events: events)
    knowledge = ModelKnowledge(unknown: dependencies.budget)
    summaryNotes = SummaryNotes(stores: stores)
    memories = ChatMemories(stores: stores, access: access)
    names = MessageNames(stores: stores, access: access)
    budget = BudgetGate(dependencies)
    drafts = Drafts(stores.notes, access: access)
    presets = Presets(stores: stores, models: dependencies.models, read: dependencies.presets, access: access)
    openings = Openings(dependencies, fresh, access: access, events: events)
    let avatarNamed: @Sendable (Avatar.ID) async -> Avatar? = { await given.characterWithID($0)?.avatar }
    reader = ConversationReader(
      stores: stores, avatarNamed: avatarNamed, titles: GroupTitles(notes: stores.notes, avatarNamed: avatarNamed),
      unstoredAvatars: dependencies.unstoredAvatars, access: access, unstored: unstored,
      zone: dependencies.zone)
    pictures = MessagePictures(stores: stores, chats: chats, now: dependencies.now)
    prompts = Prompts(
      dependencies: dependencies, access: access, reader: reader, presets: presets, knowledge: knowledge,
      summaries: summaryNotes, pictures: pictures)
    let writer = SummaryWriter(
      chats: chats, access: access, reader: reader, prompts: prompts, knowledge: knowledge, notes: summaryNotes,
      budget: budget)
    summaries = Summaries(
      chats, access: access, slots: slots, notes: summaryNotes, writer: writer, events: events)
    let characterModels = CharacterModels(access: access, presets: presets, budget: budget)
    characterWriter = CharacterWriter(models: characterModels, knowledge: knowledge)
    characterArtist = CharacterArtist(
      models: characterModels, knowledge: knowledge, imageModel: dependencies.imageModel,
      keep: dependencies.keepDrawing)
    foreign = ForeignReplies(chats: chats, unstored: unstored, prompts: prompts, budget: budget, events: events)
    foreignWatch = ForeignWatch(foreign, clock: dependencies.clock)
    starter = ReplyStarter(
      dependencies: dependencies, events: events, slots: slots, unstored: unstored, prompts: prompts,
      knowledge: knowledge, memories: memories, summaries: summaries)
    groups = Groups(dependencies: dependencies, access: access, openings: openings, events: events)
    branches = Branches(chats: chats, access: access, slots: slots, foreign: foreign)
    changes = MessageChanges(
      chats: chats, access: access, slots: slots, foreign: foreign, unstored: unstored, events: events,
      pictures: pictures, now: dependencies.now)
    suggestions = Suggestions(access: access, slots: slots, prompts: prompts, budget: budget, summaries: summaries)
  }
}

/// The presets of a chat, and the budget of its next reply.
extension ConversationService {
  func presetReport(for scope: PresetScope) async throws -> PresetReport {
    let stack = try await presets.stack(for: scope)
    // A model that cannot be used reports the reason when it is asked.
    let model = try? presets.languageModel(by: stack)
    var report = PresetReport(
      presets: stack, model: presets.model(by: stack, for: scope.origin),
      remarks: model.map { knowledge.remarks(on: stack, by: $0) } ?? [:])
    if case .chat(let id) = scope {
      report.summary = try await summaryNotes.summary(in: try await access.own(id))
      if let model, await summaries.hasGivenUp(in: id, on: model.choice) {
        report.remarks[.summarizes] = SummaryFailures.words
      }
    }
    return report
  }

  func budgetStatus(for scope: PresetScope) async throws -> BudgetStatus? {
    guard budget.keepsAccount else { return nil }
    // A model that cannot be used reports the reason when it is asked; it costs nothing until then.
    let stack = try await presets.stack(for: scope)
    guard let model = try? presets.languageModel(by: stack) else { return nil }
    return try await budget.status(of: model, for: try await access.user())
  }
}

/// Changes of a conversation other than messages.
extension ConversationService {
  func markSeen(_ id: Conversation.ID) async throws {
    _ = try await access.own(id)
    try await chats.markSeen(id)
    events.listChanged()
  }

  func rename(_ id: Conversation.ID, to title: String?) async throws {
    let title = title?.trimmed ?? ""
    guard title.utf8.count <= Self.longestTitle else { throw ConversationFailure.longTitle }
    let names = try await reader.titles.title(of: try await access.own(id))
    try await chats.rename(id, to: title.isEmpty || title == names ? nil : title)
    events.listChanged()
  }

  func move(_ id: Conversation.ID, to place: ChatPlace) async throws {
    _ = try await access.own(id)
    try await chats.move(id, to: place)
    events.listChanged()
  }
}
