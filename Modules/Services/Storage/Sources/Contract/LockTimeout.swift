import Synchronization

/// How long stores wait while another program holds the database. A wait can be told of, given up, and shortened for the
/// end of the program.
public final class LockTimeout: Sendable {
  /// A wait that has lasted this long is told of.
  public static let quiet = Duration.seconds(1)
  /// How long is waited once the user has given up.
  static let afterGivingUp = Duration.milliseconds(250)
  /// How long each wait may last at the end of the program, also when the time for all of them is over. Another program
  /// that copies its log holds the lock for a moment: the user's last words must not be lost for that.
  static let afterDeadline = Duration.milliseconds(250)

  /// What connections get that are made inside `withValue`, so that opening need not pass it on.
  @TaskLocal static var current = LockTimeout()

  /// Waits for nothing.
  static let none = LockTimeout(limit: .zero)

  private struct State {
    /// The waits that were told of.
    var told = 0
    var onWait: @Sendable (Bool) -> Void = { _ in }
    /// Counts how often the user gave up: a wait that began before ends.
    var givenUp = 0
    /// A wait that begins before this is a short one: the user has given up a moment ago.
    var impatientUntil: ContinuousClock.Instant?
    var deadline: ContinuousClock.Instant?
  }

  private let limit: Duration
  private let rest: Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: How long one statement waits.
  ///   - rest: How long after the user gave up nothing waits for long.
  public init(limit: Duration = .seconds(10), rest: Duration = .seconds(10)) {
    self.limit = limit
    self.rest = rest
  }

  /// Whether something is waiting that was told of.
  public var isWaiting: Bool { state.withLock { $0.told > 0 } }

  /// Called with true when a wait has lasted a second, and with false when the last of such waits is over. It is called on
  /// the thread that waits, and must not hold it up.
  public func onWait(_ action: @escaping @Sendable (Bool) -> Void) { state.withLock { $0.onWait = action } }

  /// Ends every wait that was told of: what waited fails as `.busy`. For a while after that nothing waits for long: what
  /// comes next would only wait for the same.
  /// - Returns: Whether there was one.
  @discardableResult public func giveUp() -> Bool {
    state.withLock { [rest] state in
      guard state.told > 0 else { return false }
      state.givenUp += 1
      state.impatientUntil = .now + rest
      return true
    }
  }

  /// From now on all waits together last no longer than this, and a quarter of a second for each that comes later: the
  /// program ends.
  public func hurry(_ time: Duration) { state.withLock { $0.deadline = .now + time } }
}

extension LockTimeout {
  /// What a wait must know of its beginning.
  struct Beginning {
    let time: ContinuousClock.Instant
    let givenUp: Int
  }

  func begin() -> Beginning { Beginning(time: .now, givenUp: state.withLock { $0.givenUp }) }

  /// Whether a wait goes on.
  func goesOn(_ wait: Beginning) -> Bool {
    state.withLock { [limit] state in
      let now = ContinuousClock.now
      if let deadline = state.deadline, now >= max(deadline, wait.time + Self.afterDeadline) { return false }
      let isShort = state.impatientUntil.map { wait.time < $0 } ?? false
      let limit = isShort ? min(limit, Self.afterGivingUp) : limit
      return state.givenUp == wait.givenUp && wait.time.duration(to: now) < limit
    }
  }

  /// A wait has lasted long enough to be told of.
  func tell() {
    let action = state.withLock { state in
      state.told += 1
      return state.told == 1 ? state.onWait : nil
    }
    action?(true)
  }

  /// A wait that was told of is over.
  func end() {
    let action = state.withLock { state in
      state.told -= 1
      return state.told == 0 ? state.onWait : nil
    }
    action?(false)
  }
}
