import Configuration
import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// How the open app looks and speaks, as the settings say it at the moment.
@MainActor struct Appearance {
  private let preferences: Preferences
  private let keys: ChosenKeys?

  /// - Parameter keys: Looks at the keys that were chosen.
  init(_ preferences: Preferences, keys: ChosenKeys? = nil) {
    self.preferences = preferences
    self.keys = keys
  }

  /// The language of the words; nil where no setting is known.
  var language: Language? { preferences[.language].flatMap(Language.init(rawValue:)) }

  /// The keys that are chosen in place of the usual ones.
  private var keymap: Keymap {
    let text = preferences[.shortcuts] ?? ""
    return keys?.keymap(of: text) ?? Keymap(KeyChoices(text) ?? KeyChoices())
  }

  /// Has a host take over each change at once. Of what no setting is known, all stays as it is.
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
