/// A user on this machine. The first launch makes an anonymous one.
public struct UserProfile: Hashable, Identifiable, Sendable, Codable {
  /// The identifier of a profile.
  public typealias ID = Identifier<UserProfile>

  /// Its identifier.
  public let id: ID
  /// The user's name; nil while the profile is anonymous. A profile with a name is saved: it can be selected again.
  public var name: String?
  /// The user's e-mail address, if given. Nothing is ever sent there.
  public var email: String?
  /// The user's picture; nil for none.
  public var picture: AvatarPicture.ID?
  /// The colour of the user's own messages; nil until onboarding asked.
  public var color: ProfileColor?
  /// Whether a launch opens the tabs, or the start screens. No other state decides this.
  public var didCompleteOnboarding: Bool
  /// The time of its creation.
  public var created: Timestamp

  /// A profile; by default a new anonymous one.
  public init(
    id: ID, name: String? = nil, email: String? = nil, color: ProfileColor? = nil, picture: AvatarPicture.ID? = nil,
    didCompleteOnboarding: Bool = false, created: Timestamp
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.picture = picture
    self.color = color
    self.didCompleteOnboarding = didCompleteOnboarding
    self.created = created
  }
}

/// The nine colours of profiles.
public enum ProfileColor: String, CaseIterable, Sendable, Codable {
  case red, green, orange, blue, mint, purple, cyan, teal, indigo

  /// The colour of a user who chose none.
  public static let usual = ProfileColor.indigo
}
