public import FeatureKit
public import Settings
public import TerminalUI

/// The app around the settings, with values that a test sets.
@MainActor public final class FakeComposition: CompositionInteractor {
  /// The features of the app.
  public var featureNames = ["chat", "explore"]
  /// The sections that the features contribute.
  public var settingsSections: [SettingsSection] = []
  /// The shortcuts of the app.
  public var shortcuts: [Shortcut]
  /// The lines about the features, in every language.
  public var features = ["explore  tab explore"]
  /// The lines about the navigation, in every language.
  public var navigation = ["▸ explore: root #1"]

  /// An app with these shortcuts, and without sections.
  public init(shortcuts: [Shortcut] = Shortcut.samples) {
    self.shortcuts = shortcuts
  }

  /// `features`.
  public func featureLines(in language: Language) -> [String] { features }

  /// `navigation`.
  public func navigationLines(at context: NavigationContext, in language: Language) -> [String] { navigation }
}
