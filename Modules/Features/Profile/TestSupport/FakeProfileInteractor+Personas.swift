public import Entities
import FeatureKitTestSupport
import TerminalTesting

extension FakeProfileInteractor {
  /// The personas at the time of the call, once the gate is open.
  public func personas() async throws -> [Persona] {
    let before = personaList
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return before
  }

  /// The first persona with a name that begins with this text, or with this id.
  public func persona(named name: String) async throws -> Persona {
    guard let found = personaList.first(where: { $0.name.hasPrefix(name) || "\($0.id)" == name }) else {
      throw OutOfReach()
    }
    return found
  }

  /// Returns `bindings`.
  public func personaBindings() async throws -> [PersonaBinding] { bindings }

  /// Adds a persona to `personaList`.
  public func createPersona(_ draft: PersonaDraft) async throws -> Persona {
    await saveGate.pass()
    if let saveError { throw saveError }
    time += 1
    let persona = Persona(
      id: Persona.ID(high: 4, low: UInt64(time)), profile: UserProfile.mina.id, name: draft.name,
      description: draft.description,
      picture: draft.picturePath.isEmpty ? nil : AvatarPicture.ID(high: 5, low: UInt64(time)), color: draft.color,
      created: Timestamp(milliseconds: time))
    personaList.append(persona)
    return persona
  }

  /// Changes a persona in `personaList`.
  public func changePersona(
    _ id: Persona.ID, to draft: PersonaDraft, picture: PictureChange
  ) async throws -> Persona {
    pictureChanges.append(picture)
    await saveGate.pass()
    if let saveError { throw saveError }
    guard let place = personaList.firstIndex(where: { $0.id == id }) else { throw OutOfReach() }
    personaList[place].name = draft.name
    personaList[place].description = draft.description
    personaList[place].color = draft.color
    return personaList[place]
  }

  /// Removes the persona from `personaList`.
  public func deletePersona(_ id: Persona.ID) async throws -> DeletedPersona {
    await deleteGate.pass()
    if let deleteError { throw deleteError }
    guard let place = personaList.firstIndex(where: { $0.id == id }) else { throw OutOfReach() }
    return DeletedPersona(persona: personaList.remove(at: place), picture: nil)
  }

  /// Puts the persona back at its place by age.
  public func restorePersona(_ deleted: DeletedPersona) async throws -> Persona {
    if let saveError { throw saveError }
    personaList.append(deleted.persona)
    personaList.sort { $0.created < $1.created }
    return deleted.persona
  }

  /// Changes `bindings`.
  public func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws {
    if let saveError { throw saveError }
    bindings.removeAll { $0.scope == scope }
    if let id { bindings.append(PersonaBinding(id, in: scope)) }
  }

  /// The profile, or a new one.
  public func ensureProfile() async throws -> UserProfile {
    if profile == nil { profile = .mina }
    return profile ?? .mina
  }

  /// The first of the user's avatars with a name that begins with this text.
  public func avatar(named name: String) async throws -> Avatar {
    guard let found = avatars.first(where: { $0.name.hasPrefix(name) }) else { throw OutOfReach() }
    return found
  }

  /// One of `chats` by its id.
  public func conversation(named text: String) async throws -> Conversation? {
    chats.first { "\($0.id)" == text }
  }
}
