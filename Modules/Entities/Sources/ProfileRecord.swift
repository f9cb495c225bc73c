/// A part of a profile's data, as it is transferred between stores.
///
/// The records of a profile have an order: the profile, its avatars, the avatars it opened, its notes, its personas,
/// where they count, its lorebooks, where they count, then each chat followed by its messages. An avatar is followed by
/// its definition, its edits and its card. A message comes after the one that it answers.
public enum ProfileRecord: Hashable, Sendable {
  /// The user, with their picture.
  case profile(UserProfile, AvatarPicture?)
  /// An avatar that the profile made, or another profile's avatar that this one has chats with; the latter has no
  /// author and is in no list.
  case avatar(Avatar, AvatarPicture?)
  /// The definition of the preceding avatar; left out when it is empty.
  case definition(CharacterDefinition, of: Avatar.ID)
  /// An edit of the preceding avatar, the oldest first; only of the profile's own avatars.
  case edit(CharacterEdit, of: Avatar.ID)
  /// The document of the card that the preceding avatar came from; only of the profile's own avatars.
  case card([UInt8], of: Avatar.ID)
  /// The time when an avatar, stored or built in, was last opened, and the number of openings.
  case opening(Avatar.ID, latest: Timestamp, times: Int)
  /// A small text by its name.
  case note(String, named: String)
  /// A persona of the profile, with its picture; a deleted one has none.
  case persona(Persona, AvatarPicture?)
  /// Where a persona counts.
  case binding(PersonaBinding)
  /// A lorebook of the profile, with its text; that of a deleted one is empty.
  case lorebook(Lorebook, text: String)
  /// Where a lorebook counts.
  case assignment(LorebookAssignment)
  /// A chat: the end of its shown path, and the end of that path when the user last looked.
  case chat(Conversation, shown: Message.ID?, seen: Message.ID?)
  /// A message of the preceding chat. `tip` is the end of the path last shown through it, where another path is shown
  /// now.
  case message(Message, tip: Message.ID?)
}

/// The result of an import.
public struct ImportSummary: Hashable, Sendable, Codable {
  /// Counts for one kind of record.
  public struct Count: Hashable, Sendable, Codable {
    /// The number of new records, and of those that were already here and did not change.
    public var added = 0, present = 0

    /// A count.
    public init(added: Int = 0, present: Int = 0) {
      self.added = added
      self.present = present
    }
  }

  /// The profile after the import; nil before it was read.
  public var profile: UserProfile?
  /// Whether it was not here before.
  public var isNewProfile = false
  /// Whether it is in use after the import: it was before, or no profile was.
  public var isInUse = false
  /// The counts of the other records. What the user had deleted before the export is not counted.
  public var avatars = Count(), chats = Count(), messages = Count(), notes = Count(), personas = Count()
  /// The counts of the lorebooks.
  public var lorebooks = Count()
  /// The counts of the picture files of messages, and the number of pictures that messages in the file have but that
  /// are missing after the import.
  public var pictures = Count(), missingPictures = 0

  /// The model settings in the file that differ from those here; nil for none.
  public var settings: ImportedSettings?
  /// Whether the user accepted these settings; otherwise they were left out.
  public var importedSettings = false

  /// An import that begins.
  public init() {}
}

/// The progress of an export or import.
public struct ArchiveProgress: Hashable, Sendable {
  /// The stage of the work.
  public enum Stage: Hashable, Sendable {
    /// Writing everything to a file.
    case writing
    /// Reading and checking the file; nothing is stored yet.
    case checking
    /// Storing the checked records.
    case storing
  }

  /// The present stage.
  public var stage: Stage
  /// The number of messages processed in this stage.
  public var messages: Int

  /// Progress.
  public init(_ stage: Stage, messages: Int) {
    self.stage = stage
    self.messages = messages
  }
}
