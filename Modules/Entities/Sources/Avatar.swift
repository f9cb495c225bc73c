/// A character to talk with: built in, or made by a profile.
public struct Avatar: Hashable, Identifiable, Sendable, Codable {
  /// What tells avatars apart; a built-in one keeps its own for ever.
  public typealias ID = Identifier<Avatar>

  /// What tells it from every other.
  public let id: ID
  /// The name people see and call.
  public var name: String
  /// What kind of being it is, what it does, and where.
  public var character: CharacterOption, action: CharacterAction, location: CharacterLocation
  /// One line for lists; empty means: say what, doing what, where.
  public var tagline: String
  /// Who it is, in words for a model. May be empty.
  public var personality: String
  /// What it says first in a new chat. May be empty.
  public var greeting: String
  /// Its picture; nil where it has none, and is drawn from its name.
  public var picture: AvatarPicture.ID?
  /// The profile that made it; nil for a built-in one.
  public var author: UserProfile.ID?
  /// When it was made.
  public var created: Timestamp
  /// Whether the profile that made it deleted it: it is in no list any more, and its chats stay.
  public var isDeleted: Bool

  /// An avatar from its parts.
  public init(
    id: ID, name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    tagline: String = "", personality: String = "", greeting: String = "", picture: AvatarPicture.ID? = nil,
    author: UserProfile.ID? = nil, created: Timestamp, isDeleted: Bool = false
  ) {
    self.id = id
    self.name = name
    self.character = character
    self.action = action
    self.location = location
    self.tagline = tagline
    self.personality = personality
    self.greeting = greeting
    self.picture = picture
    self.author = author
    self.created = created
    self.isDeleted = isDeleted
  }
}
