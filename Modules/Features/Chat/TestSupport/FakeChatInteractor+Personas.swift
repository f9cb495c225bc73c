public import Entities

extension FakeChatInteractor {
  /// The persona of the narrowest scope in `personaScopes`.
  public func personaInUse(in conversation: Conversation.ID?, with avatar: Avatar.ID) async throws -> PersonaInUse? {
    try await enter(.persona)
    for scope in [conversation.map { ChatScope.chat($0) }, .character(avatar), .everywhere].compactMap(\.self) {
      if let persona = personaScopes[scope] { return PersonaInUse(persona, in: scope) }
    }
    return nil
  }

  /// The names in `spokenNames`.
  public func spokenNames(in conversation: Conversation.ID) async throws -> SpokenNames {
    spokenNames[conversation] ?? SpokenNames()
  }

  /// The first of `personas` with a name that begins with this text.
  public func persona(named name: String) async throws -> Persona {
    try await enter(.persona)
    guard let persona = personas.first(where: { $0.name.hasPrefix(name) }) else { throw NoSuchAvatar(name: name) }
    return persona
  }

  /// Changes `personaScopes`.
  public func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws {
    try await enter(.persona)
    personaScopes[scope] = personas.first { $0.id == id }
  }

  /// Records the conversation in `renewedGreetings`.
  public func renewGreetings(in conversation: Conversation.ID) async throws {
    try await enter(.persona)
    renewedGreetings.append(conversation)
  }
}

extension Persona {
  /// A captain with a colour.
  public static let captain = Persona(
    id: ID(high: 3, low: 1), profile: UserProfile.ID(high: 0, low: 9), name: "Captain Mira", description: "Tall.",
    color: .orange, created: Timestamp(milliseconds: 1_000))
}
