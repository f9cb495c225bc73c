public import Entities

/// What pasting a key must know and do. What it throws says why in words, and has no key in it.
@MainActor public protocol PasteKeyInteractor {
  /// The providers that take a key.
  var keyProviders: [String] { get }
  /// Whom a key is for that a user sets for a provider.
  func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint
  /// Keeps a key as it was typed or pasted, in place of an earlier one, for this endpoint and no other.
  func storeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place
}
