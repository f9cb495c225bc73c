import Entities

/// The events of lorebooks. They do not contain their texts.
enum LorebookEvent {
  static let loadLorebooks = EventFamily("LorebooksView", "LoadLorebooks")
  static let importLorebooks = EventFamily("LorebooksView", "ImportLorebooks")
  static let deleteLorebook = EventFamily("LorebooksView", "DeleteLorebook")
  static let undoPressed = LoggableEvent("LorebooksView", "Undo_Pressed")
  static let exportLorebook = EventFamily("LorebookView", "ExportLorebook")
  static let deleteEntry = EventFamily("LorebookView", "DeleteEntry")
  static let undoEntryPressed = LoggableEvent("LorebookView", "Undo_Pressed")
  static let assign = EventFamily("LorebookPlacesView", "Assign")
  static let saveLorebook = EventFamily("LorebookFormView", "SaveLorebook")
  static let saveEntry = EventFamily("LorebookEntryView", "SaveEntry")
}
