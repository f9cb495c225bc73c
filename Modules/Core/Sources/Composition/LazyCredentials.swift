import Configuration
import Executors
import LanguageModels
import Synchronization

/// The keys of a run, each fetched at first need and once for all models that need it.
final class LazyCredentials: Sendable {
  private let keys: Credentials
  private let locks = Mutex<[Endpoint: LazyCredential]>([:])

  init(_ keys: Credentials) { self.keys = keys }

  /// The key of an endpoint; nil where the endpoint needs none, or has it.
  subscript(endpoint: Endpoint) -> LazyCredential? {
    guard keys.isLocked(endpoint) else { return nil }
    return locks.withLock { locks in
      if let lock = locks[endpoint] { return lock }
      // A keyring program gives it, and may ask the user first.
      let lock = LazyCredential { [keys] in try await DedicatedThread.run { try keys.unlocked(endpoint).apiKey?.value }
      }
      locks[endpoint] = lock
      return lock
    }
  }

  /// Makes every key be fetched again at its next need, after the stored keys changed.
  func forgetAll() async {
    for lock in locks.withLock({ Array($0.values) }) { await lock.forget() }
  }
}
