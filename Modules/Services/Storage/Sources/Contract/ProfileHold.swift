import Synchronization

/// A run's use of a profile. It ends with the last reference to this object, when the store is closed, and when the
/// program ends in any way.
public final class ProfileHold: Sendable {
  private let release: Mutex<(@Sendable () -> Void)?>

  init(release: @escaping @Sendable () -> Void) {
    self.release = Mutex(release)
  }

  /// Ends the use. Later calls do nothing.
  func end() {
    let release = release.withLock { release in
      defer { release = nil }
      return release
    }
    release?()
  }

  deinit { end() }
}
