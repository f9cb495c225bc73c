/// A character to talk with: built in, or made by a profile.
///
/// It is what lists show. The longer texts are in its `CharacterDefinition`, which is loaded by its id.
public struct Avatar: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of an avatar; that of a built-in one never changes.
  public typealias ID = Identifier<Avatar>

  /// Its identifier.
  public let id: ID
  /// Its name.
  public var name: String
  /// Its kind of being, its activity and its place.
  public var character: CharacterOption, action: CharacterAction, location: CharacterLocation
  /// One line for lists; empty for the description made of `traits`.
  public var tagline: String
  /// Its picture; nil for none: then a portrait is drawn.
  public var picture: AvatarPicture.ID?
  /// The chosen one of the drawn portraits, a number in `looks`; nil for the one that follows from its name.
  public var look: Int?
  /// The profile that made it; nil for a built-in avatar.
  public var author: UserProfile.ID?
  /// The time of its creation.
  public var created: Timestamp
  /// Whether its profile deleted it: it is in no list any more, and its chats stay.
  public var isDeleted: Bool

  /// An avatar.
  public init(
    id: ID, name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation,
    tagline: String = "", picture: AvatarPicture.ID? = nil, look: Int? = nil, author: UserProfile.ID? = nil,
    created: Timestamp, isDeleted: Bool = false
  ) {
    self.id = id
    self.name = name
    self.character = character
    self.action = action
    self.location = location
    self.tagline = tagline
    self.picture = picture
    self.look = look
    self.author = author
    self.created = created
    self.isDeleted = isDeleted
  }
}

extension Avatar {
  /// The numbers of the drawn portraits.
  public static let looks = 0...11

  /// The identifier of the plain assistant, a built-in avatar without a persona: nothing of a character is sent to the
  /// model.
  public static let assistantID = ID(high: 0x0194_1F29_7C00_7000, low: 0x8000_0000_0000_0001)

  /// Whether it is the plain assistant.
  public var isAssistant: Bool { id == Self.assistantID }
}
