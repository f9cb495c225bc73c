import Entities
import Synchronization

/// Counts the runs that use each profile. They share one store in memory.
final class UseCounts: Sendable {
  private let counts = Mutex<[UserProfile.ID: Int]>([:])

  func hold(_ id: UserProfile.ID) -> ProfileHold {
    counts.withLock { $0[id, default: 0] += 1 }
    return ProfileHold { [self] in counts.withLock { $0[id, default: 0] -= 1 } }
  }

  func isUsed(_ id: UserProfile.ID) -> Bool { counts.withLock { $0[id, default: 0] > 0 } }
}
