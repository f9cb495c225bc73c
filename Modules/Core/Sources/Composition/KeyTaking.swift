import Configuration
import Entities
import Executors

/// The capability of keeping a key while screens are open: who keeps keys can do this.
protocol KeyTaking: KeyKeeping {}

extension KeyTaking {
  /// Keeps a key as `keepKey` does, on a thread of its own: a keyring may first ask the person.
  func takeKey(_ text: String, for endpoint: KeyEndpoint) async throws -> KeyEntry.Place {
    try await OwnThread.run { try keepKey(text, for: endpoint) }
  }
}
