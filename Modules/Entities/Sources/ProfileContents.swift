/// How much a profile holds: what would go with it.
public struct ProfileContents: Hashable, Sendable, Codable {
  /// Its conversations, and all messages in them.
  public var chats: Int, messages: Int
  /// The avatars that it made and did not delete.
  public var avatars: Int
  /// What was typed and neither sent nor saved. A draft without anything to read is none.
  public var drafts: Int

  /// Contents from their counts.
  public init(chats: Int = 0, messages: Int = 0, avatars: Int = 0, drafts: Int = 0) {
    self.chats = chats
    self.messages = messages
    self.avatars = avatars
    self.drafts = drafts
  }

  /// Whether nothing would be missed.
  public var isEmpty: Bool { chats == 0 && avatars == 0 && drafts == 0 }
}

/// A profile in a list of all profiles of the machine.
public struct ProfileSummary: Hashable, Identifiable, Sendable {
  /// The profile itself.
  public var profile: UserProfile
  /// What it holds.
  public var contents: ProfileContents
  /// Whether this run of the program uses it.
  public var isInUse: Bool

  /// The profile's.
  public var id: UserProfile.ID { profile.id }

  /// A summary from its parts.
  public init(profile: UserProfile, contents: ProfileContents, isInUse: Bool) {
    self.profile = profile
    self.contents = contents
    self.isInUse = isInUse
  }
}
