import Terminal

/// Ends a wait that keeps the whole program from going on, before Esc or Ctrl-C mean anything else.
@MainActor public struct GiveUpWaitingAction {
  private let action: @MainActor () -> Bool

  /// - Parameter action: Ends the wait, and says whether there was one.
  public init(_ action: @escaping @MainActor () -> Bool) { self.action = action }

  /// - Returns: Whether there was a wait to end.
  func callAsFunction() -> Bool { action() }
}

extension EnvironmentValues {
  private struct GiveUpWaitingKey: EnvironmentKey {
    static let defaultValue: GiveUpWaitingAction? = nil
  }

  /// What Esc and Ctrl-C do first.
  public var giveUpWaiting: GiveUpWaitingAction? {
    get { self[GiveUpWaitingKey.self] }
    set { self[GiveUpWaitingKey.self] = newValue }
  }
}

extension Host {
  /// Whether a key ends what keeps the whole program waiting; it does nothing else then.
  func givesUpWaiting(_ press: KeyPress) -> Bool {
    guard press == KeyPress(.escape) || press == KeyPress(.character("c"), .control) else { return false }
    return environment.giveUpWaiting?() == true
  }
}
