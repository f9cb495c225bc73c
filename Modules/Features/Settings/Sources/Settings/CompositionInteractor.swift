public import FeatureKit
public import TerminalUI

/// The settings' view of the app that they are part of.
@MainActor public protocol CompositionInteractor {
  /// The names of the app's features, those that this run leaves out included.
  var featureNames: [String] { get }
  /// The sections that the features of this run contribute, in order.
  var settingsSections: [SettingsSection] { get }
  /// The shortcuts of this run, of any feature.
  var shortcuts: [Shortcut] { get }
  /// One line for each feature of the app: its name and its contributions.
  func featureLines(in language: Language) -> [String]
  /// One line for each tab with its screens, and one for each modal and alert, as a screen at this place sees them.
  func navigationLines(at context: NavigationContext, in language: Language) -> [String]
}
