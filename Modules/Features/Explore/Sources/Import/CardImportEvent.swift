import Entities

/// The events of the screen that imports cards. They contain no path and no name.
enum CardImportEvent {
  static let preview = EventFamily("CardImportView", "PreviewCards")
  static let importing = EventFamily("CardImportView", "ImportCards")
  static let undo = EventFamily("CardImportView", "UndoImport")
}
