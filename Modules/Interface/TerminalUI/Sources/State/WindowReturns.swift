extension EnvironmentValues {
  private struct WindowReturnsKey: EnvironmentKey {
    static let defaultValue = 0
  }

  /// How often the window got the keyboard back from another one, where the terminal tells: what other programs may have
  /// changed meanwhile can be read again then, and nothing has to look at it all the time.
  public internal(set) var windowReturns: Int {
    get { self[WindowReturnsKey.self] }
    set { self[WindowReturnsKey.self] = newValue }
  }
}

extension Host {
  /// Another window has the keyboard now, or this one has it again.
  func recordKeyboard(isHere: Bool) {
    if isHere, isAway {
      environment.windowReturns += 1
      isDirty = true
    }
    isAway = !isHere
  }
}
