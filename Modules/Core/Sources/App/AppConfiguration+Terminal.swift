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
  /// The theme that the user chose; nil if the terminal decides.
  var theme: Theme? {
    switch self {
    case .auto, .none: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
