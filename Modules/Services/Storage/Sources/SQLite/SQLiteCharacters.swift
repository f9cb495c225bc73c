import Entities

/// The part of `AvatarStore` about definitions, edits and cards.
extension SQLiteStore {
  func character(_ id: Avatar.ID) throws(StorageError) -> CharacterDetails? {
    try connection.snapshot { () throws(StorageError) in try details(of: id) }
  }

  /// A character, inside a transaction or a snapshot.
  func details(of id: Avatar.ID) throws(StorageError) -> CharacterDetails? {
    guard let avatar = try avatar(id) else { return nil }
    return CharacterDetails(avatar, try connection.definition(of: id))
  }

  func save(_ changes: [CharacterChange]) throws(StorageError) {
    let bytes = changes.reduce(0) { $0 + ($1.picture?.file.count ?? 0) + ($1.card?.count ?? 0) }
    try connection.withCache(of: bytes) { () throws(StorageError) in
      try connection.transaction { () throws(StorageError) in
        for change in changes { try write(change) }
      }
    }
  }

  func edits(of id: Avatar.ID, limit: Int) throws(StorageError) -> [CharacterEdit] {
    try connection.snapshot { () throws(StorageError) in
      let latest = try connection.rows(
        "SELECT seq FROM edit WHERE avatar = (SELECT seq FROM avatar WHERE id = ?) ORDER BY seq DESC LIMIT ?", id,
        max(0, limit)
      ) { $0.integer(0) }
      var edits: [CharacterEdit] = []
      for sequence in latest { if let edit = try connection.edit(sequence) { edits.append(edit) } }
      return edits
    }
  }

  func tags(madeBy profile: UserProfile.ID) throws(StorageError) -> [Avatar.ID: [String]] {
    let tags = try connection.rows(
      """
      SELECT avatar.id, text FROM avatar JOIN definition ON definition.avatar = avatar.seq AND field = ?
      WHERE author = (SELECT seq FROM profile WHERE id = ?) AND deleted = 0
      """, CharacterField.tags.rawValue, profile
    ) { (row) throws(StorageError) in
      var definition = CharacterDefinition()
      guard definition.set(.tags, to: row.text(1)) else { throw row.damaged("tags is not valid") }
      return (try row.id(0) as Avatar.ID, definition.tags)
    }
    return Dictionary(tags) { first, _ in first }
  }

  func fields(
    _ fields: [CharacterField], with letters: LetterPattern, of ids: [Avatar.ID]
  ) throws(StorageError) -> [Avatar.ID: [CharacterField]] {
    // The names are this program's own words.
    let names = fields.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let glob = letters.glob
    var found: [Avatar.ID: [CharacterField]] = [:]
    try connection.snapshot { () throws(StorageError) in
      for id in ids {
        let names = try connection.rows(
          """
          SELECT field FROM definition
          WHERE avatar = (SELECT seq FROM avatar WHERE id = ?) AND field IN (\(names)) AND text GLOB ?
          """, id, glob
        ) { $0.text(0) }
        let its = names.compactMap { CharacterField(rawValue: $0) }
        if !its.isEmpty { found[id] = CharacterField.allCases.filter(its.contains) }
      }
    }
    return found
  }

  func card(of id: Avatar.ID) throws(StorageError) -> [UInt8]? {
    try connection.first("SELECT document FROM card WHERE avatar = (SELECT seq FROM avatar WHERE id = ?)", id) {
      Array($0.bytes(0))
    }
  }
}

/// Writing, inside a transaction.
extension SQLiteStore {
  private func write(_ change: CharacterChange) throws(StorageError) {
    let (id, known) = (change.details.avatar.id, try details(of: change.details.avatar.id))
    try write(change.details.avatar)
    if let picture = change.picture { try savePicture(picture, of: id) }
    if let card = change.card { try write(card: card, of: id) }
    try write(change.details.definition, of: id, inPlaceOf: known?.definition ?? CharacterDefinition())
    let earlier = known?.differences(from: change.details) ?? [:]
    if !earlier.isEmpty { try write(CharacterEdit(id: change.edit, time: change.time, earlier: earlier), of: id) }
  }

  /// Writes the fields that differ from the stored ones.
  func write(
    _ definition: CharacterDefinition, of id: Avatar.ID, inPlaceOf known: CharacterDefinition
  ) throws(StorageError) {
    for field in CharacterField.ofDefinition {
      let text = definition[field]
      if known[field].utf8.elementsEqual(text.utf8) { continue }
      if text.isEmpty {
        try connection.run(
          "DELETE FROM definition WHERE avatar = (SELECT seq FROM avatar WHERE id = ?) AND field = ?", id,
          field.rawValue)
      } else {
        try connection.run(
          "INSERT OR REPLACE INTO definition(avatar, field, text) SELECT seq, ?, ? FROM avatar WHERE id = ?",
          field.rawValue, text, id)
      }
    }
  }

  func write(card document: [UInt8], of id: Avatar.ID) throws(StorageError) {
    try connection.run(
      "INSERT OR REPLACE INTO card(avatar, document) SELECT seq, ? FROM avatar WHERE id = ?", document, id)
  }

  func write(_ edit: CharacterEdit, of id: Avatar.ID) throws(StorageError) {
    if try connection.first("SELECT 1 FROM edit WHERE id = ?", edit.id, read: { $0.flag(0) }) == true {
      throw .taken(edit.id)
    }
    try connection.run(
      "INSERT INTO edit(id, avatar, created) SELECT ?, seq, ? FROM avatar WHERE id = ?", edit.id, edit.time, id)
    let sequence = connection.lastRow
    for (field, text) in edit.earlier.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try connection.run(
        "INSERT INTO earlier_text(edit, field, text) VALUES (?, ?, ?)", sequence, field.rawValue, text)
    }
  }
}

extension Connection {
  /// The definition of an avatar; empty for one without.
  func definition(of id: Avatar.ID) throws(StorageError) -> CharacterDefinition {
    var definition = CharacterDefinition()
    _ = try rows(
      "SELECT field, text FROM definition WHERE avatar = (SELECT seq FROM avatar WHERE id = ?)", id
    ) { (row) throws(StorageError) in
      let field: CharacterField = try row.named(0)
      guard definition.set(field, to: row.text(1)) else { throw row.damaged("\(field.rawValue) is not valid") }
    }
    return definition
  }

  /// An edit by its row.
  func edit(_ sequence: Int64) throws(StorageError) -> CharacterEdit? {
    var earlier: [CharacterField: String] = [:]
    _ = try rows("SELECT field, text FROM earlier_text WHERE edit = ?", sequence) { (row) throws(StorageError) in
      earlier[try row.named(0)] = row.text(1)
    }
    return try first("SELECT id, created FROM edit WHERE seq = ?", sequence) { (row) throws(StorageError) in
      CharacterEdit(id: try row.id(0), time: row.time(1), earlier: earlier)
    }
  }
}
