/// A persona, and the scope that chose it. The narrowest scope with a persona decides: a chat, then its character, then
/// the default.
public struct PersonaInUse: Hashable, Sendable {
  /// The persona.
  public var persona: Persona
  /// The scope.
  public var scope: ChatScope

  /// A persona in use.
  public init(_ persona: Persona, in scope: ChatScope) { (self.persona, self.scope) = (persona, scope) }
}

/// The choice of a persona in a scope.
public struct PersonaBinding: Hashable, Sendable {
  /// The persona.
  public var persona: Persona.ID
  /// The scope.
  public var scope: ChatScope

  /// A choice.
  public init(_ persona: Persona.ID, in scope: ChatScope) { (self.persona, self.scope) = (persona, scope) }
}

/// The user's answer about the persona of a chat.
public enum PersonaChoice: Hashable, Sendable {
  /// This persona.
  case persona(Persona.ID)
  /// The one that counts without a choice: the character's, or the default.
  case inherited
}
