public import TerminalUI

/// A part of the app that one team owns. Its contributions are data, merged when the app starts.
@MainActor public protocol Feature {
  /// Its name in lists, options and messages: one lower-case word.
  var id: String { get }
  /// Its contributions to the app.
  var contributions: Contributions { get }
}

/// The contributions of a feature, of six kinds. Each kind is a way into a feature that the app must understand, so a
/// seventh needs a reason.
@MainActor public struct Contributions {
  /// Tabs, in their order.
  public var tabs: [TabContribution]
  /// Commands of the command line.
  public var commands: [Subcommand]
  /// Addresses of screens.
  public var links: [LinkContribution]
  /// Sections of the settings.
  public var settings: [SettingsSection]
  /// Actions, which footer, help, settings and the palette of commands list.
  public var actions: [ActionContribution]
  /// Screens before the tabs.
  public var start: [StartScreen]

  /// Contributions from their kinds.
  public init(
    tabs: [TabContribution] = [], commands: [Subcommand] = [], links: [LinkContribution] = [],
    settings: [SettingsSection] = [], actions: [ActionContribution] = [], start: [StartScreen] = []
  ) {
    self.tabs = tabs
    self.commands = commands
    self.links = links
    self.settings = settings
    self.actions = actions
    self.start = start
  }

  /// The keys of the actions, which the user can change. The settings list all of them and find conflicts while their
  /// screens are closed.
  public var shortcuts: [Shortcut] { actions.compactMap(\.shortcut) }
}
