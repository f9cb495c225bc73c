import Configuration
import Entities
import System

/// The capability of keeping and forgetting keys while screens are open. A keyring may first ask the user, so it happens
/// on a thread of its own.
protocol KeyStoring: KeyProviding {
  /// The keys that were fetched so far.
  var lazyCredentials: LazyCredentials { get }
}

extension KeyStoring {
  /// Keeps a key as `saveKey` does. Storing a key never changes the selected provider.
  func storeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    let place = try await DedicatedThread.run { try saveKey(text, for: endpoint) }
    await lazyCredentials.forgetAll()
    return place
  }

  /// Forgets a key as `forgetKey` does, for this run too.
  func dropKey(for endpoint: KeyEndpoint) async throws -> Bool {
    let isForgotten = try await DedicatedThread.run { try forgetKey(for: endpoint) }
    await lazyCredentials.forgetAll()
    return isForgotten
  }
}
