import Terminal

/// Cancels a wait that blocks the whole program, before Esc or Ctrl-C have another effect.
@MainActor public struct CancelWaitAction {
  private let action: @MainActor () -> Bool

  /// - Parameter action: Cancels the wait, and returns whether there was one.
  public init(_ action: @escaping @MainActor () -> Bool) { self.action = action }

  /// - Returns: Whether there was a wait to cancel.
  func callAsFunction() -> Bool { action() }
}

extension EnvironmentValues {
  private struct CancelWaitKey: EnvironmentKey {
    static let defaultValue: CancelWaitAction? = nil
  }

  /// The first effect of Esc and Ctrl-C.
  public var cancelWait: CancelWaitAction? {
    get { self[CancelWaitKey.self] }
    set { self[CancelWaitKey.self] = newValue }
  }
}

extension Host {
  /// Whether a key cancels a wait; it has no other effect then.
  func givesUpWaiting(_ press: KeyPress) -> Bool {
    guard press == KeyPress(.escape) || press == KeyPress(.character("c"), .control) else { return false }
    return environment.cancelWait?() == true
  }
}
