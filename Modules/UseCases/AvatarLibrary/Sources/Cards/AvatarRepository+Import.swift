import CharacterCards
import Entities
import Storage

/// Importing cards.
extension AvatarRepository {
  func cardFiles(at path: String) throws -> [String] { try CardFolder.files(at: path) }

  /// The name of the note with the characters of the last import, an id in each line.
  private static let lastImport = "cards/last-import"

  /// Imports the cards in files, all of them in one step: after a kill there are all of these characters or none.
  /// - Parameters:
  ///   - isPreview: Whether nothing is stored.
  ///   - isContinued: Whether it continues an import, so that one way back covers both.
  /// - Returns: What became of each file, in their order.
  func importCards(at paths: [String], isPreview: Bool, isContinued: Bool) async throws -> [CardImport] {
    let user = try await user()
    var known = KnownCards(try await ownAvatars(), in: avatars)
    var results: [CardImport] = []
    var changes: [CharacterChange] = []
    for path in paths {
      try Task.checkCancellation()
      do {
        let read = try CardReader.read(try CardSource(path: path), name: path)
        let (result, change) = try await character(from: read, at: path, by: user, known: &known)
        results.append(result)
        if let change { changes.append(change) }
      } catch let error as CardError {
        results.append(CardImport(path: path, outcome: .refused(LocalizedText(explaining: error))))
      } catch let error as AvatarFailure {
        results.append(CardImport(path: path, outcome: .refused(LocalizedText(explaining: error))))
      }
    }
    if isPreview { return results }
    if !isContinued { try await beginImport(results, of: user) }
    if !changes.isEmpty {
      try await avatars.save(changes)
      try await remember(changes.map(\.details.avatar.id), of: user)
    }
    return results
  }

  /// The character of a card; nil when the same card is here already.
  private func character(
    from read: ReadCard, at path: String, by user: UserProfile.ID, known: inout KnownCards
  ) async throws -> (CardImport, CharacterChange?) {
    let fields = read.card.fields
    let document = Array(read.card.text.utf8)
    let name = try Self.usable(Self.name(of: fields))
    var warnings = read.warnings.map(\.text)
    if let twin = try await known.twin(of: document, named: name) {
      let result = CardImport(
        path: path, outcome: .known(twin), contents: read.preview.contents, warnings: warnings)
      return (result, nil)
    }
    let otherVersion = try await known.otherVersion(of: fields, named: name)
    let definition = CharacterDefinition(fields)
    guard definition.size <= CharacterDefinition.longest else { throw AvatarFailure.longDefinition }
    let time = now()
    // A card says nothing of kind, activity and place: they only draw the portrait.
    var avatar = Avatar(
      id: Avatar.ID(at: time), name: name, character: .woman, action: .smiling, location: .city,
      tagline: Self.tagline(of: fields), author: user, created: time)
    let picture = picture(of: read, named: path, at: time, &warnings)
    avatar.picture = picture?.id
    known.add(avatar, document)
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
  /// The ids of the last import, in its order; none when it was taken back.
  private func imported(by user: UserProfile.ID) async throws -> [Avatar.ID] {
    let note = try await notes.note(Self.lastImport, of: user) ?? ""
    return note.split(separator: "\n").compactMap { Avatar.ID(String($0)) }
  }

  /// Begins to record another import. An import of cards that the last one brought goes on with it: the user repeats
  /// the command after a stop, and takes back both at once.
  private func beginImport(_ results: [CardImport], of user: UserProfile.ID) async throws {
    let last = Set(try await imported(by: user))
    let goesOn = results.contains {
      if case .known(let avatar) = $0.outcome { last.contains(avatar.id) } else { false }
    }
    if !goesOn, !last.isEmpty { try await notes.setNote(nil, named: Self.lastImport, of: user) }
  }

  private func remember(_ ids: [Avatar.ID], of user: UserProfile.ID) async throws {
    let all = try await imported(by: user) + ids
    try await notes.setNote(all.map(\.description).joined(separator: "\n"), named: Self.lastImport, of: user)
  }

  /// Deletes the characters of the last import, but for those that were edited since. Chats with them stay.
  /// - Returns: The deleted ones, and those that stay.
  func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar]) {
    let user = try await user()
    var (deleted, kept): ([Avatar], [Avatar]) = ([], [])
    for id in try await imported(by: user) {
      guard let avatar = try await avatars.avatar(id), avatar.author == user, !avatar.isDeleted else { continue }
      guard try await avatars.edits(of: id, limit: 1).isEmpty else {
        kept.append(avatar)
        continue
      }
      try await avatars.deleteAvatar(id)
      deleted.append(avatar)
    }
    try await notes.setNote(nil, named: Self.lastImport, of: user)
    return (deleted, kept)
  }
}
