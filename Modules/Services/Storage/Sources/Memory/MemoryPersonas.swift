import Entities

extension MemoryStore: PersonaStore {
  struct BindingKey: Hashable {
    var profile: UserProfile.ID
    var scope: ChatScope
  }

  func personas(of profile: UserProfile.ID) throws(StorageError) -> [Persona] {
    personaOf.values
      .filter { $0.profile == profile && !$0.isDeleted }
      .sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  func persona(_ id: Persona.ID) throws(StorageError) -> Persona? { personaOf[id] }

  func save(_ persona: Persona, with picture: AvatarPicture?) throws(StorageError) {
    try requireProfile(persona.profile)
    if let known = personaOf[persona.id], known.profile != persona.profile { throw .foreign(persona.id) }
    if let picture {
      personaPictureOf[persona.id] = picture
    } else if personaPictureOf[persona.id]?.id != persona.picture {
      personaPictureOf[persona.id] = nil
    }
    personaOf[persona.id] = persona
    personaOf[persona.id]?.picture = personaPictureOf[persona.id]?.id
    personaOf[persona.id]?.isDeleted = false
  }

  func deletePersona(_ id: Persona.ID) throws(StorageError) {
    guard personaOf[id] != nil else { throw .missing(persona: id) }
    personaPictureOf[id] = nil
    personaOf[id]?.picture = nil
    personaOf[id]?.description = ""
    personaOf[id]?.isDeleted = true
  }

  func bindings(of profile: UserProfile.ID) throws(StorageError) -> [PersonaBinding] {
    bindingOf.filter { $0.key.profile == profile && personaOf[$0.value]?.isDeleted == false }
      .map { PersonaBinding($0.value, in: $0.key.scope) }
  }

  func bind(_ id: Persona.ID?, in scope: ChatScope, of profile: UserProfile.ID) throws(StorageError) {
    try requireProfile(profile)
    if let id {
      guard let persona = personaOf[id], persona.profile == profile, !persona.isDeleted else {
        throw .missing(persona: id)
      }
    }
    bindingOf[BindingKey(profile: profile, scope: scope)] = id
  }

  func personaInUse(
    in chat: Conversation.ID?, with avatar: Avatar.ID, of profile: UserProfile.ID
  ) throws(StorageError) -> PersonaInUse? {
    for scope in ChatScope.scopes(of: chat, with: avatar) {
      guard let id = bindingOf[BindingKey(profile: profile, scope: scope)], let persona = personaOf[id],
        !persona.isDeleted
      else { continue }
      return PersonaInUse(persona, in: scope)
    }
    return nil
  }

  /// Removes the personas of a profile that is being deleted.
  func dropPersonas(of profile: UserProfile.ID) {
    for persona in personaOf.values where persona.profile == profile {
      (personaOf[persona.id], personaPictureOf[persona.id]) = (nil, nil)
    }
    bindingOf = bindingOf.filter { $0.key.profile != profile }
  }
}
