/// Where the screen of an author's note leads.
@MainActor public protocol NoteRouter {
  /// Shows an error.
  func showAlert(for error: any Error)
  /// Goes back to the previous screen.
  func dismissScreen()
}
