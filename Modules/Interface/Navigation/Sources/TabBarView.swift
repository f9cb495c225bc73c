public import TerminalUI

/// A navigator's tabs, each with a stack of its own. They stand in the bar above each screen.
public struct TabBarView: View {
  private let navigator: Navigator
  private let titles: [String: String]
  private let lists: Set<String>

  /// The tabs of a navigator, with a title for each.
  /// - Parameter lists: The addresses of lists: the ids of tabs that begin with one, and the names of links that lead to
  ///   one. In a window of 110 columns and more the nearest list stays beside the screen that it led to.
  public init(_ navigator: Navigator, titles: [String: String], lists: Set<String> = []) {
    self.navigator = navigator
    self.titles = titles
    self.lists = lists
  }

  /// The content.
  public var body: some View {
    RouterView(navigator, titles: titles, lists: lists)
      .keyBindings(numberKeys)
  }

  private var numberKeys: [KeyBinding] {
    // Behind a sheet, a modal or an alert the tabs cannot be selected.
    guard navigator.state.tabsAreReachable else { return [] }
    return navigator.state.tabs.enumerated().compactMap { index, tab in
      guard let key = Key(tab: index) else { return nil }
      return KeyBinding(key, titles[tab.id] ?? tab.id, prominence: .hidden) { navigator.select(tab.id) }
    }
  }
}

extension Key {
  /// The digit that selects a tab, counted from 0; there are nine.
  init?(tab index: Int) {
    guard let digit = "123456789".dropFirst(index).first else { return nil }
    self = .character(digit)
  }
}

extension NavigationState {
  /// Whether no panel is in front of the tab bar.
  var tabsAreReachable: Bool {
    alert == nil && modals.isEmpty && tab.screens.allSatisfy { $0.segue == .root || $0.segue == .push }
  }
}
