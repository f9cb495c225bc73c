public import Entities
import LanguageModels
import Storage

extension ConversationService {
  /// Stores what the user says, then has it answered. It returns when the text is stored and the answer has begun.
  ///
  /// - Parameter isLast: Whether the program ends with the answer, so that no summary is begun after it.
  ///
  /// The text and the answer that begins are stored in one step, after what is the end of the conversation at that
  /// moment, whatever other programs say in it.
  /// - Throws: `ConversationFailure` when the text cannot be sent, or an answer is still arriving; a `ModelFailure` when
  ///   the model does not take the pictures; `BudgetReached`. Nothing is stored then.
  public func send(_ question: UserTurn, in id: Conversation.ID, isLast: Bool = false) async throws {
    let text = question.text
    // The length first: white space can be long too.
    guard text.utf8.count <= Self.longestText else { throw ConversationFailure.longText(bytes: text.utf8.count) }
    guard !text.isBlank else { throw ConversationFailure.emptyText }
    // What the model would refuse is refused before it is said.
    if !question.pictures.isEmpty { _ = try await promptReport(of: question, in: id) }
    try await answer(in: id) { conversations, resolution in
      let reply = try await conversations.say(text, to: resolution)
      return await conversations.beginReply(reply, by: resolution, with: question, isLast: isLast)
    }
    if !isLast { await onSaid() }
  }

  /// Has the question before a message answered anew, as another branch, as long as its conversation ends with it. When
  /// not a word comes, what was answered before is shown again.
  /// - Throws: `ConversationFailure` when there is no question, or an answer is still arriving; `BudgetReached`;
  ///   `ConversationWentOn`. Nothing is asked then.
  public func retry(_ last: Message) async throws {
    let id = last.chat
    try await answer(in: id) { conversations, resolution in
      let end = try await conversations.chats.messages(of: id, before: nil, limit: 1).messages.last
      guard end?.isStill(last) ?? false else { throw ConversationWentOn() }
      guard let question = try await conversations.lastQuestion(in: id) else {
        throw ConversationFailure.nothingToAnswer(id)
      }
      let earlier = end.flatMap { $0.role == .assistant && !$0.text.isEmpty ? $0.id : nil }
      let reply = conversations.emptyReply(to: question, in: id, by: resolution.choice)
      // Another program may have gone on since the end was looked at: its words stay in sight.
      guard try await conversations.chats.append(reply, inPlaceOf: end?.id) else { throw ConversationWentOn() }
      conversations.board.post(reply)
      conversations.bell.ring()
      return await conversations.beginReply(reply, by: resolution, inPlaceOf: earlier)
    }
  }

  /// Whether an answer of this program is arriving or beginning; those of other programs do not count.
  public func isReplying(in id: Conversation.ID) -> Bool { slots[id] != nil }

  /// Stops the answer that is arriving; what came is kept, and stored when this returns.
  public func stopReply(in id: Conversation.ID) async {
    guard let slot = slots[id] else { return }
    // Who stops what is only just beginning stops it as soon as it has begun.
    guard let reply = try? await slot.start.value else { return }
    await reply.conclude(.cancelled)
  }

  /// Ends all answers that are arriving as interrupted, for the end of the program; what came is stored.
  ///
  /// - Parameter limit: returns after this time even when the store has not answered. What was not stored until then
  ///   is marked at the next start.
  public func finishAll(within limit: Duration = .seconds(2)) async {
    let summaries = summaries
    for id in summaries.keys { stopSummary(in: id) }
    guard !slots.isEmpty || !unsaved.isEmpty || !summaries.isEmpty else { return }
    await waitAtMost(limit, on: clock) { [slots] in
      await withTaskGroup(of: Void.self) { group in
        // What a summary did cost is kept when it has ended.
        for summary in summaries.values { group.addTask { await summary.value } }
        for slot in slots.values {
          group.addTask {
            guard let reply = try? await slot.start.value else { return }
            await reply.conclude(.interrupted)
          }
        }
      }
      await self.saveUnsaved()
    }
  }

  /// Ends the answers that are arriving in a profile's conversations, and no others: it is about to be deleted.
  public func finishAll(of profile: UserProfile.ID, within limit: Duration = .seconds(2)) async {
    for id in Array(slots.keys) where (try? await chats.chat(id))?.profile == profile {
      await waitAtMost(limit, on: clock) { await self.stopReply(in: id) }
    }
  }
}

extension Message {
  /// Whether this, the end of what is stored, is what somebody knows as the end.
  fileprivate func isStill(_ known: Message) -> Bool {
    // A reply that could not begin is not stored.
    if known.role == .assistant, known.parent == id { return true }
    // What was given up as broken off may have come whole.
    return known.id == id && (state != .complete || known.state == .complete)
  }
}
