public import TerminalUI

/// A part of the app that one group of people owns. What it adds is data, merged when the app starts.
@MainActor public protocol Feature {
  /// What lists, options and messages call it: one lower-case word.
  var id: String { get }
  /// What it adds to the app.
  var contributions: Contributions { get }
}

/// What a feature adds. There are six kinds and no more: each is a way in that the app must understand. The sixth, the
/// shortcuts, came last: who chooses keys must see all of them, and where they collide, while their screens are away.
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
  /// Keys that people can put elsewhere.
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
