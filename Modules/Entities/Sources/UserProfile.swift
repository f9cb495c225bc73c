/// A user on this machine. The first launch makes an anonymous one.
public struct UserProfile: Hashable, Identifiable, Sendable, Codable {
  /// What tells profiles apart.
  public typealias ID = Identifier<UserProfile>

  /// What tells it from every other.
  public let id: ID
  /// What the user is called; nil while the profile is anonymous. Who has a name is saved: it can be found again.
  public var name: String?
  /// Where the user can be written to, if they said. Nothing is ever sent there.
  public var email: String?
  /// Their picture; nil where they have none.
  public var picture: AvatarPicture.ID?
  /// The colour of this person's own messages; nil until onboarding asked.
  public var color: ProfileColor?
  /// Whether the tabs open at launch, or the start screens: the one truth about it.
  public var didCompleteOnboarding: Bool
  /// When it was made.
  public var created: Timestamp

  /// A profile from its parts; by default an anonymous one at its beginning.
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

/// The nine colours that a profile can have.
public enum ProfileColor: String, CaseIterable, Sendable, Codable {
  case red, green, orange, blue, mint, purple, cyan, teal, indigo
}
