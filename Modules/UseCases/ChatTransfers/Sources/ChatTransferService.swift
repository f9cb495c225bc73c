public import Catalogue
public import Entities
public import Storage

/// Writes the user's chats to files, and reads chats from files.
public struct ChatTransferService: Sendable {
  let profiles: any CurrentProfileStore
  let chats: any ChatStore
  let records: any RecordStore
  let avatars: any AvatarStore
  let notes: any NoteStore
  let personas: any PersonaStore
  let lorebooks: any LorebookStore
  let pictures: MessagePictureFolder
  let builtIn: BuiltInAvatars
  let language: ContentLanguage
  let now: @Sendable () -> Timestamp
  let zone: LocalZone
  let deleteChat: @Sendable (Conversation.ID) async throws -> Void
  let companions: FolderCompanions?

  /// The name of the note with the chats of the last import. It has no meaning on another machine.
  public static let lastImport = "chats/last-import"

  /// A service over stores.
  /// - Parameters:
  ///   - stores: The stores. `profiles` has the user's profile.
  ///   - builtIn: The characters that come with the program.
  ///   - language: The language of the few words that an export adds.
  ///   - now: The current time, for new records.
  ///   - zone: The zone of dates in files, where they are written in local time.
  ///   - companions: Imports what folders of SillyTavern hold besides chats; nil where only chats are imported.
  ///   - deleteChat: Deletes a chat with everything that belongs to it.
  public init(
    stores: Stores, builtIn: BuiltInAvatars, language: ContentLanguage, now: @escaping @Sendable () -> Timestamp,
    zone: LocalZone, companions: FolderCompanions? = nil,
    deleteChat: @escaping @Sendable (Conversation.ID) async throws -> Void
  ) {
    (profiles, chats, records) = (stores.profiles, stores.chats, stores.records)
    (avatars, notes) = (stores.avatars, stores.notes)
    (personas, lorebooks, pictures) = (stores.personas, stores.lorebooks, stores.pictures)
    self.builtIn = builtIn
    (self.language, self.now, self.zone) = (language, now, zone)
    (self.companions, self.deleteChat) = (companions, deleteChat)
  }

  /// The profile in use.
  func user() async throws -> UserProfile {
    guard let profile = try await profiles.currentProfile() else { throw ChatTransferFailure.noProfile }
    return profile
  }
}
