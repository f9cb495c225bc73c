import Configuration
import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The appearance and the language of the open app, by the current settings.
@MainActor struct Appearance {
  private let preferences: Preferences
  private let keys: ChosenKeys?
  private let theme: ChosenTheme

  /// - Parameter keys: Checks the chosen keys; without it they are used unchecked.
  init(_ preferences: Preferences, keys: ChosenKeys? = nil) {
    self.preferences = preferences
    self.keys = keys
    theme = ChosenTheme(preferences.editor.themes)
  }

  /// The language of the texts; nil without a setting.
  var language: Language? { preferences[.language].map { Language($0) } }

  /// The keys in use.
  private var keymap: Keymap {
    let choices = preferences[.shortcuts] ?? KeyChoices()
    return keys?.keymap(of: choices) ?? Keymap(choices)
  }

  /// Applies the settings to an environment. A value without a setting stays unchanged, except the keys: they are then
  /// the usual ones.
  func adjust(_ environment: inout EnvironmentValues) {
    if let language { environment.language = language }
    if let choice = preferences[.theme] {
      environment.theme = theme.theme(of: choice)
      environment.usesColors = choice != .none
    }
    if let motion = preferences[.motion] { environment.reducesMotion = motion == .reduced }
    environment.keymap = keymap
    environment.movesByLetters = preferences[.vimKeys] ?? false
    if let density = preferences[.density] { environment.density = density == .compact ? .compact : .comfortable }
  }
}
