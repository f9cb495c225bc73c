/// The user in a chat: `{{user}}` is the name of the persona, and `{{persona}}` its description.
///
/// A profile owns the data; a profile can have any number of personas, and each chat has at most one of them.
public struct Persona: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of a persona.
  public typealias ID = Identifier<Persona>

  /// Its identifier.
  public let id: ID
  /// The profile that made it.
  public let profile: UserProfile.ID
  /// Its name, one line.
  public var name: String
  /// Its description for the model, with macros; empty for none.
  public var description: String
  /// Its picture; nil for none.
  public var picture: AvatarPicture.ID?
  /// The colour of the user's messages in its chats; nil for that of the profile.
  public var color: ProfileColor?
  /// The times of its creation and of its last change.
  public var created: Timestamp, changed: Timestamp
  /// Whether its profile deleted it: it is in no list, and counts in no chat.
  public var isDeleted: Bool

  /// A persona.
  public init(
    id: ID, profile: UserProfile.ID, name: String, description: String = "", picture: AvatarPicture.ID? = nil,
    color: ProfileColor? = nil, created: Timestamp, changed: Timestamp? = nil, isDeleted: Bool = false
  ) {
    (self.id, self.profile, self.name, self.description) = (id, profile, name, description)
    (self.picture, self.color, self.created, self.isDeleted) = (picture, color, created, isDeleted)
    self.changed = changed ?? created
  }
}

extension Persona {
  /// The longest name in characters, without white space around it.
  public static let longestName = 40
  /// The longest description in bytes: it is sent with every message.
  public static let longestDescription = 64 << 10
}

/// A persona as typed so far, new or edited.
public struct PersonaDraft: Hashable, Sendable {
  /// The name, the description, and the path of a new picture, as typed.
  public var name: String, description: String, picturePath: String
  /// The chosen colour; nil for that of the profile.
  public var color: ProfileColor?

  /// A draft.
  public init(name: String = "", description: String = "", picturePath: String = "", color: ProfileColor? = nil) {
    (self.name, self.description, self.picturePath, self.color) = (name, description, picturePath, color)
  }

  /// The form that shows a stored persona, without a path of a picture.
  public init(_ persona: Persona) {
    self.init(name: persona.name, description: persona.description, color: persona.color)
  }
}
