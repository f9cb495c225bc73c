import Configuration
import System
import TerminalUI

extension AppConfiguration {
  /// A variable of the environment that says what the terminal is like, where no option overrules it.
  func terminalVariable(_ name: String) -> String? {
    switch color {
    case .never where name == "NO_COLOR": "1"
    case .always where name == "NO_COLOR": nil
    default: ProcessEnvironment.current[name]
    }
  }
}

extension ThemeChoice {
  /// The theme that a user chose; nil when the terminal is to decide.
  var theme: Theme? {
    switch self {
    case .auto, .none: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
