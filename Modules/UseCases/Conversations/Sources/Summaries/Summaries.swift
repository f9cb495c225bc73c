import Entities
import LanguageModels
import Storage

/// Summarizes messages without room, in the background after a reply, if the presets ask for it.
///
/// The user's next message stops the summary in progress, and so does any other request. A failure is not shown: the
/// next reply starts the next attempt, until there were too many.
actor Summaries {
  private let chats: any MessageStore
  private let access: ConversationAccess
  private let slots: ReplySlots
  private let notes: SummaryNotes
  private let writer: SummaryWriter
  private let events: ConversationEvents

  /// The summaries in progress.
  private(set) var running: [Conversation.ID: Task<Void, Never>] = [:]
  /// The failed summaries since the last success.
  private var failures: [Conversation.ID: SummaryFailures] = [:]

  init(
    _ chats: any MessageStore, access: ConversationAccess, slots: ReplySlots, notes: SummaryNotes,
    writer: SummaryWriter,
    events: ConversationEvents
  ) {
    self.chats = chats
    self.access = access
    self.slots = slots
    self.notes = notes
    self.writer = writer
    self.events = events
  }

  /// Begins a summary after a reply, unless another reply has begun by now. Nothing waits for it.
  func begin(in id: Conversation.ID, after reply: Message.ID) {
    // A reply that takes the slot after this check stops the summary: it calls `stop` later.
    guard running[id] == nil, !slots.isTaken(id), !access.isLeaving(id) else { return }
    running[id] = Task {
      try? await make(in: id, after: reply)
      if !Task.isCancelled { running[id] = nil }
    }
  }

  /// Stops the summary in progress.
  /// - Returns: Its task, which ends when its cost is stored.
  @discardableResult func stop(_ id: Conversation.ID) -> Task<Void, Never>? {
    let summary = running.removeValue(forKey: id)
    summary?.cancel()
    return summary
  }

  /// Stops all summaries in progress.
  func stopAll() -> [Task<Void, Never>] { Array(running.keys).compactMap { stop($0) } }

  /// Stops the summary of a conversation that is deleted, and forgets its failures.
  func forget(_ id: Conversation.ID) -> Task<Void, Never>? {
    failures[id] = nil
    return stop(id)
  }

  /// Whether a model is no longer asked, until more messages have no room.
  func hasGivenUp(in id: Conversation.ID, on model: ModelChoice) -> Bool {
    failures[id]?.hasGivenUp(on: model) == true
  }

  func save(_ text: String, upTo last: Message.ID, in id: Conversation.ID) async throws {
    guard text.utf8.count <= ConversationSummary.longest else { throw ConversationFailure.longSummary }
    let conversation = try await access.own(id)
    // A summary in progress does not know of the change.
    stop(id)
    guard var summary = try await notes.summary(in: conversation), summary.last == last else {
      throw ConversationFailure.otherSummary
    }
    guard summary.text != text else { return }
    (summary.text, summary.model) = (text, nil)
    try await notes.save(text.isBlank ? nil : summary, in: conversation)
  }

  private func make(in id: Conversation.ID, after reply: Message.ID) async throws {
    guard let plan = try await writer.plan(in: id, after: reply) else { return }
    let model = plan.answering.model
    guard failures[id]?.holdsBack(model.choice, fallen: plan.fallen) != true else { return }
    let text: String
    do {
      text = try await writer.words(of: plan)
    } catch {
      // A stopped summary says nothing about the model.
      try Task.checkCancellation()
      failures[id, default: SummaryFailures()].add(by: model.choice, fallen: plan.fallen)
      throw error
    }
    try Task.checkCancellation()
    failures[id] = nil
    try await notes.save(
      ConversationSummary(text: text, last: plan.last, count: plan.count, length: plan.length, model: model.choice),
      in: plan.conversation)
    // Notifies the screens of the conversation, which read the prompt again.
    if let message = try await chats.message(reply) { events.post(message) }
  }
}
