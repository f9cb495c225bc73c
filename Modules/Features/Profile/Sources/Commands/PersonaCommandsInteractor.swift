public import Entities

/// The data and actions for the command `personas`.
@MainActor public protocol PersonaCommandsInteractor {
  /// The user's personas, the oldest first.
  func personas() async throws -> [Persona]
  /// The persona with this id or name. A part of the name is enough if it matches only one, in any case.
  /// - Throws: If none matches, or several do; the message names them.
  func persona(named name: String) async throws -> Persona
  /// Where the user's personas count, in any order.
  func personaBindings() async throws -> [PersonaBinding]
  /// Stores a new persona, with a copy of the PNG file at the draft's path, if there is one.
  func createPersona(_ draft: PersonaDraft) async throws -> Persona
  /// Changes a persona.
  func changePersona(_ id: Persona.ID, to draft: PersonaDraft, picture: PictureChange) async throws -> Persona
  /// Deletes a persona. Its chats then have the persona of the next wider scope.
  /// - Returns: What brings it back.
  func deletePersona(_ id: Persona.ID) async throws -> DeletedPersona
  /// Chooses a persona in a scope; nil leaves the scope without one.
  func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws
  /// The profile in use; a new one without a name when there is none.
  func ensureProfile() async throws -> UserProfile
  /// The avatar with this id or name. A part of the name is enough if it matches only one.
  /// - Throws: If no avatar matches, or several do; the message names them.
  func avatar(named name: String) async throws -> Avatar
  /// The conversation with this id, or with an id that ends in these digits; nil when there is none.
  /// - Throws: If several ids end in them.
  func conversation(named text: String) async throws -> Conversation?
}
