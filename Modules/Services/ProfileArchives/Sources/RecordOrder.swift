import ArchiveLines
import Entities

/// Turns lines into records, and checks their order and references.
struct RecordOrder {
  enum Stage: Int, Comparable {
    case header, profile, avatars, openings, notes, personas, bindings, lorebooks, assignments, chats, pictures, end

    static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }

  private var stage = Stage.header
  private(set) var profile: UserProfile.ID?
  private var avatars: Set<Avatar.ID> = [], openings: Set<Avatar.ID> = [], notes: Set<String> = []
  private var pictures: Set<AvatarPicture.ID> = []
  private var chats: Set<Conversation.ID> = []
  private var chat: OpenChat?
  var edits: Set<CharacterEdit.ID> = []
  var lorebooks: Set<Lorebook.ID> = [], assignments: Set<LorebookAssignment> = []
  var personas: Set<Persona.ID> = [], scopes: Set<ChatScope> = []
  /// The avatar that was read last, and the kinds of lines that followed it.
  var avatar: (avatar: Avatar, followers: Set<String>)?
  /// The definition of the avatar that was read last. In version 1 it is in the avatar's line.
  private var pending: ProfileRecord?
  /// The number of each message's chat in the file, from 1.
  private var messages: [Message.ID: Int] = [:]

  /// The pictures that notes name and that have not come yet, each with its messages and its length in bytes.
  var picturesToCome: [KeptPictures.Picture.ID: (messages: [Message.ID], size: Int)] = [:]

  private struct OpenChat {
    let id: Conversation.ID
    /// The messages that the chat's line and its messages refer to, and that have not come yet. At the chat's end there
    /// may be none.
    var awaited: Set<Message.ID>
    let line: Int
  }

  var isOver: Bool { stage == .end }

  func hasMessage(_ id: Message.ID) -> Bool { messages[id] != nil }

  /// Returns and clears the second record of the last line; nil for none.
  mutating func takePending() -> ProfileRecord? {
    defer { pending = nil }
    return pending
  }
}

extension RecordOrder {
  /// The record of a line; nil for the last line.
  mutating func record(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord? {
    let type = try fields.text("type", atMost: 64)
    switch type {
    case "profile": return try profile(fields)
    case "avatar": return try avatar(fields)
    case "definition": return try definition(fields)
    case "edit": return try edit(fields)
    case "card": return try card(fields)
    case "opening": return try opening(fields)
    case "note": return try note(fields)
    case "persona": return try persona(fields)
    case "binding": return try binding(fields)
    case "lorebook": return try lorebook(fields)
    case "assignment": return try assignment(fields)
    case "chat": return try chat(fields)
    case "message": return try message(fields)
    case "end":
      try closeChat(fields)
      try enter(.end, fields)
      guard try fields.number("lines", in: 0...Int64(ArchiveFormat.Limit.lines)) == Int64(fields.number - 1) else {
        throw fields.failure("\(fields.number - 1) as the number of lines", "줄 수 \(fields.number - 1)")
      }
      return nil
    default:
      throw fields.failure(
        "“type” with profile, avatar, definition, edit, card, opening, note, persona, binding, lorebook, assignment, "
          + "chat, message, picture or end",
        "“type”에 profile, avatar, definition, edit, card, opening, note, persona, binding, lorebook, assignment, "
          + "chat, message, picture, end 중 하나")
    }
  }

  /// Enters the part of the file that a line belongs to. Parts may be empty. The profile occurs exactly once, and
  /// first; nothing follows the end.
  mutating func enter(_ next: Stage, _ fields: ArchiveFields) throws(LineFailure) {
    guard (next == .profile) == (stage == .header), next >= stage, stage != .end else {
      throw fields.failure(
        "profile, avatars, openings, notes, personas, bindings, lorebooks, assignments, chats and their messages, "
          + "pictures, end, in this order",
        "profile, avatar, opening, note, persona, binding, lorebook, assignment, chat과 그 message, picture, end의 순서")
    }
    stage = next
  }

  func requireNew(_ isNew: Bool, _ fields: ArchiveFields) throws(LineFailure) {
    if !isNew { throw fields.failure("a record that did not occur before", "앞에 나오지 않은 것") }
  }

  mutating func picture(_ fields: ArchiveFields) throws(LineFailure) -> AvatarPicture? {
    let picture = try fields.picture()
    if let picture { try requireNew(pictures.insert(picture.id).inserted, fields) }
    return picture
  }
}

extension RecordOrder {
  private mutating func profile(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.profile, fields)
    let picture = try picture(fields)
    let name: String? = try fields.optionalText("name") == nil ? nil : try fields.name("name")
    let profile = UserProfile(
      id: try fields.id("id"), name: name,
      email: try fields.optionalName("email"),
      color: try fields.optionalChoice("color"), picture: picture?.id,
      didCompleteOnboarding: try fields.flag("did_complete_onboarding"), created: try fields.time("created"))
    self.profile = profile.id
    return .profile(profile, picture)
  }

  private mutating func avatar(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.avatars, fields)
    let picture = try picture(fields)
    let avatar = Avatar(
      id: try fields.id("id"), name: try fields.name("name"), character: try fields.choice("character"),
      action: try fields.choice("action"), location: try fields.choice("location"),
      tagline: try fields.text("tagline"), picture: picture?.id, look: try fields.look(),
      author: try fields.flag("is_own") ? profile : nil, created: try fields.time("created"),
      isDeleted: try fields.flag("is_deleted"))
    try requireNew(avatars.insert(avatar.id).inserted, fields)
    // An avatar without an author that is not deleted would be in no list, and no user could change it.
    if avatar.author == nil, !avatar.isDeleted || picture != nil {
      throw fields.failure("“is_deleted” where it is not “is_own”", "“is_own”이 아니면 “is_deleted”")
    }
    self.avatar = (avatar, [])
    let old = CharacterDefinition(
      personality: try fields.optionalText("personality") ?? "", greeting: try fields.optionalText("greeting") ?? "")
    if !old.isEmpty {
      self.avatar?.followers = ["definition"]
      pending = .definition(old, of: avatar.id)
    }
    return .avatar(avatar, picture)
  }

  private mutating func opening(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.openings, fields)
    let avatar: Avatar.ID = try fields.id("avatar")
    try requireNew(openings.insert(avatar).inserted, fields)
    return .opening(
      avatar, latest: try fields.time("latest"), times: Int(try fields.number("times", in: 1...1_000_000_000)))
  }

  private mutating func note(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.notes, fields)
    let name = try fields.name("name")
    try requireNew(notes.insert(name).inserted, fields)
    let text = try fields.text("text")
    expectPictures(of: text, named: name)
    return .note(text, named: name)
  }

  private mutating func chat(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try closeChat(fields)
    try enter(.chats, fields)
    guard let profile else { throw fields.failure("a profile before it", "앞에 있는 프로필") }
    let conversation = try fields.conversation(of: profile)
    try requireNew(chats.insert(conversation.id).inserted, fields)
    let shown: Message.ID? = try fields.optionalID("shown"), seen: Message.ID? = try fields.optionalID("seen")
    chat = OpenChat(id: conversation.id, awaited: Set([shown, seen].compactMap(\.self)), line: fields.number)
    return .chat(conversation, shown: shown, seen: seen)
  }

  private mutating func message(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    guard let chat else { throw fields.failure("a chat before it", "앞에 있는 대화") }
    let parent: Message.ID? = try fields.optionalID("parent"), tip: Message.ID? = try fields.optionalID("tip")
    if let parent, messages[parent] != chats.count {
      throw fields.failure("a “parent” that came before in its chat", "같은 대화에서 앞에 나온 “parent”")
    }
    let message = try fields.message(in: chat.id)
    try requireNew(messages.updateValue(chats.count, forKey: message.id) == nil, fields)
    self.chat?.awaited.remove(message.id)
    if let tip, messages[tip] != chats.count { self.chat?.awaited.insert(tip) }
    return .message(message, tip: tip)
  }

  /// Ends the chat that is open.
  mutating func closeChat(_ fields: ArchiveFields) throws(LineFailure) {
    if let chat, !chat.awaited.isEmpty {
      throw LineFailure(
        line: chat.line,
        expected: LocalizedText(
          "a chat whose “shown”, “seen” and “tip” are messages of its own",
          "“shown”, “seen”, “tip”이 자기 메시지인 대화"))
    }
    chat = nil
  }
}
