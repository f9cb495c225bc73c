import ArchiveLines
import Entities

/// The lines that follow the line of an avatar.
extension RecordOrder {
  mutating func definition(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    let avatar = try follow("definition", fields, atMostOnce: true)
    return .definition(try fields.definition(), of: avatar.id)
  }

  mutating func edit(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    let avatar = try follow("edit", fields, atMostOnce: false)
    let edit = CharacterEdit(id: try fields.id("id"), time: try fields.time("time"), earlier: try fields.earlier())
    try requireNew(edits.insert(edit.id).inserted, fields)
    return .edit(edit, of: avatar.id)
  }

  mutating func card(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    let avatar = try follow("card", fields, atMostOnce: true)
    return .card(try fields.card(), of: avatar.id)
  }

  /// The avatar of a line, which must be the avatar before it.
  private mutating func follow(
    _ type: String, _ fields: ArchiveFields, atMostOnce: Bool
  ) throws(LineFailure) -> Avatar {
    try enter(.avatars, fields)
    guard let (avatar, followers) = self.avatar, try fields.id("avatar") == avatar.id else {
      throw fields.failure("an “avatar” with the id of the avatar before it", "“avatar”에 바로 앞 avatar의 id")
    }
    // An avatar of another profile has only its definition here, and no history and no card.
    if type != "definition", avatar.author == nil {
      throw fields.failure("an avatar that “is_own” before it", "앞에 “is_own”인 avatar")
    }
    if atMostOnce { try requireNew(!followers.contains(type), fields) }
    self.avatar?.followers.insert(type)
    return avatar
  }
}
