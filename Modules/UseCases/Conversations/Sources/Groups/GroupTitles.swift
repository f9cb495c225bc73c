import Entities
import Storage

/// The titles of groups that have none in the store: the names of their members, in the language of the program.
struct GroupTitles: Sendable {
  let notes: any NoteStore
  let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?

  /// The names of the members of a conversation; nil where it has one avatar.
  func title(of chat: Conversation) async throws -> String? {
    var known: [Avatar.ID: Avatar] = [:]
    return await title(in: try await notes.note(GroupCast.noteName(of: chat.id), of: chat.profile), &known)
  }

  /// The conversation, with the names of its members where it has no title.
  func titled(_ chat: Conversation) async throws -> Conversation {
    var titled = chat
    if chat.title == nil { titled.title = try await title(of: chat) }
    return titled
  }

  /// The names of the members of those conversations of a user that are groups.
  func titles(
    of chats: [Conversation.ID], for user: UserProfile.ID
  ) async throws -> [Conversation.ID: String] {
    if chats.isEmpty { return [:] }
    let notes = try await notes.notes(beginningWith: GroupChat.notePrefix, of: user)
    var (titles, known) = ([Conversation.ID: String](), [Avatar.ID: Avatar]())
    for id in chats where titles[id] == nil { titles[id] = await title(in: notes[GroupCast.noteName(of: id)], &known) }
    return titles
  }

  /// The groups of a user that have one of the avatars, or the letters in the names of their members.
  func groups(
    named letters: LetterPattern, orWith avatars: [Avatar.ID], of user: UserProfile.ID
  ) async throws -> [Conversation.ID] {
    if letters.isEmpty { return [] }
    var (found, known) = ([Conversation.ID](), [Avatar.ID: Avatar]())
    for (name, note) in try await notes.notes(beginningWith: GroupChat.notePrefix, of: user) {
      guard let id = Conversation.ID(String(name.dropFirst(GroupChat.notePrefix.count))) else { continue }
      let hasAvatar = GroupChat(note: note)?.present.contains { avatars.contains($0.id) } == true
      if hasAvatar {
        found.append(id)
      } else if let title = await title(in: note, &known), letters.isPart(of: title) {
        found.append(id)
      }
    }
    return found
  }

  private func title(in note: String?, _ known: inout [Avatar.ID: Avatar]) async -> String? {
    guard let group = note.flatMap({ GroupChat(note: $0) }) else { return nil }
    for member in group.present where known[member.id] == nil { known[member.id] = await avatarNamed(member.id) }
    let title = GroupRoster(group, group.present.compactMap { known[$0.id] }).title
    return title.isEmpty ? nil : title
  }
}
