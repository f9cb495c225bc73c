import Entities
import LanguageModels
import Storage

/// Sums up what has no room any more, in the background after a reply, where the presets want it.
///
/// A text of the user's ends the summary that is being made. A failure is not shown: the next reply brings the next
/// attempt, until there were too many.
actor Summaries {
  private let chats: any ChatStore
  private let access: ConversationAccess
  private let slots: ReplySlots
  private let notes: SummaryNotes
  private let writer: SummaryWriter
  private let events: ConversationEvents

  /// The summaries that are being made.
  private(set) var running: [Conversation.ID: Task<Void, Never>] = [:]
  /// The summaries that came to nothing since the last one.
  private var failures: [Conversation.ID: SummaryFailures] = [:]

  init(
    _ chats: any ChatStore, access: ConversationAccess, slots: ReplySlots, notes: SummaryNotes, writer: SummaryWriter,
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
    // A reply that takes the slot after this look stops the summary: its call comes after this one.
    guard running[id] == nil, !slots.isTaken(id), !access.isLeaving(id) else { return }
    running[id] = Task {
      try? await make(in: id, after: reply)
      if !Task.isCancelled { running[id] = nil }
    }
  }

  /// Ends the summary that is being made.
  /// - Returns: Its task, which ends when what it did cost is kept.
  @discardableResult func stop(_ id: Conversation.ID) -> Task<Void, Never>? {
    let summary = running.removeValue(forKey: id)
    summary?.cancel()
    return summary
  }

  /// The same for all of them.
  func stopAll() -> [Task<Void, Never>] { Array(running.keys).compactMap { stop($0) } }

  /// The same for a conversation that is deleted.
  func forget(_ id: Conversation.ID) -> Task<Void, Never>? {
    failures[id] = nil
    return stop(id)
  }

  /// Whether a model is not tried any more, until more messages have fallen out.
  func hasGivenUp(in id: Conversation.ID, on model: ModelChoice) -> Bool {
    failures[id]?.hasGivenUp(on: model) == true
  }

  func save(_ text: String, upTo last: Message.ID, in id: Conversation.ID) async throws {
    guard text.utf8.count <= ConversationSummary.longest else { throw ConversationFailure.longSummary }
    let conversation = try await access.own(id)
    // One that is being made does not know of the change.
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
      // A summary that was stopped says nothing of the model.
      try Task.checkCancellation()
      failures[id, default: SummaryFailures()].add(by: model.choice, fallen: plan.fallen)
      throw error
    }
    try Task.checkCancellation()
    failures[id] = nil
    try await notes.save(
      ConversationSummary(text: text, last: plan.last, count: plan.count, model: model.choice), in: plan.conversation)
    // A screen of the conversation looks again at what is sent of it.
    if let message = try await chats.message(reply) { events.post(message) }
  }
}
