public import Entities

/// The capability of making personas and of choosing where they count. A type with a `PersonaRepository` has it.
/// Features find these verbs in their own protocols; each is one line to the repository. Every verb throws the store's
/// errors. Without a profile, the verbs that change something throw `PersonaFailure.noProfile`, except
/// `restorePersona`.
public protocol PersonaProviding: Sendable {
  /// The repository that the verbs use.
  var personaRepository: PersonaRepository { get }
}

extension PersonaProviding {
  /// The user's personas, the oldest first; none without a profile.
  public func personas() async throws -> [Persona] { try await personaRepository.personas() }

  /// The persona with an id or name, in any case. A part of a name, or the last digits of an id, are enough if only one
  /// persona fits.
  /// - Throws: `PersonaFailure.unknown` and `.ambiguous`.
  public func persona(named name: String) async throws -> Persona { try await personaRepository.persona(named: name) }

  /// Where the user's personas count, in any order.
  public func personaBindings() async throws -> [PersonaBinding] { try await personaRepository.bindings() }

  /// The persona that counts in a chat with an avatar, and the scope that chose it; nil for none.
  /// - Parameter conversation: The chat; nil before there is one.
  public func personaInUse(in conversation: Conversation.ID?, with avatar: Avatar.ID) async throws -> PersonaInUse? {
    try await personaRepository.personaInUse(in: conversation, with: avatar)
  }

  /// Stores a new persona, with a copy of the PNG file at the draft's path, if there is one.
  /// - Throws: `PersonaFailure` when the draft is not valid; an error that names the file when it is no usable picture.
  public func createPersona(_ draft: PersonaDraft) async throws -> Persona {
    try await personaRepository.create(draft)
  }

  /// Changes a persona.
  /// - Throws: As `createPersona`; `PersonaFailure.missing`.
  public func changePersona(_ id: Persona.ID, to draft: PersonaDraft, picture: PictureChange) async throws -> Persona {
    try await personaRepository.change(id, to: draft, picture: picture)
  }

  /// Deletes a persona. Its chats then have the persona of the next wider scope.
  /// - Returns: What brings it back.
  /// - Throws: `PersonaFailure.missing`.
  public func deletePersona(_ id: Persona.ID) async throws -> DeletedPersona {
    try await personaRepository.delete(id)
  }

  /// Brings a deleted persona back, with its picture and everywhere it counted.
  public func restorePersona(_ deleted: DeletedPersona) async throws -> Persona {
    try await personaRepository.restore(deleted)
  }

  /// Chooses a persona in a scope; nil leaves the scope without one.
  /// - Throws: `PersonaFailure.missing`.
  public func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws {
    try await personaRepository.use(id, in: scope)
  }
}
