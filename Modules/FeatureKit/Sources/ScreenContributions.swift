public import Entities
public import TerminalUI

/// A tab: a stack of screens of its own.
@MainActor public struct TabContribution {
  /// The name that links and options use.
  public let id: String
  /// Its name in the bar.
  public let title: (Language) -> String
  /// Its first screen.
  public let root: @MainActor (NavigationContext) -> AnyView

  /// A tab from its parts.
  public init(
    id: String, title: @escaping (Language) -> String, root: @escaping @MainActor (NavigationContext) -> some View
  ) {
    self.id = id
    self.title = title
    self.root = { AnyView(root($0)) }
  }
}

/// A kind of address, like `category/alien`, and the screen that it leads to.
@MainActor public struct LinkContribution {
  /// The way in which the screen is shown.
  public enum Presentation: Sendable {
    /// In the stack of its tab.
    case push
    /// As a panel in front.
    case sheet
    /// In front of everything.
    case cover
  }

  /// The first part of the path, which distinguishes links.
  public let name: String
  /// The rest of the path, for help: `NAME`.
  public let placeholder: String
  /// The values that the rest can have if they are few, else empty. `all` has the run's contributions.
  public let names: @MainActor (_ all: Contributions) -> [String]
  /// The tab that it is shown in; the open tab when nil or absent.
  public let tab: String?
  /// The way in which the screen is shown.
  public let presentation: Presentation
  /// Whether it leads to a screen now; help lists only such links.
  public let isAvailable: @MainActor () -> Bool
  /// The screen for the rest of the path and the values behind it; nil when that names nothing.
  public let screen: @MainActor ([String], [String: String], NavigationContext) -> AnyView?

  /// A kind of address from its parts.
  public init<Screen: View>(
    _ name: String, placeholder: String = "", tab: String? = nil, presentation: Presentation = .push,
    names: @escaping @MainActor (_ all: Contributions) -> [String] = { _ in [] },
    isAvailable: @escaping @MainActor () -> Bool = { true },
    screen: @escaping @MainActor ([String], NavigationContext) -> Screen?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.tab = tab
    self.presentation = presentation
    self.names = names
    self.isAvailable = isAvailable
    // This link reads no values, so any value is an error in the address.
    self.screen = { rest, values, context in
      values.isEmpty && isAvailable() ? screen(rest, context).map { AnyView($0) } : nil
    }
  }

  /// A kind of address with values behind the path, like `search?q=words`.
  /// - Parameter screen: The screen for such an address; nil when that names nothing.
  public init<Screen: View>(
    _ name: String, placeholder: String = "", tab: String? = nil, presentation: Presentation = .push,
    names: @escaping @MainActor (_ all: Contributions) -> [String] = { _ in [] },
    isAvailable: @escaping @MainActor () -> Bool = { true },
    reading screen: @escaping @MainActor ([String], [String: String], NavigationContext) -> Screen?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.tab = tab
    self.presentation = presentation
    self.names = names
    self.isAvailable = isAvailable
    self.screen = { rest, values, context in isAvailable() ? screen(rest, values, context).map { AnyView($0) } : nil }
  }
}

/// A part of the settings screen.
@MainActor public struct SettingsSection {
  /// The name that links use.
  public let id: String
  /// Further names that links may use.
  public let aliases: [String]
  /// Whether the settings have it now.
  public let isAvailable: @MainActor () -> Bool
  /// Its heading.
  public let title: (Language) -> String
  /// Its contents for a search: the texts of each row, in every language.
  public let things: @MainActor () -> [[String]]
  /// The section itself.
  public let content: @MainActor (NavigationContext) -> AnyView

  /// A section from its parts.
  public init(
    id: String, aliases: [String] = [], title: @escaping (Language) -> String,
    things: @escaping @MainActor () -> [[String]] = { [] }, isAvailable: @escaping @MainActor () -> Bool = { true },
    content: @escaping @MainActor (NavigationContext) -> some View
  ) {
    self.id = id
    self.aliases = aliases
    self.isAvailable = isAvailable
    self.title = title
    self.things = things
    self.content = { AnyView(content($0)) }
  }
}

/// A screen before the tabs, shown while its condition holds.
@MainActor public struct StartScreen {
  /// Whether a user with this profile must see it; nil is a user without a profile.
  public let isDue: (UserProfile?) -> Bool
  /// Its first screen.
  public let root: @MainActor (NavigationContext) -> AnyView

  /// A start screen from its parts.
  public init(isDue: @escaping (UserProfile?) -> Bool, root: @escaping @MainActor (NavigationContext) -> some View) {
    self.isDue = isDue
    self.root = { AnyView(root($0)) }
  }
}
