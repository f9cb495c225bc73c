import Synchronization

/// Says that a run of the program uses a profile, for as long as somebody has it. It is over when the last one lets go,
/// when the store is closed, and when the program ends in any way.
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
