/// A deleted persona, with what brings it back. Where it counted is still stored.
public struct DeletedPersona: Hashable, Sendable {
  /// The persona as it was.
  public let persona: Persona
  /// Its picture; nil for none.
  public let picture: AvatarPicture?

  /// A deleted persona.
  public init(persona: Persona, picture: AvatarPicture?) { (self.persona, self.picture) = (persona, picture) }
}
