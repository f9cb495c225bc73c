import Entities
import Storage

/// The members of a group chat with their characters, as prompts and the choice of the next speaker need them.
struct GroupCast: Sendable {
  /// A member.
  struct Member: Sendable {
    let character: CharacterDetails
    let part: GroupChat.Member.Part

    var id: Avatar.ID { character.avatar.id }

    /// The name before its lines: its nickname or its name, on one line.
    var name: String {
      let nickname = character.definition.nickname
      return (nickname.isBlank ? character.avatar.name : nickname).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }

    /// The names that may stand before its words.
    var spokenNames: [String] { [name, character.avatar.name] }
  }

  let group: GroupChat
  /// The members whose characters exist, also those that have left.
  let members: [Member]
  /// The avatar of the chat: messages that name no speaker are from it.
  let host: Avatar.ID

  /// The members that have not left.
  var present: [Member] { members.filter { $0.part != .left } }

  /// The name of the speaker of a reply; nil for one that is unknown.
  func name(of speaker: Avatar.ID?) -> String? {
    members.first { $0.id == speaker ?? host }?.name
  }

  /// All names that may stand before the words of a member.
  var spokenNames: [String] { members.flatMap { $0.spokenNames } }

  /// The name of the note of a chat's group.
  static func noteName(of chat: Conversation.ID) -> String { GroupChat.notePrefix + "\(chat)" }
}

/// A call for a reply: it decides which member speaks. In a chat with one avatar, that avatar speaks.
enum SpeakerCall: Sendable {
  /// The user has said something.
  case answer(to: String)
  /// The user wants to hear another member, without a message.
  case next
  /// The user has called this member; nil for the avatar of the chat.
  case member(Avatar.ID?)
}

/// The speakers of a reply, the user's lorebooks that count for them, and the members that speak after it.
struct SpeakerTurn: Sendable {
  let speakers: Speakers
  let lorebooks: [LorebookInUse]
  var others: [Avatar.ID] = []
}

extension ConversationDependencies {
  /// The group of a chat; nil for a chat with one avatar.
  func cast(in context: ChatContext) async -> GroupCast? {
    guard let group = context.notes[GroupCast.noteName(of: context.chat.id)].flatMap({ GroupChat(note: $0) }) else {
      return nil
    }
    var members: [GroupCast.Member] = []
    for member in group.members {
      var character = context.character?.avatar.id == member.id ? context.character : nil
      if character == nil { character = await characterWithID(member.id) }
      if let character { members.append(GroupCast.Member(character: character, part: member.part)) }
    }
    return members.isEmpty ? nil : GroupCast(group: group, members: members, host: context.chat.avatar)
  }

  /// The speakers of the reply that a call asks for; nil where no member of the group answers.
  /// - Throws: `ConversationFailure.missingAvatar`.
  func turn(in context: ChatContext, _ call: SpeakerCall) async throws -> SpeakerTurn? {
    guard let cast = await cast(in: context) else {
      return SpeakerTurn(speakers: try await speakers(in: context), lorebooks: context.lorebooks)
    }
    let choice = SpeakerChoice(cast)
    let last = context.end.flatMap { $0.role == .assistant ? $0.speaker ?? cast.host : nil }
    // Another reply to the same message is chosen by the same chance.
    let seed = context.chat.id.seed &+ (context.end?.id.seed ?? 0)
    var chosen: [Avatar.ID]
    switch call {
    case .answer(let text): chosen = choice.answering(text, seed: seed)
    case .next: chosen = [choice.next(after: last, context.end?.text ?? "", seed: seed)].compactMap(\.self)
    case .member(let id): chosen = [id ?? cast.host]
    }
    guard let first = chosen.first else { return nil }
    let known = cast.members.first { $0.id == first }?.character
    let character = if let known { known } else { try await self.character(first) }
    var speakers = Speakers(character, as: context.persona, profileName: context.userName)
    (speakers.cast, speakers.names) = (cast, SpokenNames(in: context))
    return SpeakerTurn(
      speakers: speakers, lorebooks: try await lorebooks(in: context, of: first), others: Array(chosen.dropFirst()))
  }

  /// The user's lorebooks that count when this member of the group answers: those of the member, instead of those of
  /// the chat's avatar.
  private func lorebooks(in context: ChatContext, of member: Avatar.ID) async throws -> [LorebookInUse] {
    guard member != context.chat.avatar else { return context.lorebooks }
    return try await stores.lorebooks.lorebooksInUse(in: context.chat.id, with: member, of: context.chat.profile)
  }
}
