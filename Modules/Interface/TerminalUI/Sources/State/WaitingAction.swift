import Terminal

/// Ends a wait that keeps the whole program from going on, before Esc or Ctrl-C mean anything else.
@MainActor public struct CancelWaitAction {
  private let action: @MainActor () -> Bool

  /// - Parameter action: Ends the wait, and says whether there was one.
  public init(_ action: @escaping @MainActor () -> Bool) { self.action = action }

  /// - Returns: Whether there was a wait to end.
  func callAsFunction() -> Bool { action() }
}

extension EnvironmentValues {
  private struct CancelWaitKey: EnvironmentKey {
    static let defaultValue: CancelWaitAction? = nil
  }

  /// What Esc and Ctrl-C do first.
  public var cancelWait: CancelWaitAction? {
    get { self[CancelWaitKey.self] }
    set { self[CancelWaitKey.self] = newValue }
  }
}

extension Host {
  /// Whether a key ends what keeps the whole program waiting; it does nothing else then.
  func givesUpWaiting(_ press: KeyPress) -> Bool {
    guard press == KeyPress(.escape) || press == KeyPress(.character("c"), .control) else { return false }
    return environment.cancelWait?() == true
  }
}
