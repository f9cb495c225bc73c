extension EnvironmentValues {
  private struct WindowReturnsKey: EnvironmentKey {
    static let defaultValue = 0
  }

  /// How often the window got the keyboard back from another one, where the terminal reports it. Reread files that
  /// other programs may have changed when it changes; no polling is needed.
  public internal(set) var windowReturns: Int {
    get { self[WindowReturnsKey.self] }
    set { self[WindowReturnsKey.self] = newValue }
  }
}

extension Host {
  /// Records whether this window has the keyboard.
  func recordKeyboard(isHere: Bool) {
    if isHere, isAway {
      environment.windowReturns += 1
      isDirty = true
    }
    isAway = !isHere
  }
}
