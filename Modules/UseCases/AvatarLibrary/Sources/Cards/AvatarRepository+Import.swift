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
        var (result, change) = try await character(from: read, at: path, by: user, known: &known)
        if let change {
          changes.append(change)
          result.outcome = .added(change.details.avatar)
        }
        results.append(result)
      } catch let error as CardError {
        results.append(CardImport(path: path, outcome: .refused(LocalizedText(explaining: error))))
      } catch let error as AvatarFailure {
        results.append(CardImport(path: path, outcome: .refused(LocalizedText(explaining: error))))
      }
    }
    if !isPreview, !changes.isEmpty {
      try await avatars.save(changes)
      try await remember(changes.map(\.details.avatar.id), of: user, isContinued: isContinued)
    }
    return results
  }

  /// The character of a card; nil when the same card is here already.
  private func character(
    from read: ReadCard, at path: String, by user: UserProfile.ID, known: inout KnownCards
  ) async throws -> (CardImport, CharacterChange?) {
    let fields = read.card.fields
    var result = CardImport(
      path: path, outcome: .refused(LocalizedText(untranslated: "")), contents: read.preview.contents,
      warnings: read.warnings.map(\.text))
    let document = Array(read.card.text.utf8)
    let name = try Self.usable(Self.name(of: fields))
    if let twin = try await known.twin(of: document, named: name) {
      result.outcome = .known(twin)
      return (result, nil)
    }
    result.otherVersion = try await known.otherVersion(of: fields, named: name)
    let definition = CharacterDefinition(fields)
    guard definition.size <= CharacterDefinition.longest else { throw AvatarFailure.longDefinition }
    let time = now()
    // A card says nothing of kind, activity and place: they only draw the portrait.
    var avatar = Avatar(
      id: Avatar.ID(at: time), name: name, character: .woman, action: .smiling, location: .city,
      tagline: Self.tagline(of: fields), author: user, created: time)
    let picture = picture(of: read, at: time, &result)
    avatar.picture = picture?.id
    known.add(avatar, document)
    let details = CharacterDetails(avatar, definition)
    return (result, CharacterChange(details, with: picture, card: document, at: time))
  }

  private func picture(of read: ReadCard, at time: Timestamp, _ result: inout CardImport) -> AvatarPicture? {
    let file: [UInt8]?
    do throws(CardError) {
      file = try read.picture(atMost: PictureFile.longest)
    } catch {
      result.warnings.append(LocalizedText(explaining: error))
      return nil
    }
    guard let file else { return nil }
    guard (try? PictureFile.check(file, result.path)) != nil, canDraw(file) else {
      result.warnings.append(
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
  private func remember(_ ids: [Avatar.ID], of user: UserProfile.ID, isContinued: Bool) async throws {
    let before = isContinued ? try await notes.note(Self.lastImport, of: user).map { [$0] } ?? [] : []
    let lines = before + ids.map(\.description)
    try await notes.setNote(lines.joined(separator: "\n"), named: Self.lastImport, of: user)
  }

  /// Deletes the characters of the last import, but for those that were edited since. Chats with them stay.
  /// - Returns: The deleted ones, and those that stay.
  func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar]) {
    let user = try await user()
    let note = try await notes.note(Self.lastImport, of: user) ?? ""
    var (deleted, kept): ([Avatar], [Avatar]) = ([], [])
    for line in note.split(separator: "\n") {
      guard let id = Avatar.ID(String(line)), let avatar = try await avatars.avatar(id), avatar.author == user,
        !avatar.isDeleted
      else { continue }
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
