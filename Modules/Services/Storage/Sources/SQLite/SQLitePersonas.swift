import Entities

extension SQLiteStore: PersonaStore {
  func personas(of profile: UserProfile.ID) throws(StorageError) -> [Persona] {
    try connection.rows(
      """
      SELECT \(Row.personaColumns) FROM persona
      WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND deleted = 0 ORDER BY created, id
      """, profile
    ) { (row) throws(StorageError) in try row.persona() }
  }

  func persona(_ id: Persona.ID) throws(StorageError) -> Persona? {
    try connection.first("SELECT \(Row.personaColumns) FROM persona WHERE id = ?", id) {
      (row) throws(StorageError) in try row.persona()
    }
  }

  func save(_ persona: Persona, with picture: AvatarPicture?) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try write(persona, with: picture) }
  }

  func deletePersona(_ id: Persona.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      try connection.run("UPDATE persona SET deleted = 1, description = '' WHERE id = ?", id)
      if connection.changes == 0 { throw .missing(persona: id) }
      try connection.run("DELETE FROM persona_picture WHERE persona = (SELECT seq FROM persona WHERE id = ?)", id)
    }
    connection.logEnd = .folded
  }

  func bindings(of profile: UserProfile.ID) throws(StorageError) -> [PersonaBinding] {
    try connection.rows(
      """
      SELECT p.id, b.scope, b.target FROM persona_binding b JOIN persona p ON p.seq = b.persona
      WHERE b.profile = (SELECT seq FROM profile WHERE id = ?) AND p.deleted = 0
      """, profile
    ) { (row) throws(StorageError) in PersonaBinding(try row.id(0), in: try row.scope(1, of: 2)) }
  }

  func bind(_ id: Persona.ID?, in scope: ChatScope, of profile: UserProfile.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      let owner = try sequence(ofProfile: profile)
      guard let id else {
        return try connection.run(
          "DELETE FROM persona_binding WHERE profile = ? AND scope = ? AND target = ?", owner, scope.name,
          scope.target(in: profile))
      }
      guard let persona = try persona(id), persona.profile == profile, !persona.isDeleted else {
        throw .missing(persona: id)
      }
      try write(PersonaBinding(id, in: scope), of: profile, owner, replacing: true)
    }
  }

  func personaInUse(
    in chat: Conversation.ID?, with avatar: Avatar.ID, of profile: UserProfile.ID
  ) throws(StorageError) -> PersonaInUse? {
    for scope in ChatScope.scopes(of: chat, with: avatar) {
      let found = try connection.first(
        """
        SELECT \(Row.personaColumns) FROM persona
        WHERE deleted = 0 AND seq = (
          SELECT persona FROM persona_binding
          WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND scope = ? AND target = ?)
        """, profile, scope.name, scope.target(in: profile)
      ) { (row) throws(StorageError) in try row.persona() }
      if let found { return PersonaInUse(found, in: scope) }
    }
    return nil
  }
}

extension SQLiteStore {
  /// Writes a persona, inside a transaction, and deletes a picture that it does not name.
  func write(_ persona: Persona, with picture: AvatarPicture?) throws(StorageError) {
    let owner = try sequence(ofProfile: persona.profile)
    if let known = try self.persona(persona.id), known.profile != persona.profile { throw .foreign(persona.id) }
    try connection.run(
      """
      INSERT INTO persona(id, profile, name, description, color, created, changed, deleted)
      VALUES (?, ?, ?, ?, ?, ?, ?, 0)
      ON CONFLICT(id) DO UPDATE SET
        name = excluded.name, description = excluded.description, color = excluded.color, created = excluded.created,
        changed = excluded.changed, deleted = 0
      """, persona.id, owner, persona.name, persona.description, persona.color?.rawValue, persona.created,
      persona.changed)
    if let picture {
      try connection.run(
        "INSERT OR REPLACE INTO persona_picture(persona, id, file) SELECT seq, ?, ? FROM persona WHERE id = ?",
        picture.id, picture.file, persona.id)
    } else {
      try connection.run(
        "DELETE FROM persona_picture WHERE persona = (SELECT seq FROM persona WHERE id = ?) AND id IS NOT ?",
        persona.id, persona.picture)
    }
  }

  /// Writes a choice, inside a transaction.
  /// - Parameter isReplacing: Whether another choice in this scope is replaced; otherwise it stays.
  func write(
    _ binding: PersonaBinding, of profile: UserProfile.ID, _ owner: Int64, replacing isReplacing: Bool
  ) throws(StorageError) {
    try connection.run(
      """
      INSERT OR \(isReplacing ? "REPLACE" : "IGNORE") INTO persona_binding(profile, scope, target, persona)
      SELECT ?, ?, ?, seq FROM persona WHERE id = ?
      """, owner, binding.scope.name, binding.scope.target(in: profile), binding.persona)
  }

  /// Forgets the persona of a chat that is being deleted, inside its transaction.
  func dropBinding(ofChat id: Conversation.ID, _ profile: Int64) throws(StorageError) {
    try connection.run(
      "DELETE FROM persona_binding WHERE profile = ? AND scope = ? AND target = ?", profile, ChatScope.chat(id).name, id
    )
  }
}

extension Row {
  static let personaColumns = """
    id, (SELECT profile.id FROM profile WHERE profile.seq = persona.profile), name, description, color, created,
    changed, deleted, (SELECT persona_picture.id FROM persona_picture WHERE persona_picture.persona = persona.seq)
    """

  func persona() throws(StorageError) -> Persona {
    Persona(
      id: try id(0), profile: try id(1), name: text(2), description: text(3), picture: try optionalID(8),
      color: isNull(4) ? nil : try named(4), created: time(5), changed: time(6), isDeleted: flag(7))
  }
}
