import Synchronization

/// How long stores wait while another program holds the database. Long waits are reported, can be cancelled, and are
/// shortened at the end of the program.
public final class LockTimeout: Sendable {
  /// A wait of this length is reported.
  public static let quiet = Duration.seconds(1)
  /// The limit of a wait after the user has cancelled one.
  static let afterGivingUp = Duration.milliseconds(250)
  /// How long each wait may last at the end of the program, even after the deadline of all waits. Another program that
  /// copies its log holds the lock for a moment. The user's last message must not be lost because of that.
  static let afterDeadline = Duration.milliseconds(250)

  /// The timeout of connections made inside `withValue`, so that opening need not pass it on.
  @TaskLocal static var current = LockTimeout()

  /// Does not wait.
  static let none = LockTimeout(limit: .zero)

  private struct State {
    /// The number of reported waits.
    var reported = 0
    var onWait: @Sendable (Bool) -> Void = { _ in }
    /// The number of cancellations. Each ends all waits that began before it.
    var givenUp = 0
    /// Waits that begin before this time are short, because the user cancelled a moment ago.
    var impatientUntil: ContinuousClock.Instant?
    var deadline: ContinuousClock.Instant?
  }

  private let limit: Duration
  private let rest: Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: How long one statement waits.
  ///   - rest: How long waits stay short after the user cancelled one.
  public init(limit: Duration = .seconds(10), rest: Duration = .seconds(10)) {
    self.limit = limit
    self.rest = rest
  }

  /// Whether a reported wait is in progress.
  public var isWaiting: Bool { state.withLock { $0.reported > 0 } }

  /// Sets an action that is called with true when a wait has lasted a second, and with false when the last such wait is
  /// over. It is called on the waiting thread and must not block it.
  public func onWait(_ action: @escaping @Sendable (Bool) -> Void) { state.withLock { $0.onWait = action } }

  /// If a wait is reported, cancels all waits, unreported ones too: the waiting calls fail as `.busy`. Waits stay short
  /// for a while afterwards, because the next call would wait for the same lock.
  /// - Returns: Whether there was a reported wait.
  @discardableResult public func giveUp() -> Bool {
    state.withLock { [rest] state in
      guard state.reported > 0 else { return false }
      state.givenUp += 1
      state.impatientUntil = .now + rest
      return true
    }
  }

  /// Limits all waits from now on to this time together, because the program ends. Each wait may still last
  /// `afterDeadline`.
  public func hurry(_ time: Duration) { state.withLock { $0.deadline = .now + time } }
}

extension LockTimeout {
  /// The state at the beginning of a wait.
  struct Beginning {
    let time: ContinuousClock.Instant
    let givenUp: Int
  }

  func begin() -> Beginning { Beginning(time: .now, givenUp: state.withLock { $0.givenUp }) }

  func continues(_ wait: Beginning) -> Bool {
    state.withLock { [limit] state in
      let now = ContinuousClock.now
      if let deadline = state.deadline, now >= max(deadline, wait.time + Self.afterDeadline) { return false }
      let isShort = state.impatientUntil.map { wait.time < $0 } ?? false
      let limit = isShort ? min(limit, Self.afterGivingUp) : limit
      return state.givenUp == wait.givenUp && wait.time.duration(to: now) < limit
    }
  }

  /// Records that a wait has lasted long enough to be reported.
  func report() {
    let action = state.withLock { state in
      state.reported += 1
      return state.reported == 1 ? state.onWait : nil
    }
    action?(true)
  }

  /// Records that a reported wait is over.
  func end() {
    let action = state.withLock { state in
      state.reported -= 1
      return state.reported == 0 ? state.onWait : nil
    }
    action?(false)
  }
}
