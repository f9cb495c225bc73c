import Terminal

/// A window in which nothing could be shown whole. Views keep the size that they had, and with it all that they are, and
/// get no input; the window says what it takes.
extension Host {
  /// Whether the window is smaller than views can be shown in.
  var isTooSmall: Bool {
    window.width < environment.leastWindow.columns || window.height < environment.leastWindow.rows
  }

  /// What such a window shows.
  var gridThatIsTooSmall: Terminal.Grid {
    var grid = Terminal.Grid(size: window)
    let words = TextLayout(language.tooSmall(environment.leastWindow), after: nil)
    for (row, line) in words.lines(at: max(1, window.width)).prefix(window.height).enumerated() {
      grid.write(words.content[line], at: Point(x: 0, y: row), style: .standard, clip: grid.bounds)
    }
    return grid
  }
}

extension EnvironmentValues {
  private struct MinimumWindowKey: EnvironmentKey {
    static let defaultValue = WindowSize(columns: 1, rows: 1)
  }

  /// The smallest window that a program's screens can be used in, for its host. In a smaller one only this is told.
  public var leastWindow: WindowSize {
    get { self[MinimumWindowKey.self] }
    set { self[MinimumWindowKey.self] = newValue }
  }
}

extension WindowSize {
  /// The largest window that is painted, of which the rest stays blank.
  public static var largest: WindowSize {
    WindowSize(columns: Terminal.Grid.largest.width, rows: Terminal.Grid.largest.height)
  }

  /// Whether every row is needed for what a screen is for: titles, tabs and keys give way.
  public var isTiny: Bool { rows < 8 }
}

extension Language {
  func tooSmall(_ least: WindowSize) -> String {
    self(
      "Too small: \(least.columns)x\(least.rows) needed", "창이 너무 작습니다: \(least.columns)x\(least.rows) 이상 필요")
  }
}
