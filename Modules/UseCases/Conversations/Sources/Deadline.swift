import Synchronization

/// Waits until the work is done, but not longer than a limit; after that the work continues.
///
/// A task group cannot do this: it waits for all of its tasks, also for those that ignore their cancellation.
func waitAtMost(
  _ limit: Duration, on clock: any Clock<Duration>, for work: @escaping @Sendable () async -> Void
) async {
  await withCheckedContinuation { continuation in
    let gate = Gate(continuation)
    let timer = Task {
      try? await clock.sleep(for: limit)
      gate.open()
    }
    Task {
      await work()
      gate.open()
      timer.cancel()
    }
  }
}

/// Resumes one waiting task, once.
private final class Gate: Sendable {
  private let waiter: Mutex<CheckedContinuation<Void, Never>?>

  init(_ waiter: CheckedContinuation<Void, Never>) {
    self.waiter = Mutex(waiter)
  }

  func open() {
    let waiter = waiter.withLock { waiter in
      defer { waiter = nil }
      return waiter
    }
    waiter?.resume()
  }
}
