import Entities

/// A profile as `profiles list --json` writes it in an array, and `show`, `create`, `rename`, `switch` and `delete`
/// alone:
///
///     {"id": UUID, "name": …, "email": …, "color": "mint", "is_in_use": true, "chats": 3, "messages": 120,
///      "avatars": 1, "drafts": 0, "personas": 0, "lorebooks": 0, "created_ms": 1700000000000}
///
/// A member without a value is null, such as the name of an anonymous profile.
struct ProfileEntry: Encodable, Equatable {
  let summary: ProfileSummary

  func encode(to encoder: any Encoder) throws {
    let profile = summary.profile
    var container = encoder.container(keyedBy: ProfileKeys.self)
    try container.encode(profile.id, forKey: .id)
    try container.encode(profile.name, forKey: .name)
    try container.encode(profile.email, forKey: .email)
    try container.encode(profile.color, forKey: .color)
    try container.encode(summary.isInUse, forKey: .isInUse)
    try container.encode(summary.contents)
    try container.encode(profile.created, forKey: .createdMs)
  }
}

/// The JSON value of `profiles export --json`: the exported profile, and the amount of content in the file.
///
///     {"id": UUID, "name": …, "chats": 3, "messages": 120, "avatars": 1, "drafts": 0, "personas": 0, "lorebooks": 0,
///      "pictures": 2, "missing_pictures": 0}
///
/// `pictures` are those of messages. A picture whose file is missing or damaged is only counted, in `missing_pictures`.
struct ExportEntry: Encodable, Equatable {
  let profile: UserProfile
  let export: ProfileExport

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ProfileKeys.self)
    try container.encode(profile.id, forKey: .id)
    try container.encode(profile.name, forKey: .name)
    try container.encode(export.contents)
    try container.encode(export.pictures, forKey: .pictures)
    try container.encode(export.missingPictures, forKey: .missingPictures)
  }
}

private enum ProfileKeys: CodingKey {
  case id, name, email, color, isInUse, chats, messages, avatars, drafts, personas, lorebooks, createdMs
  case pictures, missingPictures
}

extension KeyedEncodingContainer<ProfileKeys> {
  fileprivate mutating func encode(_ contents: ProfileContents) throws {
    try encode(contents.chats, forKey: .chats)
    try encode(contents.messages, forKey: .messages)
    try encode(contents.avatars, forKey: .avatars)
    try encode(contents.drafts, forKey: .drafts)
    try encode(contents.personas, forKey: .personas)
    try encode(contents.lorebooks, forKey: .lorebooks)
  }
}
