import Configuration
import System
import TerminalUI

extension AppConfiguration {
  /// A variable of the environment that describes the terminal, unless an option overrides it.
  func terminalVariable(_ name: String) -> String? {
    switch self[.color] {
    case .never where name == "NO_COLOR": "1"
    case .always where name == "NO_COLOR": nil
    default: ProcessEnvironment.current[name]
    }
  }
}

extension ThemeChoice {
  /// The theme for commands that print lines; nil if the terminal decides. They cannot paint the background of a theme of
  /// its own.
  var themeOfLines: Theme? {
    switch self {
    case .auto, .none, .named: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
