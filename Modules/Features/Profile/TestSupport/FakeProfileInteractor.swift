public import TerminalTesting
public import Entities
public import Profile
public import FeatureKitTestSupport

/// The interactor of Profile over a user and avatars in memory.
@MainActor public final class FakeProfileInteractor: ProfileFeatureInteractor {
  /// The path of the picture of each new avatar; nil for one without a picture.
  public private(set) var picturePaths: [String?] = []
  /// The profile in use.
  public var profile: UserProfile?
  /// The user's avatars, the newest first.
  public var avatars: [Avatar]
  /// The avatars that the last deletion began with.
  public var lastDeletion: [Avatar] = []
  /// The errors of calls, while they are set.
  public var loadError: (any Error)?, saveError: (any Error)?, deleteError: (any Error)?
  /// Closed gates hold work. They count the calls.
  public let loadGate = Gate(), saveGate = Gate(), deleteGate = Gate()
  /// The unsaved form of a new avatar, and those of edited ones.
  public var draft: AvatarDraft?, editDrafts: [Avatar.ID: AvatarDraft] = [:]
  /// The pictures that can be shown before they are saved, by path.
  public var previews: [String: AvatarPicture.ID] = [:]
  /// The unsaved text of the other forms.
  public var formDrafts: [FormDraft.Form: FormDraft] = [:]
  /// The definitions of the avatars. An avatar that is not listed has an empty definition.
  public var definitions: [Avatar.ID: CharacterDefinition] = [:]
  /// The entries of the lorebooks in definitions, by their texts. A text that is not listed cannot be read.
  public var lore: [String: [LorebookEntry]] = ["": []]
  /// The edits of each avatar, the newest first.
  public var edits: [Avatar.ID: [CharacterEdit]] = [:]
  /// The pictures of changed avatars.
  public internal(set) var pictureChanges: [PictureChange] = []
  /// The model that writes characters.
  public var writer = FakeWritingModel()
  /// The window of the model that answers.
  public var window: Int?
  /// The events so far.
  public private(set) var events: [LoggableEvent] = []
  /// The updates that `tell` sends.
  public let profileUpdates: AsyncStream<UserProfile?>
  /// The user's personas, the oldest first, and where they count.
  public var personaList: [Persona] = [], bindings: [PersonaBinding] = []
  /// The user's lorebooks with their entries, the oldest first, and where they count.
  public var lorebookList: [LorebookDetails] = [], assignments: [LorebookAssignment] = []
  /// The outcomes of imported files, by path.
  public var importsOfFiles: [String: [LorebookImport]] = [:]
  /// The files that were written, with their formats.
  public internal(set) var exports: [String: LorebookFileFormat] = [:]
  /// The user's templates.
  public var templateList = TemplateList()
  /// The user's chats.
  public var chats: [Conversation] = []
  private let updates: AsyncStream<UserProfile?>.Continuation
  var time: Int64 = 10_000
  var savedLorebooks: [LorebookDetails] = []

  /// A user with these avatars.
  public init(_ avatars: [Avatar] = Avatar.ownSamples, profile: UserProfile? = .mina) {
    self.avatars = avatars
    self.profile = profile
    (profileUpdates, updates) = AsyncStream.makeStream()
  }

  /// Changes the profile, and notifies the listener.
  public func tell(_ profile: UserProfile?) {
    self.profile = profile
    updates.yield(profile)
  }

  /// Records the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// The profile in use.
  public func currentProfile() async throws -> UserProfile? {
    if let loadError { throw loadError }
    return profile
  }

  /// The avatars at the time of the call, once the gate is open.
  public func ownAvatars() async throws -> [Avatar] {
    let before = avatars
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return before
  }

  /// Remembers the avatars with these ids.
  public func beginDeletion(of ids: [Avatar.ID]) async throws { lastDeletion = avatars.filter { ids.contains($0.id) } }

  /// Removes the avatar from `avatars`.
  public func deleteUndoably(_ id: Avatar.ID) async throws {
    await deleteGate.pass()
    if let deleteError { throw deleteError }
    avatars.removeAll { $0.id == id }
  }

  /// Those of `lastDeletion` that are not in `avatars`.
  public func lastDeletedAvatars() async throws -> [Avatar] {
    lastDeletion.filter { deleted in !avatars.contains { $0.id == deleted.id } }
  }

  /// Adds those of the last deletion again, after all others.
  public func undoDeletion() async throws -> Int {
    if let deleteError { throw deleteError }
    let missing = try await lastDeletedAvatars()
    avatars += missing
    return missing.count
  }

  /// The saved draft.
  public func avatarDraft(of edited: Avatar.ID?) async throws -> AvatarDraft? {
    if let loadError { throw loadError }
    return edited.map { editDrafts[$0] } ?? draft
  }

  /// Stores the draft.
  public func saveAvatarDraft(_ draft: AvatarDraft?, of edited: Avatar.ID?) async throws {
    if let saveError { throw saveError }
    if let edited { editDrafts[edited] = draft } else { self.draft = draft }
  }

  /// The picture at a path of `previews`.
  public func previewPicture(at path: String) async throws -> AvatarPicture.ID {
    guard let id = previews[path] else { throw OutOfReach() }
    return id
  }

  /// The saved text of a form.
  public func formDraft(_ form: FormDraft.Form) async throws -> FormDraft? { formDrafts[form] }

  /// Stores the text of a form.
  public func saveFormDraft(_ draft: FormDraft?, of form: FormDraft.Form) async throws { formDrafts[form] = draft }

  /// The avatar with an id, once the gate is open.
  public func character(_ id: Avatar.ID) async throws -> CharacterDetails? {
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return avatars.first { $0.id == id }.map { CharacterDetails($0, definitions[id] ?? CharacterDefinition()) }
  }

  /// Puts a new avatar first in `avatars`.
  public func createAvatar(_ draft: AvatarDraft) async throws -> Avatar {
    picturePaths.append(draft.picturePath.isEmpty ? nil : draft.picturePath)
    await saveGate.pass()
    if let saveError { throw saveError }
    time += 1
    let avatar = Avatar(
      id: Avatar.ID(high: 1, low: UInt64(time)), name: draft.name, character: draft.description.character,
      action: draft.description.action, location: draft.description.location, tagline: draft.tagline,
      look: draft.look, author: profile?.id, created: Timestamp(milliseconds: time))
    avatars.insert(avatar, at: 0)
    definitions[avatar.id] = draft.definition
    return avatar
  }

  /// Changes an avatar, and records an edit.
  public func changeAvatar(
    _ id: Avatar.ID, to draft: AvatarDraft, picture: PictureChange
  ) async throws -> Avatar {
    pictureChanges.append(picture)
    await saveGate.pass()
    if let saveError { throw saveError }
    guard let before = try await character(id) else { throw OutOfReach() }
    var after = before
    for field in CharacterField.allCases { _ = after.set(field, to: draft[field]) }
    return store(after, inPlaceOf: before)
  }

  private func store(_ after: CharacterDetails, inPlaceOf before: CharacterDetails) -> Avatar {
    time += 1
    let id = after.avatar.id
    let edit = CharacterEdit(
      id: CharacterEdit.ID(high: 3, low: UInt64(time)), time: Timestamp(milliseconds: time),
      earlier: before.differences(from: after))
    if !edit.earlier.isEmpty { edits[id, default: []].insert(edit, at: 0) }
    avatars = avatars.map { $0.id == id ? after.avatar : $0 }
    definitions[id] = after.definition
    return after.avatar
  }

  /// The latest of `edits`.
  public func avatarEdits(of id: Avatar.ID, limit: Int) async throws -> [CharacterEdit] {
    if let loadError { throw loadError }
    return Array((edits[id] ?? []).prefix(limit))
  }

  /// Goes back, and records that as an edit.
  public func restoreAvatar(_ id: Avatar.ID, before edit: CharacterEdit.ID) async throws -> Avatar {
    if let saveError { throw saveError }
    guard let details = try await character(id), let all = edits[id],
      let place = all.firstIndex(where: { $0.id == edit })
    else { throw OutOfReach() }
    return store(details.before(all[...place]), inPlaceOf: details)
  }

  /// A token for each four bytes.
  public func estimatedTokens(of text: String) -> Int { (text.utf8.count + 3) / 4 }

  /// Returns `window`.
  public func contextWindow(for avatar: Avatar.ID?) async throws -> Int? { window }
}
