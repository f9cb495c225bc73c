// Generated from AvatarCommandsInteractor.swift, CardImportInteractor.swift, CategoryInteractor.swift, CharacterInteractor.swift, CharacterModelInteractor.swift, CharacterPreviewInteractor.swift, ExploreActions.swift, ExploreFeatureInteractor.swift, ExploreInteractor.swift, LibraryInteractor.swift and SaveOfferContract.swift by `Tools/feature doubles Explore`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import Explore
import FeatureKitTestSupport

/// Answers the screens of Explore as a test sets it. A member without an answer fails the test, by its name.
@MainActor
public final class StubExploreInteractor: AvatarCommandsInteractor, CardImportInteractor, CategoryInteractor,
  CharacterInteractor, CharacterModelInteractor, CharacterPreviewInteractor, ExploreActionsInteractor,
  ExploreFeatureInteractor, ExploreInteractor, LibraryInteractor, SaveOfferInteractor
{
  /// What `allAvatars()` answers.
  public var onAllAvatars: (@MainActor () async throws -> [Avatar])?
  /// What `allowReminders(mentioningChats:)` answers.
  public var onAllowReminders: (@MainActor (Bool) async throws -> Void)?
  /// What `avatar(named:)` answers.
  public var onAvatar: (@MainActor (String) async throws -> Avatar)?
  /// What `avatars(named:limit:)` answers.
  public var onAvatarsNamedLimit: (@MainActor (LetterPattern, Int) async throws -> [Avatar])?
  /// What `avatars(of:)` answers.
  public var onAvatarsOf: (@MainActor (CharacterOption) async throws -> [Avatar])?
  /// What `beginDeletion(of:)` answers.
  public var onBeginDeletion: (@MainActor ([Avatar.ID]) async throws -> Void)?
  /// What `canOfferSaving()` answers.
  public var onCanOfferSaving: (@MainActor () async throws -> Bool)?
  /// What `cardFiles(at:)` answers.
  public var onCardFiles: (@MainActor (String) async throws -> [String])?
  /// What `categoryRowTest` answers.
  public var onCategoryRowTest: (@MainActor () -> CategoryRowTest)?
  /// What `changeAvatar(_:to:picture:)` answers.
  public var onChangeAvatar: (@MainActor (Avatar.ID, AvatarDraft, PictureChange) async throws -> Avatar)?
  /// What `character(_:)` answers.
  public var onCharacter: (@MainActor (Avatar.ID) async throws -> CharacterDetails?)?
  /// What `createAccountTest` answers.
  public var onCreateAccountTest: (@MainActor () -> CreateAccountTest)?
  /// What `createAvatar(_:)` answers.
  public var onCreateAvatar: (@MainActor (AvatarDraft) async throws -> Avatar)?
  /// What `deleteAvatar(_:)` answers.
  public var onDeleteAvatar: (@MainActor (Avatar.ID) async throws -> Void)?
  /// What `deleteUndoably(_:)` answers.
  public var onDeleteUndoably: (@MainActor (Avatar.ID) async throws -> Void)?
  /// What `drawCharacter(_:)` answers.
  public var onDrawCharacter: (@MainActor (CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error>)?
  /// What `drawingPlan(for:)` answers.
  public var onDrawingPlan: (@MainActor (CharacterIdea) async throws -> WritingPlan)?
  /// What `duplicateAvatar(_:named:)` answers.
  public var onDuplicateAvatar: (@MainActor (Avatar.ID, String) async throws -> Avatar)?
  /// What `ensureProfile()` answers.
  public var onEnsureProfile: (@MainActor () async throws -> UserProfile)?
  /// What `expectedCost(of:)` answers.
  public var onExpectedCost: (@MainActor (UsageSum) async throws -> Cost)?
  /// What `exportCard(_:to:replacing:)` answers.
  public var onExportCardToReplacing: (@MainActor (Avatar.ID, String, Bool) async throws -> [LocalizedText])?
  /// What `exportCard(_:toFolder:)` answers.
  public var onExportCardToFolder: (@MainActor (Avatar.ID, String) async throws -> String)?
  /// What `featuredAvatars()` answers.
  public var onFeaturedAvatars: (@MainActor () async throws -> [Avatar])?
  /// What `fields(with:of:)` answers.
  public var onFields: (@MainActor (LetterPattern, [Avatar.ID]) async throws -> [Avatar.ID: CharacterField])?
  /// What `hasCardImport()` answers.
  public var onHasCardImport: (@MainActor () async throws -> Bool)?
  /// What `importCards(at:isPreview:onStep:)` answers.
  public var onImportCards:
    (
      @MainActor ([String], Bool, @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void) async throws
        -> [CardImport]
    )?
  /// What `isFavorite(_:)` answers.
  public var onIsFavorite: (@MainActor (Avatar.ID) async throws -> Bool)?
  /// What `isForDevelopers` answers.
  public var onIsForDevelopers: (@MainActor () -> Bool)?
  /// What `isOwn(_:)` answers.
  public var onIsOwn: (@MainActor (Avatar) async throws -> Bool)?
  /// What `lastDeletedAvatars()` answers.
  public var onLastDeletedAvatars: (@MainActor () async throws -> [Avatar])?
  /// What `libraryEntries()` answers.
  public var onLibraryEntries: (@MainActor () async throws -> [LibraryEntry])?
  /// What `log(_:)` answers.
  public var onLog: (@MainActor (LoggableEvent) -> Void)?
  /// What `lorebookEntries(in:)` answers.
  public var onLorebookEntries: (@MainActor (String) async throws -> [LorebookEntry])?
  /// What `popularAvatars(limit:)` answers.
  public var onPopularAvatars: (@MainActor (Int) async throws -> [Avatar])?
  /// What `recordOfferAnswered()` answers.
  public var onRecordOfferAnswered: (@MainActor () async throws -> Void)?
  /// What `reminderStatus()` answers.
  public var onReminderStatus: (@MainActor () async throws -> ReminderStatus)?
  /// What `setFavorite(_:_:)` answers.
  public var onSetFavorite: (@MainActor (Bool, Avatar.ID) async throws -> Void)?
  /// What `setTags(_:_:of:)` answers.
  public var onSetTags: (@MainActor ([String], Bool, Avatar.ID) async throws -> Bool)?
  /// What `undoCardImport()` answers.
  public var onUndoCardImport: (@MainActor () async throws -> (deleted: [Avatar], kept: [Avatar]))?
  /// What `undoDeletion()` answers.
  public var onUndoDeletion: (@MainActor () async throws -> Int)?
  /// What `writeCharacter(_:)` answers.
  public var onWriteCharacter: (@MainActor (CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error>)?
  /// What `writingPlan(for:)` answers.
  public var onWritingPlan: (@MainActor (CharacterIdea) async throws -> WritingPlan)?

  /// An interactor that answers nothing yet.
  public init() {}

  public func allAvatars() async throws -> [Avatar] {
    guard let onAllAvatars else {
      throw Unanswered.error("StubExploreInteractor.allAvatars()", set: "onAllAvatars")
    }
    return try await onAllAvatars()
  }

  public func allowReminders(mentioningChats: Bool) async throws {
    guard let onAllowReminders else {
      throw Unanswered.error("StubExploreInteractor.allowReminders(mentioningChats:)", set: "onAllowReminders")
    }
    try await onAllowReminders(mentioningChats)
  }

  public func avatar(named name: String) async throws -> Avatar {
    guard let onAvatar else {
      throw Unanswered.error("StubExploreInteractor.avatar(named:)", set: "onAvatar")
    }
    return try await onAvatar(name)
  }

  public func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar] {
    guard let onAvatarsNamedLimit else {
      throw Unanswered.error("StubExploreInteractor.avatars(named:limit:)", set: "onAvatarsNamedLimit")
    }
    return try await onAvatarsNamedLimit(letters, limit)
  }

  public func avatars(of kind: CharacterOption) async throws -> [Avatar] {
    guard let onAvatarsOf else {
      throw Unanswered.error("StubExploreInteractor.avatars(of:)", set: "onAvatarsOf")
    }
    return try await onAvatarsOf(kind)
  }

  public func beginDeletion(of ids: [Avatar.ID]) async throws {
    guard let onBeginDeletion else {
      throw Unanswered.error("StubExploreInteractor.beginDeletion(of:)", set: "onBeginDeletion")
    }
    try await onBeginDeletion(ids)
  }

  public func canOfferSaving() async throws -> Bool {
    guard let onCanOfferSaving else {
      throw Unanswered.error("StubExploreInteractor.canOfferSaving()", set: "onCanOfferSaving")
    }
    return try await onCanOfferSaving()
  }

  public func cardFiles(at path: String) async throws -> [String] {
    guard let onCardFiles else {
      throw Unanswered.error("StubExploreInteractor.cardFiles(at:)", set: "onCardFiles")
    }
    return try await onCardFiles(path)
  }

  public var categoryRowTest: CategoryRowTest {
    guard let onCategoryRowTest else {
      return Unanswered.call("StubExploreInteractor.categoryRowTest", set: "onCategoryRowTest")
    }
    return onCategoryRowTest()
  }

  public func changeAvatar(_ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange) async throws -> Avatar {
    guard let onChangeAvatar else {
      throw Unanswered.error("StubExploreInteractor.changeAvatar(_:to:picture:)", set: "onChangeAvatar")
    }
    return try await onChangeAvatar(id, draft, picture)
  }

  public func character(_ id: Avatar.ID) async throws -> CharacterDetails? {
    guard let onCharacter else {
      throw Unanswered.error("StubExploreInteractor.character(_:)", set: "onCharacter")
    }
    return try await onCharacter(id)
  }

  public var createAccountTest: CreateAccountTest {
    guard let onCreateAccountTest else {
      return Unanswered.call("StubExploreInteractor.createAccountTest", set: "onCreateAccountTest")
    }
    return onCreateAccountTest()
  }

  public func createAvatar(_ draft: AvatarDraft) async throws -> Avatar {
    guard let onCreateAvatar else {
      throw Unanswered.error("StubExploreInteractor.createAvatar(_:)", set: "onCreateAvatar")
    }
    return try await onCreateAvatar(draft)
  }

  public func deleteAvatar(_ id: Avatar.ID) async throws {
    guard let onDeleteAvatar else {
      throw Unanswered.error("StubExploreInteractor.deleteAvatar(_:)", set: "onDeleteAvatar")
    }
    try await onDeleteAvatar(id)
  }

  public func deleteUndoably(_ id: Avatar.ID) async throws {
    guard let onDeleteUndoably else {
      throw Unanswered.error("StubExploreInteractor.deleteUndoably(_:)", set: "onDeleteUndoably")
    }
    try await onDeleteUndoably(id)
  }

  public func drawCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<DrawingStep, any Error> {
    guard let onDrawCharacter else {
      return Unanswered.call(
        "StubExploreInteractor.drawCharacter(_:)", set: "onDrawCharacter", default: AsyncThrowingStream { $0.finish() })
    }
    return onDrawCharacter(idea)
  }

  public func drawingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    guard let onDrawingPlan else {
      throw Unanswered.error("StubExploreInteractor.drawingPlan(for:)", set: "onDrawingPlan")
    }
    return try await onDrawingPlan(idea)
  }

  public func duplicateAvatar(_ id: Avatar.ID, named name: String) async throws -> Avatar {
    guard let onDuplicateAvatar else {
      throw Unanswered.error("StubExploreInteractor.duplicateAvatar(_:named:)", set: "onDuplicateAvatar")
    }
    return try await onDuplicateAvatar(id, name)
  }

  public func ensureProfile() async throws -> UserProfile {
    guard let onEnsureProfile else {
      throw Unanswered.error("StubExploreInteractor.ensureProfile()", set: "onEnsureProfile")
    }
    return try await onEnsureProfile()
  }

  public func expectedCost(of usage: UsageSum) async throws -> Cost {
    guard let onExpectedCost else {
      throw Unanswered.error("StubExploreInteractor.expectedCost(of:)", set: "onExpectedCost")
    }
    return try await onExpectedCost(usage)
  }

  public func exportCard(_ id: Avatar.ID, to path: String, replacing isReplacing: Bool) async throws -> [LocalizedText]
  {
    guard let onExportCardToReplacing else {
      throw Unanswered.error("StubExploreInteractor.exportCard(_:to:replacing:)", set: "onExportCardToReplacing")
    }
    return try await onExportCardToReplacing(id, path, isReplacing)
  }

  public func exportCard(_ id: Avatar.ID, toFolder folder: String) async throws -> String {
    guard let onExportCardToFolder else {
      throw Unanswered.error("StubExploreInteractor.exportCard(_:toFolder:)", set: "onExportCardToFolder")
    }
    return try await onExportCardToFolder(id, folder)
  }

  public func featuredAvatars() async throws -> [Avatar] {
    guard let onFeaturedAvatars else {
      throw Unanswered.error("StubExploreInteractor.featuredAvatars()", set: "onFeaturedAvatars")
    }
    return try await onFeaturedAvatars()
  }

  public func fields(with letters: LetterPattern, of ids: [Avatar.ID]) async throws -> [Avatar.ID: CharacterField] {
    guard let onFields else {
      throw Unanswered.error("StubExploreInteractor.fields(with:of:)", set: "onFields")
    }
    return try await onFields(letters, ids)
  }

  public func hasCardImport() async throws -> Bool {
    guard let onHasCardImport else {
      throw Unanswered.error("StubExploreInteractor.hasCardImport()", set: "onHasCardImport")
    }
    return try await onHasCardImport()
  }

  public func importCards(
    at paths: [String], isPreview: Bool, onStep: @MainActor @Sendable (_ step: [CardImport], _ done: Int) throws -> Void
  ) async throws -> [CardImport] {
    guard let onImportCards else {
      throw Unanswered.error("StubExploreInteractor.importCards(at:isPreview:onStep:)", set: "onImportCards")
    }
    return try await onImportCards(paths, isPreview, onStep)
  }

  public func isFavorite(_ id: Avatar.ID) async throws -> Bool {
    guard let onIsFavorite else {
      throw Unanswered.error("StubExploreInteractor.isFavorite(_:)", set: "onIsFavorite")
    }
    return try await onIsFavorite(id)
  }

  public var isForDevelopers: Bool {
    guard let onIsForDevelopers else {
      return Unanswered.call("StubExploreInteractor.isForDevelopers", set: "onIsForDevelopers", default: false)
    }
    return onIsForDevelopers()
  }

  public func isOwn(_ avatar: Avatar) async throws -> Bool {
    guard let onIsOwn else {
      throw Unanswered.error("StubExploreInteractor.isOwn(_:)", set: "onIsOwn")
    }
    return try await onIsOwn(avatar)
  }

  public func lastDeletedAvatars() async throws -> [Avatar] {
    guard let onLastDeletedAvatars else {
      throw Unanswered.error("StubExploreInteractor.lastDeletedAvatars()", set: "onLastDeletedAvatars")
    }
    return try await onLastDeletedAvatars()
  }

  public func libraryEntries() async throws -> [LibraryEntry] {
    guard let onLibraryEntries else {
      throw Unanswered.error("StubExploreInteractor.libraryEntries()", set: "onLibraryEntries")
    }
    return try await onLibraryEntries()
  }

  public func log(_ event: LoggableEvent) {
    guard let onLog else {
      return Unanswered.call("StubExploreInteractor.log(_:)", set: "onLog", default: ())
    }
    onLog(event)
  }

  public func lorebookEntries(in text: String) async throws -> [LorebookEntry] {
    guard let onLorebookEntries else {
      throw Unanswered.error("StubExploreInteractor.lorebookEntries(in:)", set: "onLorebookEntries")
    }
    return try await onLorebookEntries(text)
  }

  public func popularAvatars(limit: Int) async throws -> [Avatar] {
    guard let onPopularAvatars else {
      throw Unanswered.error("StubExploreInteractor.popularAvatars(limit:)", set: "onPopularAvatars")
    }
    return try await onPopularAvatars(limit)
  }

  public func recordOfferAnswered() async throws {
    guard let onRecordOfferAnswered else {
      throw Unanswered.error("StubExploreInteractor.recordOfferAnswered()", set: "onRecordOfferAnswered")
    }
    try await onRecordOfferAnswered()
  }

  public func reminderStatus() async throws -> ReminderStatus {
    guard let onReminderStatus else {
      throw Unanswered.error("StubExploreInteractor.reminderStatus()", set: "onReminderStatus")
    }
    return try await onReminderStatus()
  }

  public func setFavorite(_ isFavorite: Bool, _ id: Avatar.ID) async throws {
    guard let onSetFavorite else {
      throw Unanswered.error("StubExploreInteractor.setFavorite(_:_:)", set: "onSetFavorite")
    }
    try await onSetFavorite(isFavorite, id)
  }

  public func setTags(_ tags: [String], _ isSet: Bool, of id: Avatar.ID) async throws -> Bool {
    guard let onSetTags else {
      throw Unanswered.error("StubExploreInteractor.setTags(_:_:of:)", set: "onSetTags")
    }
    return try await onSetTags(tags, isSet, id)
  }

  public func undoCardImport() async throws -> (deleted: [Avatar], kept: [Avatar]) {
    guard let onUndoCardImport else {
      throw Unanswered.error("StubExploreInteractor.undoCardImport()", set: "onUndoCardImport")
    }
    return try await onUndoCardImport()
  }

  public func undoDeletion() async throws -> Int {
    guard let onUndoDeletion else {
      throw Unanswered.error("StubExploreInteractor.undoDeletion()", set: "onUndoDeletion")
    }
    return try await onUndoDeletion()
  }

  public func writeCharacter(_ idea: CharacterIdea) -> AsyncThrowingStream<WrittenField, any Error> {
    guard let onWriteCharacter else {
      return Unanswered.call(
        "StubExploreInteractor.writeCharacter(_:)", set: "onWriteCharacter",
        default: AsyncThrowingStream { $0.finish() })
    }
    return onWriteCharacter(idea)
  }

  public func writingPlan(for idea: CharacterIdea) async throws -> WritingPlan {
    guard let onWritingPlan else {
      throw Unanswered.error("StubExploreInteractor.writingPlan(for:)", set: "onWritingPlan")
    }
    return try await onWritingPlan(idea)
  }
}
