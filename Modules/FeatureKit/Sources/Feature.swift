public import TerminalUI

/// A part of the app that one group of people owns. What it adds is data, merged when the app starts.
@MainActor public protocol Feature {
  /// What lists, options and messages call it: one lower-case word.
  var id: String { get }
  /// What it adds to the app.
  var contributions: Contributions { get }
}

/// What a feature adds, of six kinds. Each kind is a way into a feature that the app must understand, so a seventh needs
/// a reason. Shortcuts are one because the settings list all of them and find collisions while their screens are away.
@MainActor public struct Contributions {
  /// Tabs, in their order.
  public var tabs: [TabContribution]
  /// Commands of the command line.
  public var commands: [Subcommand]
  /// Addresses of screens.
  public var links: [LinkContribution]
  /// Sections of the settings.
  public var settings: [SettingsSection]
  /// Screens before the tabs.
  public var start: [StartScreen]
  /// Shortcuts whose keys the user can change.
  public var shortcuts: [Shortcut]

  /// Contributions from their kinds.
  public init(
    tabs: [TabContribution] = [], commands: [Subcommand] = [], links: [LinkContribution] = [],
    settings: [SettingsSection] = [], start: [StartScreen] = [], shortcuts: [Shortcut] = []
  ) {
    self.tabs = tabs
    self.commands = commands
    self.links = links
    self.settings = settings
    self.start = start
    self.shortcuts = shortcuts
  }
}
