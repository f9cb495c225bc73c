public import Catalogue
public import Entities
public import Storage

/// All avatars of a user: the built-in ones and the user's own, together.
///
/// Without a profile there are only the built-in avatars. Everything that reads or writes the store throws the store's
/// errors.
public struct AvatarRepository: Sendable {
  /// The longest name in characters, without white space around it.
  public static let longestName = 40

  let builtIn: BuiltInAvatars
  let avatars: any AvatarStore
  let profiles: any ProfileStore
  let drafts: DraftStore
  let notes: any NoteStore
  let lorebooks: any LorebookStore
  let drawings: DrawingFolder
  let preview = PicturePreview()
  let now: @Sendable () -> Timestamp
  let canDraw: @Sendable ([UInt8]) -> Bool

  /// A repository of the built-in avatars and the stored ones.
  ///
  /// - Parameters:
  ///   - profiles: The profiles; the one in use is the user.
  ///   - notes: Stores the unsaved forms, the favourites, and what undoing needs.
  ///   - lorebooks: The lorebooks, which a search for words reads too, and of which an exported card can have one.
  ///   - drawings: The pictures that models drew for unsaved forms.
  ///   - now: The current time, for new records.
  ///   - canDraw: Whether a PNG file can be decoded completely.
  public init(
    builtIn: BuiltInAvatars, avatars: any AvatarStore, profiles: any ProfileStore, notes: any NoteStore,
    lorebooks: any LorebookStore, drawings: DrawingFolder, now: @escaping @Sendable () -> Timestamp,
    canDraw: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
  ) {
    self.builtIn = builtIn
    self.avatars = avatars
    self.profiles = profiles
    drafts = DraftStore(notes)
    self.notes = notes
    self.lorebooks = lorebooks
    self.drawings = drawings
    self.now = now
    self.canDraw = canDraw
  }
}

extension AvatarRepository {
  func avatars(of kind: CharacterOption) async throws -> [Avatar] {
    let own = try await ownOrNone()
    return try await ranked(builtIn.popular + own).filter { $0.traits?.character == kind && !$0.isAssistant }
  }

  func allAvatars() async throws -> [Avatar] {
    builtIn.all + (try await ownOrNone())
  }

  func recentAvatars(limit: Int) async throws -> [Avatar] {
    var recent: [Avatar] = []
    for id in try await avatars.recentAvatars(of: try await user(), limit: limit) {
      if let avatar = try await avatar(id) { recent.append(avatar) }
    }
    return recent
  }

  /// An avatar with its definition, built in or stored, a deleted one too; nil when there is none.
  public func character(_ id: Avatar.ID) async throws -> CharacterDetails? {
    if let avatar = builtIn.avatar(id), let definition = builtIn.definition(of: id) {
      return CharacterDetails(avatar, definition)
    }
    return try await avatars.character(id)
  }

  /// An avatar by its id, built in or stored, a deleted one too; nil when there is none.
  public func avatar(_ id: Avatar.ID) async throws -> Avatar? {
    if let avatar = builtIn.avatar(id) { return avatar }
    return try await avatars.avatar(id)
  }
}

extension AvatarRepository {
  /// The profile in use.
  func user() async throws -> UserProfile.ID {
    guard let profile = try await profiles.currentProfile() else { throw AvatarFailure.noProfile }
    return profile.id
  }

  func ownOrNone() async throws -> [Avatar] {
    guard let profile = try await profiles.currentProfile() else { return [] }
    return try await avatars.avatars(madeBy: profile.id)
  }
}
