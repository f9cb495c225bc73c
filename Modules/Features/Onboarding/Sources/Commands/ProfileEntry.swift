import Entities

/// A profile as `profiles list --json` writes it, in an array:
///
///     {"id": UUID, "name": …, "email": …, "color": "mint", "is_in_use": true, "chats": 3, "messages": 120,
///      "avatars": 1, "drafts": 0, "created_ms": 1700000000000}
///
/// Without a name it is anonymous; what has no value is null.
struct ProfileEntry: Encodable, Equatable {
  let id: UserProfile.ID
  let name: String?, email: String?
  let color: ProfileColor?
  let isInUse: Bool
  let chats: Int, messages: Int, avatars: Int, drafts: Int
  let createdMs: Timestamp

  enum CodingKeys: CodingKey {
    case id, name, email, color, isInUse, chats, messages, avatars, drafts, createdMs
  }

  init(_ summary: ProfileSummary) {
    let (profile, contents) = (summary.profile, summary.contents)
    (id, name, email, color) = (profile.id, profile.name, profile.email, profile.color)
    (isInUse, createdMs) = (summary.isInUse, profile.created)
    (chats, messages, avatars, drafts) = (contents.chats, contents.messages, contents.avatars, contents.drafts)
  }

  /// Every member is there, also without a value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(email, forKey: .email)
    try container.encode(color, forKey: .color)
    try container.encode(isInUse, forKey: .isInUse)
    try container.encode(chats, forKey: .chats)
    try container.encode(messages, forKey: .messages)
    try container.encode(avatars, forKey: .avatars)
    try container.encode(drafts, forKey: .drafts)
    try container.encode(createdMs, forKey: .createdMs)
  }
}

/// What `profiles export --json` writes: whose data went out, and how much it is.
///
///     {"id": UUID, "name": …, "chats": 3, "messages": 120, "avatars": 1, "drafts": 0}
struct ExportEntry: Encodable, Equatable {
  let id: UserProfile.ID
  let name: String?
  let chats: Int, messages: Int, avatars: Int, drafts: Int

  enum CodingKeys: CodingKey {
    case id, name, chats, messages, avatars, drafts
  }

  init(_ profile: UserProfile, _ contents: ProfileContents) {
    (id, name) = (profile.id, profile.name)
    (chats, messages, avatars, drafts) = (contents.chats, contents.messages, contents.avatars, contents.drafts)
  }

  /// Every member is there, also without a value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(chats, forKey: .chats)
    try container.encode(messages, forKey: .messages)
    try container.encode(avatars, forKey: .avatars)
    try container.encode(drafts, forKey: .drafts)
  }
}
