public import Entities

/// Where the list of profiles leads.
@MainActor public protocol ProfilesRouter {
  /// Asks before an anonymous profile is left that holds something: it has no name in the list to come back to.
  func confirmLeaving(_ contents: ProfileContents) async -> Bool
  /// Goes back.
  func dismissScreen()
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
