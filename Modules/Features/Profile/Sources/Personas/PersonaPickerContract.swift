public import Entities

/// The start of the screen that chooses the persona of a chat.
public struct PersonaPickerParameters: Sendable {
  let now: PersonaInUse?

  /// - Parameter now: The persona that counts in the chat now, and the scope that chose it; nil for none.
  public init(now: PersonaInUse?) { self.now = now }
}

/// The data for the choice of a persona.
@MainActor public protocol PersonaPickerInteractor {
  /// The user's personas, the oldest first.
  func personas() async throws -> [Persona]
}

/// Where the choice of a persona leads.
@MainActor public protocol PersonaPickerRouter {
  /// Goes back with a choice.
  func finishChoice(with choice: PersonaChoice)
  /// Goes back without one.
  func dismissScreen()
  /// Shows the form of a new persona; nil when the user left without saving one.
  func createPersona() async -> Persona?
}
