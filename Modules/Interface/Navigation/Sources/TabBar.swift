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
            key: isShort || isWide ? Key(tab: index) : nil, title: titles[tab.id] ?? tab.id, isShort: isShort,
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
  /// Whether there is room for the digits too.
  private var isWide: Bool { window.columns >= 100 }
}

private struct TabLabel: View {
  @Environment(\.language) private var language
  /// The digit that selects it; nil where it does not show.
  let key: Key?
  let title: String
  /// Whether the digit replaces the title of a tab that is not selected.
  let isShort: Bool
  let isSelected: Bool
  /// Whether no panel is in front of the tabs.
  let isReachable: Bool

  var body: some View {
    TabMark(isSelected: isSelected, end: isShort || key == nil ? "  " : " ") {
      if isShort, let key {
        if isSelected {
          KeyHint(key).disabled(!isReachable).layoutPriority(1)
          Text(line: " ").layoutPriority(1)
          Text(line: title)
        } else {
          Text(line: key.label)
        }
      } else {
        Text(line: title)
        if let key {
          Text(line: " ").layoutPriority(1)
          KeyHint(key).disabled(!isReachable).foregroundStyle(.secondary).layoutPriority(1)
        }
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
    TabMark(isSelected: true, end: "  ") { Text(line: "‹ " + (title ?? language.back)) }
  }
}

/// The words of a tab, marked when it is the selected one: bold, after a bar, on the background of its screen.
private struct TabMark<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  let isSelected: Bool
  /// The blanks after the words.
  let end: String
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      Text(line: isSelected ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden().layoutPriority(1)
      content
      Text(line: end).layoutPriority(1)
    }
    .foregroundStyle(isSelected ? .primary : .secondary)
    .bold(isSelected)
    .background(isSelected ? .background : .surface)
    .filled(isFocused)
  }
}
