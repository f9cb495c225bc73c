public import Entities
public import FeatureKit

/// The data and actions for the list of personas.
@MainActor public protocol PersonasInteractor {
  /// The user's personas, the oldest first.
  func personas() async throws -> [Persona]
  /// Where the user's personas count, in any order.
  func personaBindings() async throws -> [PersonaBinding]
  /// Chooses a persona in a scope; nil leaves the scope without one.
  func usePersona(_ id: Persona.ID?, in scope: ChatScope) async throws
  /// Deletes a persona. Its chats then have the persona of the next wider scope.
  /// - Returns: What brings it back.
  func deletePersona(_ id: Persona.ID) async throws -> DeletedPersona
  /// Brings a deleted persona back, with its picture and everywhere it counted.
  func restorePersona(_ deleted: DeletedPersona) async throws -> Persona
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the list of personas leads.
@MainActor public protocol PersonasRouter {
  /// Shows the form of a new persona; nil when the user left without saving one.
  func createPersona() async -> Persona?
  /// Shows the form of a persona; nil when the user left without saving.
  func editPersona(_ persona: Persona) async -> Persona?
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
