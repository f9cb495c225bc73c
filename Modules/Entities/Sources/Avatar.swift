/// A character to talk with: built in, or made by a profile.
public struct Avatar: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of an avatar; that of a built-in one never changes.
  public typealias ID = Identifier<Avatar>

  /// Its identifier.
  public let id: ID
  /// Its name.
  public var name: String
  /// Its kind of being, its activity and its place.
  public var character: CharacterOption, action: CharacterAction, location: CharacterLocation
  /// One line for lists; empty for the description made of the three choices.
  public var tagline: String
  /// Its personality, in words for a model. May be empty.
  public var personality: String
  /// Its first message in a new chat. May be empty.
  public var greeting: String
  /// Its picture; nil for none: then a portrait is drawn.
  public var picture: AvatarPicture.ID?
  /// The profile that made it; nil for a built-in avatar.
  public var author: UserProfile.ID?
  /// The time of its creation.
  public var created: Timestamp
  /// Whether its profile deleted it: it is in no list any more, and its chats stay.
  public var isDeleted: Bool

  /// An avatar.
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
