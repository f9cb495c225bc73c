/// The contents of a profile, which are deleted with it.
public struct ProfileContents: Hashable, Sendable, Codable {
  /// Its conversations, and all messages in them.
  public var chats: Int, messages: Int
  /// The avatars that it made and has not deleted.
  public var avatars: Int
  /// Texts that were typed and neither sent nor saved. A blank draft does not count.
  public var drafts: Int
  /// The personas that it made and has not deleted.
  public var personas: Int
  /// The lorebooks that it made and has not deleted.
  public var lorebooks: Int

  /// Contents.
  public init(
    chats: Int = 0, messages: Int = 0, avatars: Int = 0, drafts: Int = 0, personas: Int = 0, lorebooks: Int = 0
  ) {
    self.chats = chats
    self.messages = messages
    self.avatars = avatars
    self.drafts = drafts
    self.personas = personas
    self.lorebooks = lorebooks
  }

  /// Whether the profile is empty.
  public var isEmpty: Bool { chats == 0 && avatars == 0 && drafts == 0 && personas == 0 && lorebooks == 0 }
}

/// What an export of a profile wrote.
public struct ProfileExport: Hashable, Sendable {
  /// The contents of the file.
  public var contents: ProfileContents
  /// The number of pictures of messages in the file, and of those whose files are missing or damaged.
  public var pictures: Int, missingPictures: Int

  /// An export.
  public init(contents: ProfileContents = ProfileContents(), pictures: Int = 0, missingPictures: Int = 0) {
    (self.contents, self.pictures, self.missingPictures) = (contents, pictures, missingPictures)
  }
}

/// A profile in a list of all profiles of the machine.
public struct ProfileSummary: Hashable, Identifiable, Sendable {
  /// The profile itself.
  public var profile: UserProfile
  /// Its contents.
  public var contents: ProfileContents
  /// Whether it is in use in this run of the program.
  public var isInUse: Bool

  /// The identifier of the profile.
  public var id: UserProfile.ID { profile.id }

  /// A summary.
  public init(profile: UserProfile, contents: ProfileContents, isInUse: Bool) {
    self.profile = profile
    self.contents = contents
    self.isInUse = isInUse
  }
}
