import Entities
import LanguageModels
import Storage

/// The replies of groups.
extension ConversationService {
  /// Has a member of a group speak without a message of the user.
  /// - Parameters:
  ///   - member: The member; nil for the next one in the group's order.
  ///   - known: The end that the caller knows.
  /// - Returns: The model that answers.
  /// - Throws: `ConversationFailure.noSpeaker`, and as `send`.
  @discardableResult func speak(
    as member: Avatar.ID?, in id: Conversation.ID, after known: KnownEnd?, then others: [Avatar.ID] = []
  ) async throws -> ModelSelection {
    try await answer(in: id, after: known, member.map { .member($0) } ?? .next) { [self] resolution, end, slot in
      guard resolution.isGroup else { throw ConversationFailure.noSpeaker }
      guard let end else { throw ConversationFailure.nothingToAnswer(id) }
      let reply = emptyReply(to: end.id, by: resolution)
      guard try await chats.append(reply, inPlaceOf: end.id) else { throw ConversationWentOn() }
      events.post(reply)
      events.listChanged()
      let next = others.isEmpty ? resolution.others : others
      return await starter.begin(
        reply, by: resolution, slot: slot, ReplyStarter.Options(then: goOn(with: next)))
    }
  }

  /// Has the other members of a turn speak, one after the other, once a reply is complete or has reached the model's
  /// limit. The user's next message, a stopped reply and an error end the turn.
  func goOn(with others: [Avatar.ID]) -> (@Sendable (Message) -> Void)? {
    guard let next = others.first else { return nil }
    return { [self] ended in
      guard ended.state == .complete || ended.state == .cutOff else { return }
      // Until the next reply has begun, a text that waits for the end of the turn goes on waiting.
      slots.expect(ended.chat)
      Task {
        do {
          _ = try await speak(as: next, in: ended.chat, after: KnownEnd(ended), then: Array(others.dropFirst()))
          slots.stopExpecting(ended.chat)
        } catch {
          // The turn ends here: listeners that wait for its next reply go on.
          slots.stopExpecting(ended.chat)
          events.post(ended)
        }
      }
    }
  }

  /// The message that another reply of a group answers: that before the reply at the end, or else the end itself.
  func answered(by end: Message?) -> Message.ID? {
    end.flatMap { $0.role == .assistant ? $0.parent : $0.id }
  }

  /// Stores a text of the user that no member answers until it is called.
  func sayAlone(
    _ turn: UserTurn, in chat: Conversation, by speakers: Speakers, after end: Message?
  ) async throws {
    let said = try question(turn.text, in: chat, by: speakers, after: end?.id)
    let isStored = try await pictures.keep(turn.pictures, with: said, of: chat.profile) { [chats] in
      try await chats.append(said, inPlaceOf: end?.id) ? true : nil
    }
    guard isStored != nil else { throw ConversationWentOn() }
    _ = await names.keep(said, by: speakers, in: chat)
    events.post(said)
    events.listChanged()
  }
}

/// A text was stored, and no member answers it.
struct SaidAlone: Error {
  /// The model of the chat.
  let model: ModelSelection
}
