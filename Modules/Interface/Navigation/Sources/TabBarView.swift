public import TerminalUI

/// A navigator's tabs, each with a stack of its own, and the tab bar.
public struct TabBarView: View {
  private let navigator: Navigator
  private let titles: [String: String]

  /// The tabs of a navigator, with a title for each.
  public init(_ navigator: Navigator, titles: [String: String]) {
    self.navigator = navigator
    self.titles = titles
  }

  /// The content.
  public var body: some View {
    RouterView(navigator, bar: AnyView(TabBar(navigator: navigator, titles: titles)))
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
  fileprivate init?(tab index: Int) {
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

private struct TabBar: View {
  @Environment(\.announce) private var announce
  @Environment(\.windowSize) private var window
  let navigator: Navigator
  let titles: [String: String]

  var body: some View {
    HStack(spacing: 1) {
      ForEach(Array(navigator.state.tabs.enumerated()), id: \.element.id) { index, tab in
        Button(action: { select(tab.id) }) {
          TabLabel(
            key: Key(tab: index), title: titles[tab.id] ?? tab.id, isSelected: index == navigator.state.selected,
            isShort: isShort, isReachable: navigator.state.tabsAreReachable)
        }
        .focusWish(index == navigator.state.selected ? .late : .last)
      }
    }
    .padding(.horizontal, isShort ? 0 : 1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.surface)
  }

  private func select(_ tab: String) {
    let before = navigator.state
    navigator.select(tab)
    // The tab was already shown at its root, so the screen is printed again.
    if navigator.state == before { announce.screenAgain() }
  }

  /// Whether there is no room for all the titles.
  private var isShort: Bool { window.columns < 12 * navigator.state.tabs.count }
}

private struct TabLabel: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let key: Key?
  let title: String
  let isSelected: Bool
  /// Whether a digit replaces the title where possible.
  let isShort: Bool
  /// Whether no panel is in front of the tabs.
  let isReachable: Bool

  var body: some View {
    HStack {
      Text(line: " ").layoutPriority(1)
      if isShort, !isSelected, let key {
        Text(line: key.label + " ")
      } else {
        if let key { KeyHint(key).disabled(!isReachable).layoutPriority(1) }
        Text(line: " \(title) ")
      }
    }
    .foregroundStyle(isSelected ? .accent : .secondary)
    .bold(isSelected)
    .filled(isFocused)
    .accessibilityLabel(isSelected ? language.present(title) : title)
    // The button handles Enter; this entry only shows it in the footer.
    .keyBindings(isFocused ? [KeyBinding(.enter, language.open) {}] : [])
  }
}
