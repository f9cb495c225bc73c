public import Entities

/// Where the form of a new avatar leads.
@MainActor public protocol CreateAvatarRouter {
  /// Goes back with the new avatar.
  func finish(with avatar: Avatar)
  /// Goes back without one.
  func dismissScreen()
  /// Asks before the typed text is discarded.
  func confirmDiscarding(avatarNamed name: String) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
