/// A part of everything that a profile is and has, as it goes from one store to another.
///
/// Together they have an order: the profile, its avatars, what it opened, its notes, then each chat with its messages
/// right after it. A message comes after the one that it answers.
public enum ProfileRecord: Hashable, Sendable {
  /// The user, with their picture.
  case profile(UserProfile, AvatarPicture?)
  /// An avatar that the profile made, or one that somebody else made and the profile talks with: that one has no author
  /// and is in no list.
  case avatar(Avatar, AvatarPicture?)
  /// When an avatar, stored or built in, was opened last, and how often.
  case opening(Avatar.ID, latest: Timestamp, times: Int)
  /// A small text by its name.
  case note(String, named: String)
  /// A chat: the end of the path that it shows, and where that ended when the user looked last.
  case chat(Conversation, shown: Message.ID?, seen: Message.ID?)
  /// A message of the chat before it: the end of the path that was last shown through it, where another one is shown.
  case message(Message, tip: Message.ID?)
}

/// What an import did.
public struct ImportSummary: Hashable, Sendable, Codable {
  /// How many there were of a kind.
  public struct Count: Hashable, Sendable, Codable {
    /// Those that are new here, and those that were here already and stayed as they were.
    public var added = 0, present = 0

    /// A count that begins.
    public init(added: Int = 0, present: Int = 0) {
      self.added = added
      self.present = present
    }
  }

  /// The profile as it is now; nil before it was read.
  public var profile: UserProfile?
  /// Whether it was not here before.
  public var isNewProfile = false
  /// Whether it is the one in use, now that it is here: it was before, or nobody else was.
  public var isInUse = false
  /// What came with it.
  public var avatars = Count(), chats = Count(), messages = Count(), notes = Count()

  /// What the file would set that is not set here: which models answer, and how; nil when there is nothing of it.
  public var settings: ImportedSettings?
  /// Whether the user took it. It was left out otherwise.
  public var importedSettings = false

  /// An import that begins.
  public init() {}
}

/// How far an export or import has come.
public struct ArchiveProgress: Hashable, Sendable {
  /// What is being done.
  public enum Stage: Hashable, Sendable {
    /// Everything is written to a file.
    case writing
    /// The file is read and checked; nothing is stored yet.
    case checking
    /// What was checked is stored.
    case storing
  }

  /// What is being done.
  public var stage: Stage
  /// How many messages that was done with.
  public var messages: Int

  /// Progress from its parts.
  public init(_ stage: Stage, messages: Int) {
    self.stage = stage
    self.messages = messages
  }
}
