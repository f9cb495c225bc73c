public import Entities

/// Where saving a profile leads.
@MainActor public protocol SaveProfileRouter {
  /// Goes back, with the profile as it is now.
  func finish(with profile: UserProfile)
  /// Goes back, and leaves everything as it was.
  func dismissScreen()
  /// Asks before what was typed is thrown away.
  func confirmDiscarding() async -> Bool
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
