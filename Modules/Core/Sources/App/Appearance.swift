import Configuration
import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The appearance and the language of the open app, by the current settings.
@MainActor struct Appearance {
  private let preferences: Preferences
  private let keys: ChosenKeys?

  /// - Parameter keys: Checks the chosen keys; without it they are used unchecked.
  init(_ preferences: Preferences, keys: ChosenKeys? = nil) {
    self.preferences = preferences
    self.keys = keys
  }

  /// The language of the texts; nil without a setting.
  var language: Language? { preferences[.language].flatMap(Language.init(rawValue:)) }

  /// The keys in use.
  private var keymap: Keymap {
    let text = preferences[.shortcuts] ?? ""
    return keys?.keymap(of: text) ?? Keymap(KeyChoices(text) ?? KeyChoices())
  }

  /// Applies the settings to an environment. A value without a setting stays unchanged.
  func adjust(_ environment: inout EnvironmentValues) {
    if let language { environment.language = language }
    if let theme = preferences[.theme].flatMap(ThemeChoice.init(rawValue:)) {
      environment.theme = theme.theme
      environment.usesColors = theme != .none
    }
    if let motion = preferences[.motion] { environment.reducesMotion = motion == MotionChoice.reduced.rawValue }
    environment.keymap = keymap
    if let density = preferences[.density].flatMap(Density.init(rawValue:)) { environment.density = density }
  }
}
