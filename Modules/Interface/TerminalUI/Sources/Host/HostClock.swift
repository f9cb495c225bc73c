/// The clock of a host; tests have one that they set themselves.
public struct HostClock: Sendable {
  /// Milliseconds since an arbitrary start; they never go back.
  public var milliseconds: @Sendable () -> Int
  /// Waits for a number of milliseconds, or until the task is cancelled.
  public var sleep: @Sendable (Int) async -> Void
  /// The least number of milliseconds between two frames that no input caused.
  public var frameInterval: Int

  /// A clock from its parts.
  public init(
    milliseconds: @escaping @Sendable () -> Int, sleep: @escaping @Sendable (Int) async -> Void, frameInterval: Int
  ) {
    self.milliseconds = milliseconds
    self.sleep = sleep
    self.frameInterval = frameInterval
  }

  /// The machine's clock, and thirty frames a second.
  public static let system: HostClock = {
    let clock = ContinuousClock()
    let start = clock.now
    return HostClock(
      milliseconds: {
        let (seconds, attoseconds) = (clock.now - start).components
        return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
      },
      sleep: { try? await clock.sleep(for: .milliseconds($0)) },
      frameInterval: 33)
  }()
}

/// Ends the program, from a view: `@Environment(\.quit) var quit`.
@MainActor public struct QuitAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Ends the program.
  public func callAsFunction() {
    action()
  }
}
