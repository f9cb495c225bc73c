import Configuration
import Entities
import Executors
import LanguageModels

/// The capability of keeping and forgetting keys while screens are open: who keeps keys, and knows who answers, can do
/// this. A keyring may first ask the person, so it happens on a thread of its own.
protocol KeyTaking: KeyKeeping, Configuring, ModelChoosing {
  /// The keys that were fetched so far.
  var keyLocks: KeyLocks { get }
}

extension KeyTaking {
  /// Keeps a key as `keepKey` does. Nobody else answers for that, now or later: a provider is chosen, not come by.
  func takeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    try await keepModelUnlessSet(modelRoster.usual.selection)
    try await finishConfiguration()
    let place = try await OwnThread.run { try keepKey(text, for: endpoint) }
    await keyLocks.forgetAll()
    return place
  }

  /// Forgets a key as `forgetKey` does, for this run too.
  func dropKey(for endpoint: KeyEndpoint) async throws -> Bool {
    let isForgotten = try await OwnThread.run { try forgetKey(for: endpoint) }
    await keyLocks.forgetAll()
    return isForgotten
  }
}
