import CharacterCards
import Entities
import Storage

/// Importing cards.
extension AvatarRepository {
  func cardFiles(at path: String) throws -> [String] { try CardFolder.files(at: path) }

  /// The number of cards that are stored in one step: after a kill there are all of these characters or none.
  static let importStep = 50

  /// Imports the cards in files, in steps. A cancellation ends it after a step.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored. A preview works without a profile.
  ///   - onStep: Called after each step, with the outcomes of its files and the number of files so far.
  /// - Returns: What became of each file, in their order. There are fewer than paths after a cancellation.
  func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport] {
    let user = isPreview ? try await profiles.currentProfile()?.id : try await user()
    var known = KnownCards(try await ownOrNone(), in: avatars)
    var record = ImportRecord()
    var results: [CardImport] = []
    while results.count < paths.count, !Task.isCancelled {
      var changes: [CharacterChange] = []
      var step: [CardImport] = []
      for path in paths[results.count...].prefix(Self.importStep) where !Task.isCancelled {
        let (result, change) = try await outcome(of: path, by: user, known: &known)
        step.append(result)
        if let change { changes.append(change) }
      }
      // A step that was stopped half way is not stored.
      if Task.isCancelled { break }
      if !isPreview, let user, !changes.isEmpty {
        if record.entries.isEmpty { record = try await begin(after: results + step, of: user) }
        record.entries += changes.map { ImportRecord.Entry($0.details.avatar) }
        // The note comes first: an id in it that was never stored does no harm.
        try await keep(record, of: user)
        try await avatars.save(changes)
      }
      results += step
      try await onStep(step, results.count)
    }
    if results.count == paths.count, let user, !record.entries.isEmpty {
      record.isFinished = true
      try await keep(record, of: user)
    }
    return results
  }

  /// What becomes of a file, and its character where that is new.
  private func outcome(
    of path: String, by user: UserProfile.ID?, known: inout KnownCards
  ) async throws -> (CardImport, CharacterChange?) {
    do {
      let read = try CardReader.read(try CardSource(path: path), name: path)
      return try await character(from: read, at: path, by: user, known: &known)
    } catch let error as CardError {
      return (CardImport(path: path, outcome: .refused(LocalizedText(explaining: error))), nil)
    } catch let error as AvatarFailure {
      return (CardImport(path: path, outcome: .refused(LocalizedText(explaining: error))), nil)
    }
  }

  /// The character of a card; nil when the same card is here already.
  private func character(
    from read: ReadCard, at path: String, by user: UserProfile.ID?, known: inout KnownCards
  ) async throws -> (CardImport, CharacterChange?) {
    let fields = read.card.fields
    let document = Array(read.card.text.utf8)
    guard document.count <= CharacterCard.longest else { throw CardError.tooLarge(.card, limit: CharacterCard.longest) }
    let name = try Self.usable(Self.name(of: fields))
    var warnings = read.warnings.map(\.text)
    if let twin = try await known.twin(of: document, named: name) {
      let result = CardImport(
        path: path, outcome: .known(twin), contents: read.preview.contents, warnings: warnings)
      return (result, nil)
    }
    let otherVersion = try await known.otherVersion(of: fields, named: name)
    let time = now()
    // A card says nothing of kind, activity and place: they only draw the portrait.
    var avatar = Avatar(
      id: Avatar.ID(at: time), name: name, character: .woman, action: .smiling, location: .city,
      tagline: Self.tagline(of: fields), author: user, created: time)
    let definition = CharacterDefinition(fields)
    try Self.check(CharacterDetails(avatar, definition))
    let picture = picture(of: read, named: path, at: time, &warnings)
    avatar.picture = picture?.id
    known.add(avatar, document, creator: fields.creator)
    let result = CardImport(
      path: path, outcome: .added(avatar), otherVersion: otherVersion, contents: read.preview.contents,
      warnings: warnings)
    return (result, CharacterChange(CharacterDetails(avatar, definition), with: picture, card: document, at: time))
  }

  private func picture(
    of read: ReadCard, named path: String, at time: Timestamp, _ warnings: inout [LocalizedText]
  ) -> AvatarPicture? {
    let file: [UInt8]?
    do throws(CardError) {
      file = try read.picture(atMost: PictureFile.longest)
    } catch {
      warnings.append(LocalizedText(explaining: error))
      return nil
    }
    guard let file else { return nil }
    guard (try? PictureFile.check(file, path)) != nil, canDraw(file) else {
      warnings.append(
        LocalizedText(
          "Its picture cannot be shown here, so a portrait is drawn.", "그림을 표시할 수 없어 초상을 그립니다."))
      return nil
    }
    return AvatarPicture(id: AvatarPicture.ID(at: time), file: file)
  }

  /// The name of a card's character here: one line, not too long.
  static func name(of fields: CardFields) -> String {
    let line = fields.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let visible = String(line.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return String(visible.prefix(longestName)).trimmed
  }

  /// The first sentence of the notes for users, for lists.
  private static func tagline(of fields: CardFields) -> String {
    let notes = fields.creatorNotes.prefix(400).split(whereSeparator: \.isNewline).first ?? ""
    let line = notes.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Markup would stand there as it is.
    return line.contains { "<>{}[]".contains($0) } ? "" : String(line.prefix(100))
  }
}

// MARK: - The way back

extension AvatarRepository {
  /// The name of the note with the characters of the last import. It has no meaning on another machine.
  public static let lastImport = "cards/last-import"

  /// The record that an import begins with: the last one, if that was stopped and had one of these cards. The user
  /// repeated the command, and takes back both at once.
  private func begin(after results: [CardImport], of user: UserProfile.ID) async throws -> ImportRecord {
    let last = try await lastRecord(of: user)
    let ids = Set(last.entries.map(\.id))
    let isRepeated = results.contains {
      if case .known(let avatar) = $0.outcome { ids.contains(avatar.id) } else { false }
    }
    return isRepeated && !last.isFinished ? last : ImportRecord()
  }

  private func lastRecord(of user: UserProfile.ID) async throws -> ImportRecord {
    try await notes.note(Self.lastImport, of: user).map { ImportRecord(note: $0) } ?? ImportRecord()
  }

  private func keep(_ record: ImportRecord?, of user: UserProfile.ID) async throws {
    try await notes.setNote(record?.note, named: Self.lastImport, of: user)
  }

  /// Whether a character of the last import is still here.
  func hasCardImport() async throws -> Bool {
    guard let user = try await profiles.currentProfile()?.id else { return false }
    for entry in try await lastRecord(of: user).entries {
      if let avatar = try await avatars.avatar(entry.id), avatar.author == user, !avatar.isDeleted { return true }
    }
    return false
  }

  /// Deletes the characters of the last import, except the edited ones. Chats with them stay.
  /// - Returns: The deleted characters, and the kept ones.
  func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar]) {
    let user = try await user()
    var (deleted, kept): ([Avatar], [Avatar]) = ([], [])
    for entry in try await lastRecord(of: user).entries {
      guard let avatar = try await avatars.avatar(entry.id), avatar.author == user, !avatar.isDeleted else { continue }
      let hasEdits = try await !avatars.edits(of: entry.id, limit: 1).isEmpty
      if hasEdits || avatar.picture != entry.picture {
        kept.append(avatar)
      } else {
        try await deleteAvatar(entry.id)
        deleted.append(avatar)
      }
    }
    try await keep(nil, of: user)
    return (deleted, kept)
  }
}
