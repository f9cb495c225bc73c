public import FeatureKitTestSupport
public import TerminalTesting
public import Entities
public import Explore

/// The interactor of Explore over avatars in memory: every answer follows from them.
@MainActor
public final class FakeExploreInteractor: ExploreFeatureInteractor {
  /// All avatars, the most used first; the first five are featured.
  public var avatars: [Avatar]
  /// Their definitions; an avatar without one has an empty definition.
  public var definitions: [Avatar.ID: CharacterDefinition] = [:]
  /// The entries of the lorebooks in definitions, by their texts. A text that is not listed cannot be read.
  public var lore: [String: [LorebookEntry]] = ["": []]
  /// The picture of each change of an avatar.
  public private(set) var pictureChanges: [PictureChange] = []
  /// The errors of calls, while they are set.
  public var featuredError: (any Error)?, popularError: (any Error)?, error: (any Error)?
  /// Closed gates hold loads. They count the calls.
  public let featuredGate = Gate(), popularGate = Gate(), gate = Gate()

  /// The variant of the row of categories.
  public var categoryRowTest = CategoryRowTest.original
  /// Whether the experiment offers to save profiles without a name.
  public var createAccountTest = CreateAccountTest.off
  /// Whether the offer can be made now; false once it was answered.
  public var canOffer = true
  /// A closed gate holds `canOfferSaving`.
  public let offerGate = Gate()
  /// Whether the run is a developer's.
  public var isForDevelopers = false
  /// The answer about reminders. By default they are denied.
  public var reminders = ReminderStatus(permission: .denied)
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []

  /// An interactor with these avatars.
  public init(_ avatars: [Avatar] = Avatar.samples) {
    self.avatars = avatars
  }

  /// Records the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// Whether the offer was not answered yet.
  public func canOfferSaving() async throws -> Bool {
    await offerGate.pass()
    if let error { throw error }
    return canOffer
  }

  /// Records the answer.
  public func recordOfferAnswered() async throws {
    if let error { throw error }
    canOffer = false
  }

  /// Returns `reminders`.
  public func reminderStatus() async throws -> ReminderStatus { reminders }

  /// Allows reminders.
  public func allowReminders(mentioningChats: Bool) async throws {
    if let error { throw error }
    (reminders.permission, reminders.mentionsChats) = (.allowed, mentioningChats)
  }

  /// Those of `avatars` whose names have the letters.
  public func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar] {
    if let error { throw error }
    return Array(avatars.filter { letters.isPart(of: $0.name) }.prefix(limit))
  }

  /// The first five.
  public func featuredAvatars() async throws -> [Avatar] {
    await featuredGate.pass()
    try Task.checkCancellation()
    if let featuredError { throw featuredError }
    return Array(avatars.prefix(5))
  }

  /// All of them, in their order.
  public func popularAvatars(limit: Int) async throws -> [Avatar] {
    await popularGate.pass()
    try Task.checkCancellation()
    if let popularError { throw popularError }
    return avatars
  }

  /// The avatars of a kind, in their order.
  public func avatars(of kind: CharacterOption) async throws -> [Avatar] {
    try await allAvatars().filter { $0.character == kind }
  }

  /// The avatar with an id, and its definition.
  public func character(_ id: Avatar.ID) async throws -> CharacterDetails? {
    try await allAvatars().first { $0.id == id }.map {
      CharacterDetails($0, definitions[$0.id] ?? CharacterDefinition())
    }
  }

  /// Returns one of `lore`.
  public func lorebookEntries(in text: String) async throws -> [LorebookEntry] {
    guard let entries = lore[text] else { throw OutOfReach() }
    return entries
  }

  /// The first avatar with exactly this name or id.
  public func avatar(named name: String) async throws -> Avatar {
    guard let avatar = try await allAvatars().first(where: { $0.name == name || "\($0.id)" == name }) else {
      throw OutOfReach()
    }
    return avatar
  }

  /// Whether it has an author.
  public func isOwn(_ avatar: Avatar) async throws -> Bool { avatar.author != nil }

  /// Adds a copy after all others.
  public func duplicateAvatar(_ id: Avatar.ID, named name: String) async throws -> Avatar {
    guard let details = try await character(id) else { throw OutOfReach() }
    var draft = AvatarDraft(details)
    draft.name = name
    return try await createAvatar(draft)
  }

  /// Changes the avatar with this id.
  public func changeAvatar(
    _ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange
  ) async throws -> Avatar {
    guard let place = try await allAvatars().firstIndex(where: { $0.id == id }) else { throw OutOfReach() }
    pictureChanges.append(picture)
    var changed = CharacterDetails(avatars[place])
    for field in CharacterField.allCases { _ = changed.set(field, to: draft[field]) }
    (avatars[place], definitions[id]) = (changed.avatar, changed.definition)
    return changed.avatar
  }

  /// The favourites, and the numbers of chats.
  public var favorites: Set<Avatar.ID> = [], chatCounts: [Avatar.ID: Int] = [:]
  /// A closed gate holds the search in texts. It counts the calls.
  public let textGate = Gate()
  /// The model that writes characters.
  public var writer = FakeWritingModel()
  /// The files of cards, by the path that holds them. A path without any is out of reach.
  public var cardFiles: [String: [String]] = [:]
  /// The outcomes of imports by path; a file without one is a new avatar named by its path.
  public var cardOutcomes: [String: CardImport] = [:]
  /// The imports so far.
  public private(set) var imports: [(paths: [String], isPreview: Bool)] = []
  /// A closed gate holds imports after each step. It counts the steps.
  public let importGate = Gate()
  /// Called after each step of an import.
  public var onImportStep: @MainActor () -> Void = {}
  /// The avatars of the last import, and those that stay when it is taken back.
  public var lastImport: (deleted: [Avatar], kept: [Avatar]) = ([], [])
  /// The avatars that the last deletion of many began with.
  public var lastDeletion: [Avatar] = []
  /// The paths of exported cards, and whether a file there may be replaced.
  public private(set) var exports: [(path: String, isReplacing: Bool)] = []
  /// What an exported card lacks.
  public var lacks: [LocalizedText] = []

  /// The paths at which there is no file.
  public var missingCards: Set<String> = []

  /// The files at a path.
  public func cardFiles(at path: String) async throws -> [String] {
    await gate.pass()
    try Task.checkCancellation()
    if missingCards.contains(path) { throw MissingCard() }
    guard let files = cardFiles[path] else { throw OutOfReach() }
    return files
  }

  /// Adds an avatar for each file, unless it has another outcome; two files in a step.
  public func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport] {
    imports.append((paths, isPreview))
    var results: [CardImport] = []
    while results.count < paths.count, !Task.isCancelled {
      var step: [CardImport] = []
      for path in paths[results.count...].prefix(2) {
        if let outcome = cardOutcomes[path] {
          step.append(outcome)
          continue
        }
        let looks = AvatarDescription(character: .cat, action: .smiling, location: .park)
        let avatar = try await createAvatar(AvatarDraft(name: path, picturePath: "", description: looks))
        step.append(CardImport(path: path, outcome: .added(avatar)))
      }
      results += step
      try onStep(step, results.count)
      onImportStep()
      await importGate.pass()
    }
    return results
  }

  /// Whether `lastImport` has an avatar.
  public func hasCardImport() async throws -> Bool { !lastImport.deleted.isEmpty || !lastImport.kept.isEmpty }

  /// Returns `lastImport`.
  public func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar]) { lastImport }

  /// Records the path. A file that is there already is an error, unless it may be replaced.
  public func exportCard(
    _ id: Avatar.ID, to path: String, replacing isReplacing: Bool
  ) async throws -> [LocalizedText] {
    exports.append((path, isReplacing))
    if cardFiles[path] != nil, !isReplacing { throw FileIsThere() }
    return lacks
  }

  /// Removes the avatar with this id.
  public func deleteAvatar(_ id: Avatar.ID) async throws {
    if let error { throw error }
    avatars.removeAll { $0.id == id }
  }

  /// All of them, in their order.
  public func allAvatars() async throws -> [Avatar] {
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return avatars
  }

  /// A profile without a name.
  public func ensureProfile() async throws -> UserProfile {
    if let error { throw error }
    return UserProfile(id: UserProfile.ID(high: 9, low: 1), created: Timestamp(milliseconds: 1_000))
  }

  /// Adds an avatar after all others. It has a picture if a path is given.
  public func createAvatar(_ draft: AvatarDraft) async throws -> Avatar {
    if let error { throw error }
    let path = draft.picturePath
    let avatar = Avatar(
      id: Avatar.ID(high: 9, low: UInt64(avatars.count)), name: draft.name, character: draft.description.character,
      action: draft.description.action, location: draft.description.location, tagline: draft.tagline,
      picture: path.isEmpty ? nil : AvatarPicture.ID(high: 0, low: UInt64(path.utf8.count)), look: draft.look,
      author: try await ensureProfile().id, created: Timestamp(milliseconds: 1_000))
    avatars.append(avatar)
    definitions[avatar.id] = draft.definition
    return avatar
  }
}

/// The error of a file that is there already.
public struct FileIsThere: FileExistsError {
  /// It is.
  public let isFileExisting = true
  /// The error.
  public init() {}
}

/// The error that there is no file.
public struct MissingCard: NotFoundError, UserErrorConvertible, ExplainedError {
  /// Always true.
  public let isMissing = true
  /// The file is to blame.
  public var userError: UserError? { .file }
  /// The message.
  public func message(in language: ContentLanguage) -> String { language("There is no such file.", "그런 파일이 없습니다.") }
}
