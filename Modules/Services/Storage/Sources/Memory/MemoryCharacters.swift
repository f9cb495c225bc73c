import Entities

/// The part of `AvatarStore` about definitions, edits and cards.
extension MemoryStore {
  func character(_ id: Avatar.ID) throws(StorageError) -> CharacterDetails? {
    try avatar(id).map { CharacterDetails($0, definitionOf[id] ?? CharacterDefinition()) }
  }

  func save(_ changes: [CharacterChange]) throws(StorageError) {
    // Everything that can fail comes first, so that a failure changes nothing.
    for change in changes { if let author = change.details.avatar.author { try requireProfile(author) } }
    for change in changes {
      let (id, known) = (change.details.avatar.id, try character(change.details.avatar.id))
      if let picture = change.picture {
        try save(change.details.avatar, with: picture)
      } else {
        try save(change.details.avatar)
      }
      definitionOf[id] = change.details.definition
      if let card = change.card { cardOf[id] = card }
      let earlier = known?.differences(from: change.details) ?? [:]
      if !earlier.isEmpty {
        editsOf[id, default: []].append(CharacterEdit(id: change.edit, time: change.time, earlier: earlier))
      }
    }
  }

  func edits(of id: Avatar.ID, limit: Int) throws(StorageError) -> [CharacterEdit] {
    (editsOf[id] ?? []).reversed().prefix(max(0, limit)).map(\.self)
  }

  func tags(madeBy profile: UserProfile.ID) throws(StorageError) -> [Avatar.ID: [String]] {
    let tags = try avatars(madeBy: profile).map { ($0.id, definitionOf[$0.id]?.tags ?? []) }
    return Dictionary(tags.filter { !$0.1.isEmpty }) { first, _ in first }
  }

  func fields(
    _ fields: [CharacterField], with letters: LetterPattern, of ids: [Avatar.ID]
  ) throws(StorageError) -> [Avatar.ID: [CharacterField]] {
    var found: [Avatar.ID: [CharacterField]] = [:]
    for id in ids where avatarOf[id] != nil {
      let definition = definitionOf[id] ?? CharacterDefinition()
      let its = CharacterField.ofDefinition.filter {
        fields.contains($0) && !definition[$0].isEmpty && letters.isPart(of: definition[$0])
      }
      if !its.isEmpty { found[id] = CharacterField.allCases.filter(its.contains) }
    }
    return found
  }

  func card(of id: Avatar.ID) throws(StorageError) -> [UInt8]? { cardOf[id] }
}
