import Configuration
import LanguageModels
import Synchronization
import System

/// The keys of a run, fetched at first need: one lock for each place, whichever models need its key.
final class LazyCredentials: Sendable {
  private let keys: Credentials
  private let locks = Mutex<[Endpoint: LazyCredential]>([:])

  init(_ keys: Credentials) { self.keys = keys }

  /// What has the key for an endpoint; nil where the endpoint needs none, or has it.
  subscript(endpoint: Endpoint) -> LazyCredential? {
    guard keys.isLocked(endpoint) else { return nil }
    return locks.withLock { locks in
      if let lock = locks[endpoint] { return lock }
      // Another program is asked for it, which may ask a user.
      let lock = LazyCredential { [keys] in try await DedicatedThread.run { try keys.unlocked(endpoint).apiKey?.value }
      }
      locks[endpoint] = lock
      return lock
    }
  }

  /// Has every key fetched anew when it is wanted next: another is kept, or none any more.
  func forgetAll() async {
    for lock in locks.withLock({ Array($0.values) }) { await lock.forget() }
  }
}
