import Entities

/// The events of personas. They do not contain their texts.
enum PersonaEvent {
  static let loadPersonas = EventFamily("PersonasView", "LoadPersonas")
  static let deletePersona = EventFamily("PersonasView", "DeletePersona")
  static let undoPressed = LoggableEvent("PersonasView", "Undo_Pressed")
  static let defaultPressed = LoggableEvent("PersonasView", "Default_Pressed")
  static let savePersona = EventFamily("PersonaFormView", "SavePersona")
}
