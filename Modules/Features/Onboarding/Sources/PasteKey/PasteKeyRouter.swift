public import Entities

/// Where pasting a key leads.
@MainActor public protocol PasteKeyRouter {
  /// Goes back, when a key is kept for this endpoint.
  func keyIsKept(for endpoint: KeyEndpoint)
  /// Goes back, and leaves everything as it was.
  func dismissScreen()
  /// Asks before what was typed is thrown away.
  func confirmDiscarding() async -> Bool
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
