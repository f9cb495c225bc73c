public import TerminalUI

/// A clock that only a test moves.
@MainActor public final class FakeClock {
  private struct Sleeper {
    let due: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private var sleepers: [Int: Sleeper] = [:]
  private var nextSleeper = 0
  private let time = Time()

  /// The clock for a host.
  public var hostClock: HostClock {
    HostClock(
      milliseconds: { [time] in time.milliseconds },
      sleep: { [weak self] wait in await self?.sleep(wait) },
      frameInterval: 0)
  }

  /// A clock at its beginning.
  public init() {}

  /// Advances the time, and wakes the tasks that waited for it.
  public func advance(by milliseconds: Int) async {
    time.advance(by: milliseconds)
    for (id, sleeper) in sleepers where sleeper.due <= time.milliseconds {
      sleepers[id] = nil
      sleeper.continuation.resume()
    }
    await Task.yield()
  }

  private func sleep(_ wait: Int) async {
    let id = nextSleeper
    nextSleeper += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume()
        } else {
          sleepers[id] = Sleeper(due: time.milliseconds + wait, continuation: continuation)
        }
      }
    } onCancel: {
      Task { @MainActor in sleepers.removeValue(forKey: id)?.continuation.resume() }
    }
  }
}
