import Entities
import Storage

/// Keeps the names under which the messages of conversations were said: one note for each conversation.
struct MessageNames: Sendable {
  let stores: Stores
  let access: ConversationAccess

  /// The number of attempts to change a note that other programs change at the same time.
  private static let attempts = 5

  /// The names in a conversation.
  func names(in id: Conversation.ID) async throws -> SpokenNames {
    SpokenNames(in: try await access.context(of: id))
  }

  /// Records the user's present name with a message that was stored. Nothing is read or written if the name stays the
  /// same. If it cannot be recorded, the message is shown under the name before.
  /// - Returns: The names, with that of the message.
  func keep(_ message: Message, by speakers: Speakers, in chat: Conversation) async -> SpokenNames {
    var names = speakers.names
    if names.beginning == nil { names.beginning = try? await begin(with: message, of: chat.profile) }
    if names.record(speakers.personaName, of: message) { await store(speakers.personaName, of: message, in: chat) }
    return names
  }

  /// Begins to record the names of a profile.
  private func begin(with message: Message, of profile: UserProfile.ID) async throws -> Timestamp? {
    let (name, time) = (SpokenNames.beginningNote, "\(message.created.milliseconds)")
    if try await stores.notes.replaceNote(nil, by: time, named: name, of: profile) { return message.created }
    return SpokenNames(note: nil, since: try await stores.notes.note(name, of: profile)).beginning
  }

  private func store(_ userName: String?, of message: Message, in chat: Conversation) async {
    let name = SpokenNames.noteName(of: chat.id)
    do {
      for _ in 0..<Self.attempts {
        let old = try await stores.notes.note(name, of: chat.profile)
        var names = SpokenNames(note: old ?? "")
        guard names.record(userName, of: message) else { return }
        if try await stores.notes.replaceNote(old, by: names.note, named: name, of: chat.profile) { return }
      }
    } catch {
      // The next message tries again.
    }
  }

  /// Deletes the names of a deleted conversation.
  func forget(_ conversation: Conversation) async throws {
    try await stores.notes.setNote(nil, named: SpokenNames.noteName(of: conversation.id), of: conversation.profile)
  }
}

extension SpokenNames {
  /// The names in the notes of a conversation.
  init(in context: ChatContext) {
    self.init(note: context.notes[Self.noteName(of: context.chat.id)], since: context.notes[Self.beginningNote])
  }
}
