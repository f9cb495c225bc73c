import Configuration
import System
import TerminalUI

extension AppConfiguration {
  /// The value of an environment variable that describes the terminal. The option `color` overrides `NO_COLOR`.
  func terminalVariable(_ name: String) -> String? {
    switch self[.color] {
    case .never where name == "NO_COLOR": "1"
    case .always where name == "NO_COLOR": nil
    default: ProcessEnvironment.current[name]
    }
  }
}

extension ThemeChoice {
  /// The theme for commands that print lines; nil if the terminal decides. A named theme counts as nil, because such
  /// commands cannot paint its background.
  var themeOfLines: Theme? {
    switch self {
    case .auto, .none, .named: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
