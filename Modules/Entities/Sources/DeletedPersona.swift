/// A deleted persona, with what is needed to restore it. The store still has the scopes that chose it.
public struct DeletedPersona: Hashable, Sendable {
  /// The persona as it was.
  public let persona: Persona
  /// Its picture; nil for none.
  public let picture: AvatarPicture?

  /// A deleted persona.
  public init(persona: Persona, picture: AvatarPicture?) { (self.persona, self.picture) = (persona, picture) }
}
