public import Entities

/// The data and actions for the form of a persona.
@MainActor public protocol PersonaFormInteractor: FormInteractor {
  /// Where the user's personas count, in any order.
  func personaBindings() async throws -> [PersonaBinding]
  /// Stores a new persona, with a copy of the PNG file at the draft's path, if there is one.
  func createPersona(_ draft: PersonaDraft) async throws -> Persona
  /// Changes a persona.
  func changePersona(_ id: Persona.ID, to draft: PersonaDraft, picture: PictureChange) async throws -> Persona
  /// Chooses a persona in a scope; nil leaves the scope without one.
  func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws
  /// The approximate number of tokens of a text in a prompt; 0 for a blank one.
  func estimatedTokens(of text: String) -> Int
}

/// Where the form of a persona leads.
@MainActor public protocol PersonaFormRouter: FormRouter {
  /// Goes back with the saved persona.
  func finishPersona(with persona: Persona)
}
