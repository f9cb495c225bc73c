public import Terminal

/// Whether the program's colours are for a dark or a light background.
public enum Theme: String, CaseIterable, Sendable {
  case dark, light

  /// The theme for a terminal: the user's choice, else the terminal's background, else dark, as most are.
  public init(wanted: Theme?, traits: TerminalTraits) {
    self = wanted ?? (traits.isLight == true ? .light : .dark)
  }
}

extension EnvironmentValues {
  private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme? = nil
  }

  private struct ColorsKey: EnvironmentKey {
    static let defaultValue = true
  }

  private struct LinksKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The theme that the user wants; nil follows the terminal's background.
  public var theme: Theme? {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// Whether the user wants colours, where the terminal has them.
  public var usesColors: Bool {
    get { self[ColorsKey.self] }
    set { self[ColorsKey.self] = newValue }
  }

  /// Whether the terminal makes links clickable, so that their addresses need not be shown beside them.
  public internal(set) var showsLinks: Bool {
    get { self[LinksKey.self] }
    set { self[LinksKey.self] = newValue }
  }
}
