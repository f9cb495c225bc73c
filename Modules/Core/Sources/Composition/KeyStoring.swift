import Configuration
import Entities
import Executors

/// The capability of storing and deleting keys while screens are open. A keyring may first ask the user, so the work is
/// done on a thread of its own.
protocol KeyStoring: KeyProviding {
  /// The keys that were fetched from a keyring.
  var lazyCredentials: LazyCredentials { get }
}

extension KeyStoring {
  /// Stores a key as `saveKey` does. Storing a key never changes the selected provider.
  func storeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    let place = try await DedicatedThread.run { try saveKey(text, for: endpoint) }
    await lazyCredentials.forgetAll()
    return place
  }

  /// Deletes a key as `forgetKey` does, in this run too.
  func dropKey(for endpoint: KeyEndpoint) async throws -> Bool {
    let isForgotten = try await DedicatedThread.run { try forgetKey(for: endpoint) }
    await lazyCredentials.forgetAll()
    return isForgotten
  }
}
