public import Entities

/// Stores the definitions of the avatars, the history of their edits, and their cards.
public protocol CharacterStore: Sendable {
  /// A stored avatar with its definition, a deleted one too; nil when it is not stored.
  func character(_ id: Avatar.ID) async throws(StorageError) -> CharacterDetails?

  /// Adds or changes characters: all of them, or after a failure none. Deleted ones are listed again.
  ///
  /// The earlier texts of a stored character's changed fields become an edit of its history.
  /// - Throws: `.missing` when an author does not exist.
  func save(_ changes: [CharacterChange]) async throws(StorageError)

  /// The latest edits of an avatar, the newest first: at most `limit`.
  func edits(of id: Avatar.ID, limit: Int) async throws(StorageError) -> [CharacterEdit]

  /// The tags of the avatars that this profile made and did not delete; those without tags are left out.
  func tags(madeBy profile: UserProfile.ID) async throws(StorageError) -> [Avatar.ID: [String]]

  /// The given fields of the definition whose texts have the letters, for each of these avatars. Avatars without such a
  /// field are left out. Every text is read: ask for a few hundred avatars at a time.
  func fields(
    _ fields: [CharacterField], with letters: LetterPattern, of ids: [Avatar.ID]
  ) async throws(StorageError) -> [Avatar.ID: [CharacterField]]

  /// The document of the card that the avatar came from, as it was read; nil for none.
  func card(of id: Avatar.ID) async throws(StorageError) -> [UInt8]?
}

extension CharacterStore {
  /// Adds or changes a character.
  /// - Throws: `.missing` when its author does not exist.
  public func save(_ change: CharacterChange) async throws(StorageError) { try await save([change]) }
}

/// A new or changed character, with what is stored in the same step.
public struct CharacterChange: Hashable, Sendable {
  /// The character as it is from now on.
  public var details: CharacterDetails
  /// Its new picture; nil leaves the stored one, if the avatar names it.
  public var picture: AvatarPicture?
  /// The document of the card that it came from, as it was read; nil leaves the stored one.
  public var card: [UInt8]?
  /// The identifier of the edit in its history, and the time of the change.
  public var edit: CharacterEdit.ID, time: Timestamp

  /// A change at a time, with an edit of its own.
  public init(
    _ details: CharacterDetails, with picture: AvatarPicture? = nil, card: [UInt8]? = nil, at time: Timestamp,
    as edit: CharacterEdit.ID? = nil
  ) {
    self.details = details
    self.picture = picture
    self.card = card
    self.time = time
    self.edit = edit ?? CharacterEdit.ID(at: time)
  }
}
