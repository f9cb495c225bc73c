public import Entities

/// What the commands about providers' keys must know and do. What they throw says why in words, and has no key in it.
@MainActor public protocol KeyCommandsInteractor {
  /// The providers that take a key.
  var keyProviders: [String] { get }
  /// Whom a key is for that a user sets for a provider; without a name, for the provider of this run.
  func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint
  /// Every key there is, but for the keys themselves: those in the environment come first.
  func keyEntries() throws -> [KeyEntry]
  /// Keeps a key as it was typed or pasted, in place of an earlier one.
  func saveKey(_ text: String, for endpoint: KeyEndpoint) throws -> KeyEntry.Place
  /// Forgets the key that is kept for an endpoint: whether there was one.
  func forgetKey(for endpoint: KeyEndpoint) throws -> Bool
}
