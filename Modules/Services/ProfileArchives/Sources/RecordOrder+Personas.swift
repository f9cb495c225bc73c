import ArchiveLines
import Entities

/// The lines about the personas of the profile.
extension RecordOrder {
  mutating func persona(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.personas, fields)
    guard let profile else { throw fields.failure("a profile before it", "앞에 있는 프로필") }
    let picture = try picture(fields)
    let persona = Persona(
      id: try fields.id("id"), profile: profile, name: try fields.name("name"),
      description: try fields.optionalText("description", atMost: Persona.longestDescription) ?? "",
      picture: picture?.id, color: try fields.optionalChoice("color"), created: try fields.time("created"),
      changed: try fields.time("changed"), isDeleted: try fields.flag("is_deleted"))
    try requireNew(personas.insert(persona.id).inserted, fields)
    if persona.isDeleted, picture != nil {
      throw fields.failure("no “picture” where it “is_deleted”", "“is_deleted”이면 “picture” 없음")
    }
    return .persona(persona, picture)
  }

  mutating func binding(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.bindings, fields)
    let persona: Persona.ID = try fields.id("persona")
    guard personas.contains(persona) else {
      throw fields.failure("a “persona” that came before", "앞에 나온 “persona”")
    }
    let scope = try fields.scope()
    try requireNew(scopes.insert(scope).inserted, fields)
    return .binding(PersonaBinding(persona, in: scope))
  }
}

extension ArchiveFields {
  /// The chats that the line is about: one, those with an avatar, or all.
  func scope() throws(LineFailure) -> ChatScope {
    let chat: Conversation.ID? = try optionalID("chat"), avatar: Avatar.ID? = try optionalID("avatar")
    switch (chat, avatar) {
    case (let chat?, nil): return .chat(chat)
    case (nil, let avatar?): return .character(avatar)
    case (nil, nil): return .everywhere
    default: throw failure("a “chat” or an “avatar”, or neither", "“chat”이나 “avatar” 중 하나 이하")
    }
  }
}
