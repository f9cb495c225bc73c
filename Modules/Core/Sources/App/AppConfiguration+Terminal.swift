import Configuration
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

  /// The theme that the person chose; nil when the terminal is to decide.
  var wantedTheme: Theme? {
    switch theme {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
