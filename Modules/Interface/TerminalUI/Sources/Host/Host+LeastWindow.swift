import Terminal

/// Windows below `leastWindow`. The screen only shows the least size. Views keep their last size, state and focus,
/// and get no input.
extension Host {
  /// Whether the window is smaller than `leastWindow`.
  var isTooSmall: Bool {
    window.width < environment.leastWindow.columns || window.height < environment.leastWindow.rows
  }

  /// The grid that such a window shows.
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

  /// The smallest window in which a program's screens can be used, for its host. A smaller one shows only a message
  /// with this size.
  public var leastWindow: WindowSize {
    get { self[MinimumWindowKey.self] }
    set { self[MinimumWindowKey.self] = newValue }
  }
}

extension WindowSize {
  /// The largest window that is painted; the rest of a larger one stays blank.
  public static var largest: WindowSize {
    WindowSize(columns: Terminal.Grid.largest.width, rows: Terminal.Grid.largest.height)
  }

  /// Whether the content needs every row: titles, tabs and keys are hidden.
  public var isTiny: Bool { rows < 8 }
}

extension Language {
  func tooSmall(_ least: WindowSize) -> String {
    self(
      "Too small: \(least.columns)x\(least.rows) needed", "창이 너무 작습니다: \(least.columns)x\(least.rows) 이상 필요")
  }
}
