public import Entities
public import Storage

/// The personas of the profile in use, and where they count.
public struct PersonaRepository: Sendable {
  private let personas: any PersonaStore
  private let pictures: any AvatarStore
  private let profiles: any CurrentProfileStore
  private let now: @Sendable () -> Timestamp
  private let readPicture: @Sendable (_ path: String) throws -> [UInt8]

  /// A repository of stored personas.
  /// - Parameters:
  ///   - pictures: Reads the picture of a deleted persona, to bring it back.
  ///   - profiles: The profiles; the one in use is the user.
  ///   - now: The current time, for new records.
  ///   - readPicture: Reads and checks the PNG file at a path.
  public init(
    personas: any PersonaStore, pictures: any AvatarStore, profiles: any CurrentProfileStore,
    now: @escaping @Sendable () -> Timestamp,
    readPicture: @escaping @Sendable (_ path: String) throws -> [UInt8]
  ) {
    (self.personas, self.pictures, self.profiles) = (personas, pictures, profiles)
    (self.now, self.readPicture) = (now, readPicture)
  }
}

// MARK: - Reading

extension PersonaRepository {
  func personas() async throws -> [Persona] {
    guard let profile = try await profiles.currentProfile() else { return [] }
    return try await personas.personas(of: profile.id)
  }

  func bindings() async throws -> [PersonaBinding] {
    guard let profile = try await profiles.currentProfile() else { return [] }
    return try await personas.bindings(of: profile.id)
  }

  func personaInUse(in conversation: Conversation.ID?, with avatar: Avatar.ID) async throws -> PersonaInUse? {
    guard let profile = try await profiles.currentProfile() else { return nil }
    return try await personas.personaInUse(in: conversation, with: avatar, of: profile.id)
  }

  /// The first of these rules with a match decides: the id; the complete name; the last digits of the id; the beginning
  /// of the name; any part of it.
  func persona(named name: String) async throws -> Persona {
    let (all, asked) = (try await personas(), name.trimmed)
    let wanted = asked.lowercased()
    guard !wanted.isEmpty else { throw PersonaFailure.unknown(asked, known: all.map(\.name)) }
    let rules: [(Persona) -> Bool] = [
      { "\($0.id)" == wanted }, { $0.name.lowercased() == wanted }, { $0.id.hasShortForm(asked) },
      { $0.name.lowercased().hasPrefix(wanted) }, { LetterPattern(asked).isPart(of: $0.name) },
    ]
    for fits in rules {
      let found = all.filter(fits)
      if found.count > 1 { throw PersonaFailure.ambiguous(asked, among: found) }
      if let only = found.first { return only }
    }
    throw PersonaFailure.unknown(asked, known: all.map(\.name))
  }
}

// MARK: - Changing

extension PersonaRepository {
  func create(_ draft: PersonaDraft) async throws -> Persona {
    let (profile, time) = (try await user(), now())
    let blank = Persona(id: Persona.ID(at: time), profile: profile, name: "", created: time)
    return try await save(draft, over: blank, draft.picturePath.droppedPath.map { .file($0) } ?? .kept, at: time)
  }

  func change(_ id: Persona.ID, to draft: PersonaDraft, picture: PictureChange) async throws -> Persona {
    try await save(draft, over: try await own(id), picture, at: now())
  }

  private func save(
    _ draft: PersonaDraft, over persona: Persona, _ change: PictureChange, at time: Timestamp
  ) async throws -> Persona {
    var persona = persona
    persona.name = try Self.usable(draft.name)
    persona.description = draft.description.visiblyTrimmed
    if persona.description.utf8.count > Persona.longestDescription { throw PersonaFailure.longDescription }
    (persona.color, persona.changed) = (draft.color, time)
    var picture: AvatarPicture?
    switch change {
    case .kept: break
    case .removed: persona.picture = nil
    case .file(let path):
      let new = AvatarPicture(id: AvatarPicture.ID(at: time), file: try readPicture(path))
      (picture, persona.picture) = (new, new.id)
    }
    try await personas.save(persona, with: picture)
    return persona
  }

  /// The name as it is stored.
  private static func usable(_ name: String) throws(PersonaFailure) -> String {
    let name = name.visiblyTrimmed
    if name.isEmpty { throw .emptyName }
    // A character can have any number of bytes. The longest usual ones, emoji of a family, have about 25.
    guard name.utf8.count <= Persona.longestName * 25, name.count <= Persona.longestName else { throw .longName }
    guard name.isOneLine else { throw .brokenName }
    return name
  }

  func delete(_ id: Persona.ID) async throws -> DeletedPersona {
    let persona = try await own(id)
    let picture = if let id = persona.picture { try await pictures.picture(id) } else { AvatarPicture?.none }
    try await personas.deletePersona(id)
    return DeletedPersona(persona: persona, picture: picture)
  }

  func restore(_ deleted: DeletedPersona) async throws -> Persona {
    try await personas.save(deleted.persona, with: deleted.picture)
    return deleted.persona
  }

  func use(_ id: Persona.ID?, in scope: ChatScope) async throws {
    if let id { _ = try await own(id) }
    try await personas.bind(id, in: scope, of: try await user())
  }

  /// One of the user's personas, not a deleted one.
  private func own(_ id: Persona.ID) async throws -> Persona {
    let user = try await user()
    guard let persona = try await personas.persona(id), persona.profile == user, !persona.isDeleted else {
      throw PersonaFailure.missing(id)
    }
    return persona
  }

  /// The profile in use.
  private func user() async throws -> UserProfile.ID {
    guard let profile = try await profiles.currentProfile() else { throw PersonaFailure.noProfile }
    return profile.id
  }
}
