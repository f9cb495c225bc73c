public import Entities
public import FeatureKit

/// The data and actions for the form for a key. Its errors have messages for the user, and never contain the key.
@MainActor public protocol PasteKeyInteractor {
  /// The providers that accept a key.
  var keyProviders: [String] { get }
  /// The endpoint of a provider's key.
  func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint
  /// Saves a key as typed or pasted, for this endpoint only; it replaces an earlier one.
  func storeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place
}

/// Where the form for a key leads.
@MainActor public protocol PasteKeyRouter {
  /// Goes back when the key of this endpoint is saved.
  func finishWithKey(for endpoint: KeyEndpoint)
  /// Goes back without a key.
  func dismissScreen()
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}
