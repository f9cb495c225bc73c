import Entities

/// The events of templates. They do not contain their texts.
enum TemplateEvent {
  static let loadTemplates = EventFamily("TemplatesView", "LoadTemplates")
  static let deleteTemplate = EventFamily("TemplatesView", "DeleteTemplate")
  static let undoPressed = LoggableEvent("TemplatesView", "Undo_Pressed")
  static let saveTemplate = EventFamily("TemplateFormView", "SaveTemplate")
}
