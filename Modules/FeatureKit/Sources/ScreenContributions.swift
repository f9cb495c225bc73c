public import Entities
public import TerminalUI

/// A tab of the app. It has its own stack of screens.
@MainActor public struct TabContribution {
  /// The name that links and options use.
  public let id: String
  /// Its name in the tab bar.
  public let title: (Language) -> String
  /// Whether its first screen is a list that stays beside the screens that it leads to, where there is room.
  public let isList: Bool
  /// Its first screen.
  public let root: @MainActor (NavigationContext) -> AnyView

  /// A tab from its parts.
  /// - Parameter isList: Whether its first screen stays beside the screens that it leads to, where there is room.
  public init(
    id: String, title: @escaping (Language) -> String, isList: Bool = false,
    root: @escaping @MainActor (NavigationContext) -> some View
  ) {
    self.isList = isList
    self.id = id
    self.title = title
    self.root = { AnyView(root($0)) }
  }
}

/// A kind of address, such as `category/alien`, and the screen that it leads to.
@MainActor public struct LinkContribution {
  /// The way in which the screen is shown.
  public enum Presentation: Sendable {
    /// The screen joins the stack of its tab.
    case push
    /// The screen is a panel in front of the others.
    case sheet
    /// The screen covers the whole window.
    case cover
  }

  /// The first part of the path, which distinguishes links.
  public let name: String
  /// The rest of the path, for help: `NAME`.
  public let placeholder: String
  /// Returns the possible values of the rest, if they are few; otherwise none. `all` has all contributions of this run.
  public let restValues: @MainActor (_ all: Contributions) -> [String]
  /// The tab that shows the screen. The open tab shows it if this is nil, or if the run has no such tab.
  public let tab: String?
  /// The way in which the screen is shown.
  public let presentation: Presentation
  /// Whether the screen is a list that stays beside the screens that it leads to, where there is room.
  public let isList: Bool
  /// Whether the link leads to a screen now. Help lists only available links.
  public let isAvailable: @MainActor () -> Bool
  /// Makes the screen for the rest of the path and the values after `?`. It returns nil if these name nothing.
  public let screen: @MainActor ([String], [String: String], NavigationContext) -> AnyView?

  /// A kind of address from its parts.
  /// - Parameter isList: Whether the screen stays beside the screens that it leads to, where there is room.
  public init<Screen: View>(
    _ name: String, placeholder: String = "", tab: String? = nil, presentation: Presentation = .push,
    isList: Bool = false,
    restValues: @escaping @MainActor (_ all: Contributions) -> [String] = { _ in [] },
    isAvailable: @escaping @MainActor () -> Bool = { true },
    screen: @escaping @MainActor ([String], NavigationContext) -> Screen?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.tab = tab
    self.presentation = presentation
    self.isList = isList
    self.restValues = restValues
    self.isAvailable = isAvailable
    // This link reads no values, so an address with values is wrong.
    self.screen = { rest, values, context in
      values.isEmpty && isAvailable() ? screen(rest, context).map { AnyView($0) } : nil
    }
  }

  /// A kind of address with values after the path, such as `search?q=words`.
  /// - Parameter screen: Makes the screen for such an address. It returns nil if the address names nothing.
  public init<Screen: View>(
    _ name: String, placeholder: String = "", tab: String? = nil, presentation: Presentation = .push,
    restValues: @escaping @MainActor (_ all: Contributions) -> [String] = { _ in [] },
    isAvailable: @escaping @MainActor () -> Bool = { true },
    reading screen: @escaping @MainActor ([String], [String: String], NavigationContext) -> Screen?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.tab = tab
    self.presentation = presentation
    isList = false
    self.restValues = restValues
    self.isAvailable = isAvailable
    self.screen = { rest, values, context in isAvailable() ? screen(rest, values, context).map { AnyView($0) } : nil }
  }
}

/// A section of the settings screen.
@MainActor public struct SettingsSection {
  /// The name that links use.
  public let id: String
  /// Further names that links may use.
  public let aliases: [String]
  /// Whether the settings show the section now.
  public let isAvailable: @MainActor () -> Bool
  /// Its heading.
  public let title: (Language) -> String
  /// Returns what is known of each row, for a search.
  public let rows: @MainActor () -> [SettingsRow]
  /// Makes the view of the section.
  public let content: @MainActor (NavigationContext) -> AnyView

  /// A section from its parts.
  public init(
    id: String, aliases: [String] = [], title: @escaping (Language) -> String,
    rows: @escaping @MainActor () -> [SettingsRow] = { [] },
    isAvailable: @escaping @MainActor () -> Bool = { true },
    content: @escaping @MainActor (NavigationContext) -> some View
  ) {
    self.id = id
    self.aliases = aliases
    self.isAvailable = isAvailable
    self.title = title
    self.rows = rows
    self.content = { AnyView(content($0)) }
  }
}

/// What is known of a row of the settings without drawing it.
public struct SettingsRow: Hashable, Sendable {
  /// The title of its control; nil for a row without a title of its own.
  public let title: LocalizedText?
  /// Other texts on it, and words for it, in every language.
  public let words: [String]

  /// A row from its parts.
  public init(_ title: LocalizedText? = nil, words: [String]) {
    self.title = title
    self.words = words
  }

  /// The texts by which a search finds it.
  public var searchedTexts: [String] { (title.map { [$0.english, $0.korean] } ?? []) + words }
}

/// A screen before the tabs. It is shown while its condition holds.
@MainActor public struct StartScreen {
  /// Whether the user of this profile must see the screen; nil means that there is no profile.
  public let isDue: (UserProfile?) -> Bool
  /// Its first screen.
  public let root: @MainActor (NavigationContext) -> AnyView

  /// A start screen from its parts.
  public init(isDue: @escaping (UserProfile?) -> Bool, root: @escaping @MainActor (NavigationContext) -> some View) {
    self.isDue = isDue
    self.root = { AnyView(root($0)) }
  }
}
