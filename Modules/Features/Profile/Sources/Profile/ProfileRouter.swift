public import Entities

/// Where the Profile screen leads.
@MainActor public protocol ProfileRouter {
  /// Shows the form of a new avatar; nil when the user left without saving one.
  func createAvatar() async -> Avatar?
  /// Shows the user's personas.
  func showPersonas()
  /// Shows the user's lorebooks.
  func showLorebooks()
  /// Shows the user's templates.
  func showTemplates()
  /// Shows the settings.
  func showSettings()
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
