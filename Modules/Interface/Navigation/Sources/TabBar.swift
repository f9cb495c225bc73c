import TerminalUI

/// The tabs, side by side.
struct TabBar: View {
  @Environment(\.announce) private var announce
  @Environment(\.windowSize) private var window
  @Environment(\.language) private var language
  let navigator: Navigator
  let titles: [String: String]

  var body: some View {
    HStack {
      ForEach(Array(navigator.state.tabs.enumerated()), id: \.element.id) { index, tab in
        Button(action: { select(tab.id) }) {
          TabLabel(
            key: isShort ? Key(tab: index) : nil, title: titles[tab.id] ?? tab.id,
            isSelected: index == navigator.state.selected, isReachable: navigator.state.tabsAreReachable)
        }
        .named(language.open)
        .focusWish(index == navigator.state.selected ? .late : .last)
      }
    }
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
  @Environment(\.language) private var language
  /// The digit that selects it, where it replaces the title of a tab that is not selected; nil where all titles have room.
  let key: Key?
  let title: String
  let isSelected: Bool
  /// Whether no panel is in front of the tabs.
  let isReachable: Bool

  var body: some View {
    TabMark(isSelected: isSelected) {
      if !isSelected, let key {
        Text(line: key.label)
      } else {
        if let key {
          KeyHint(key).disabled(!isReachable).layoutPriority(1)
          Text(line: " ").layoutPriority(1)
        }
        Text(line: title)
      }
    }
    .accessibilityLabel(isSelected ? language.present(title) : title)
  }
}

/// The way back from a pushed screen, where there is no room for all the tabs.
struct BackTab: View {
  @Environment(\.language) private var language
  /// The title of the screen to which it leads; nil where it is not known.
  let title: String?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) { BackLabel(title: title) }.named(language.back).focusWish(.last)
  }
}

private struct BackLabel: View {
  @Environment(\.language) private var language
  let title: String?

  var body: some View {
    TabMark(isSelected: true) { Text(line: "‹ " + (title ?? language.back)) }
  }
}

/// The words of a tab, marked when it is the selected one: bold, after a bar, on the background of its screen.
private struct TabMark<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  let isSelected: Bool
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      Text(line: isSelected ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden().layoutPriority(1)
      content
      Text(line: "  ").layoutPriority(1)
    }
    .foregroundStyle(isSelected ? .primary : .secondary)
    .bold(isSelected)
    .background(isSelected ? .background : .surface)
    .filled(isFocused)
  }
}
