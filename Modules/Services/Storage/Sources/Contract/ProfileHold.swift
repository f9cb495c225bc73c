import Synchronization

/// Says that a run of the program uses a profile. It is over when the last reference to it goes, when the store is closed,
/// and when the program ends in any way.
public final class ProfileHold: Sendable {
  private let release: Mutex<(@Sendable () -> Void)?>

  /// - Parameter release: What happens when it is over.
  init(release: @escaping @Sendable () -> Void) {
    self.release = Mutex(release)
  }

  /// Ends it, once.
  func end() {
    let release = release.withLock { release in
      defer { release = nil }
      return release
    }
    release?()
  }

  deinit { end() }
}
