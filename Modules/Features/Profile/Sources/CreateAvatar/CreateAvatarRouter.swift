public import Entities

/// Where making an avatar leads.
@MainActor public protocol CreateAvatarRouter {
  /// Goes back, with the avatar that was made.
  func finish(with avatar: Avatar)
  /// Goes back without one.
  func dismissScreen()
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
