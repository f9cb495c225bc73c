public import Entities

/// Where making an avatar leads.
@MainActor public protocol CreateAvatarRouter {
  /// Goes back, with the avatar that was made.
  func finish(with avatar: Avatar)
  /// Goes back without one.
  func dismissScreen()
  /// Asks before what was typed is thrown away.
  func confirmDiscarding(avatarNamed name: String) async -> Bool
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
