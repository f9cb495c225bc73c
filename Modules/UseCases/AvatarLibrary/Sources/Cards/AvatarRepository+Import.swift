import CharacterCards
import Entities
import Storage

/// Importing cards.
extension AvatarRepository {
  func cardFiles(at path: String) throws -> [String] { try CardFolder.files(at: path) }

  /// The most files of one step. Its characters are stored together: after a kill there are all of them or none.
  static let importStep = 50
  /// A step ends once its new cards and pictures have so many bytes: two steps are in memory at a time.
  static let importStepBytes = 16 << 20

  /// Imports the cards in files, in steps: one is stored while the next one is read. A cancellation ends the import
  /// after a step.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored. A preview works without a profile.
  ///   - onStep: Called after each step, with the outcomes of its files and the number of files so far.
  /// - Returns: The outcome of each file, in the order of the files. There are fewer than paths after a cancellation.
  func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport] {
    let user = isPreview ? try await profiles.currentProfile()?.id : try await user()
    var known = KnownCards(try await ownOrNone(), in: avatars)
    var record = ImportRecord()
    var results: [CardImport] = []
    var next = try await step(of: paths[...], by: user, known: &known)
    while let step = next, !Task.isCancelled {
      let (earlier, before) = (record, results)
      async let stored = store(step, in: earlier, after: before, by: isPreview ? nil : user)
      next = try await self.step(of: paths.dropFirst(results.count + step.results.count), by: user, known: &known)
      record = try await stored
      results += step.results
      try await onStep(step.results, results.count)
    }
    if results.count == paths.count, let user, !record.entries.isEmpty {
      record.isFinished = true
      try await keep(record, of: user)
    }
    return results
  }

  /// Files that were read, and their new characters.
  private struct ImportStep: Sendable {
    var results: [CardImport] = []
    var changes: [CharacterChange] = []
    /// The new characters that come as favourites.
    var favorites: [Avatar.ID] = []
    /// The bytes of the characters' cards and pictures.
    var size = 0
  }

  /// A character of a card.
  private struct NewCharacter {
    let change: CharacterChange
    let isFavorite: Bool
  }

  /// The next step; nil at the end, and after a cancellation: a step that was stopped half way is not stored.
  private func step(
    of paths: ArraySlice<String>, by user: UserProfile.ID?, known: inout KnownCards
  ) async throws -> ImportStep? {
    var step = ImportStep()
    for path in paths.prefix(Self.importStep) where step.size < Self.importStepBytes {
      if Task.isCancelled { return nil }
      let (result, new) = try await outcome(of: path, by: user, known: &known)
      step.results.append(result)
      guard let new else { continue }
      let change = new.change
      step.changes.append(change)
      if new.isFavorite { step.favorites.append(change.details.avatar.id) }
      step.size += (change.card?.count ?? 0) + (change.picture?.file.count ?? 0)
    }
    return step.results.isEmpty ? nil : step
  }

  /// Stores the characters of a step; those of a preview have no user.
  /// - Returns: The record of the import with them.
  private func store(
    _ step: ImportStep, in record: ImportRecord, after results: [CardImport], by user: UserProfile.ID?
  ) async throws -> ImportRecord {
    guard let user, !step.changes.isEmpty else { return record }
    var record = record
    if record.entries.isEmpty { record = try await begin(after: results + step.results, of: user) }
    record.entries += step.changes.map { ImportRecord.Entry($0.details.avatar) }
    // The notes are stored before the characters: an id in them whose character was never stored does no harm.
    try await keep(record, of: user)
    for id in step.favorites { try await setFavorite(true, id) }
    try await avatars.save(step.changes)
    return record
  }

  /// The outcome of a file, and its character if it is new.
  private func outcome(
    of path: String, by user: UserProfile.ID?, known: inout KnownCards
  ) async throws -> (CardImport, NewCharacter?) {
    do {
      // A picture is read three times: for its card, its head and its own bytes.
      let source = try CardSource(path: path).buffered(atMost: PictureFile.longest)
      let read = try CardReader.read(source, name: path)
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
  ) async throws -> (CardImport, NewCharacter?) {
    let fields = read.card.fields
    let document = Array(read.card.text.utf8)
    guard document.count <= CharacterCard.longest else { throw CardError.tooLarge(.card, limit: CharacterCard.longest) }
    let name = try Self.usable(Self.name(of: fields))
    var warnings = read.warnings.map(\.text)
    let world = fields.lorebook == nil ? fields.world : nil
    if let twin = try await known.twin(of: document, named: name) {
      var result = CardImport(
        path: path, outcome: .known(twin), contents: read.preview.contents, warnings: warnings)
      result.world = world
      return (result, nil)
    }
    let otherVersion = try await known.otherVersion(of: fields, named: name)
    let time = known.next(at: now())
    let traits = fields.presentation.traits ?? .unchosen
    var avatar = Avatar(
      id: Avatar.ID(at: time), name: name, character: traits.character, action: traits.action,
      location: traits.location, tagline: fields.tagline(named: name), look: fields.presentation.look, author: user,
      created: time)
    let definition = CharacterDefinition(fields)
    try Self.check(CharacterDetails(avatar, definition))
    let picture = picture(of: read, named: path, at: time, &warnings)
    avatar.picture = picture?.id
    known.add(avatar, document, creator: fields.creator)
    var result = CardImport(
      path: path, outcome: .added(avatar), otherVersion: otherVersion, contents: read.preview.contents,
      warnings: warnings)
    result.world = world
    let change = CharacterChange(CharacterDetails(avatar, definition), with: picture, card: document, at: time)
    return (result, NewCharacter(change: change, isFavorite: fields.isFavorite))
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
    // The pictures are not decoded: that would take most of an import. If one turns out to be broken, a portrait is
    // drawn.
    guard (try? PictureFile.check(file, path)) != nil else {
      warnings.append(
        LocalizedText(
          "Its picture cannot be shown here, so a portrait is drawn.", "그림을 표시할 수 없어 초상을 그립니다."))
      return nil
    }
    return AvatarPicture(id: AvatarPicture.ID(at: time), file: file)
  }

  /// The name that a card's character gets here: one line, not too long.
  static func name(of fields: CardFields) -> String {
    fields.name.asOneLine(longest: longestName)
  }
}

// MARK: - The way back

extension AvatarRepository {
  /// The name of the note with the characters of the last import. It has no meaning on another machine.
  public static let lastImport = "cards/last-import"

  /// The record that an import begins with. If the last import was stopped and had one of these cards, the user has
  /// repeated the command: the import continues its record, and one undo takes both back.
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
