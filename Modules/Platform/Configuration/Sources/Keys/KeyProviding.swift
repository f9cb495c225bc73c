public import Entities

/// The capability of saving providers' keys, with the keys of a run.
public protocol KeyProviding: Sendable {
  /// The keys of the run.
  var credentials: Credentials { get }
}

/// Each verb throws a `ConfigurationError` with a message for the user, which never contains the key.
extension KeyProviding {
  /// The providers whose key has a variable of its own. Ollama's key is optional and has none.
  public var keyProviders: [String] { ProviderVariables.all.filter { $0.key != nil }.map(\.provider) }

  /// The server that a key for a provider belongs to; without a name, the provider of this run.
  public func keyEndpoint(ofProvider name: String?) throws -> KeyEndpoint {
    try worded { () throws(KeyFailure) in try credentials.endpoint(ofProvider: name) }
  }

  /// All keys without their texts: those in the environment first.
  public func keyEntries() throws -> [KeyEntry] {
    try worded { () throws(KeyFailure) in try credentials.entries() }
  }

  /// The same without asking the keyring, which the user may have to unlock. Keys in it have no ending.
  public func keyPlaces() throws -> [KeyEntry] {
    try worded { () throws(KeyFailure) in try credentials.entries(opensKeyring: false) }
  }

  /// Saves a key as typed or pasted, and replaces an earlier one.
  /// - Returns: The place of the key.
  public func saveKey(_ text: String, for endpoint: KeyEndpoint) throws -> KeyEntry.Place {
    try worded { () throws(KeyFailure) in
      try credentials.store.save(APIKey(text, from: .file(path: credentials.store.path, key: "keys")), for: endpoint)
    }
  }

  /// Deletes the saved key for an endpoint.
  /// - Returns: Whether there was one.
  public func forgetKey(for endpoint: KeyEndpoint) throws -> Bool {
    try worded { () throws(KeyFailure) in try credentials.store.forget(endpoint) }
  }

  private func worded<Value>(_ body: () throws(KeyFailure) -> Value) throws(ConfigurationError) -> Value {
    do throws(KeyFailure) {
      return try body()
    } catch {
      throw .key(error)
    }
  }
}
