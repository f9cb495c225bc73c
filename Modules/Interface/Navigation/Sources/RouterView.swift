public import TerminalUI

/// Shows a navigator's selected tab: its screens, and the panels in front of them.
public struct RouterView: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.windowSize) private var window
  private let navigator: Navigator
  private let titles: [String: String]?
  private let lists: Set<String>

  /// Shows the screens without tabs.
  public init(_ navigator: Navigator) {
    self.navigator = navigator
    titles = nil
    lists = []
  }

  /// Shows the screens with tabs in the bar above them.
  /// - Parameter lists: The addresses of lists. In a wide window a list stays beside the screen that it opens.
  init(_ navigator: Navigator, titles: [String: String], lists: Set<String>) {
    self.navigator = navigator
    self.titles = titles
    self.lists = lists
  }

  /// The content.
  public var body: some View {
    // The screens of another navigator are other screens, even if their ids are equal.
    ForEach([navigator], id: \.number) { _ in screens }
  }

  private var screens: some View {
    let layers = NavigationLayers(navigator.state)
    return ZStack(alignment: .center) {
      VStack {
        base(layers)
        // In plain mode the screen comes first, then the tabs that lead away from it.
        if isPlain { tabs(layers) }
      }
      ForEach(layers.sheets) { sheet in
        SheetPanel { screen(sheet.top, canGoBack: true) }
      }
      ForEach(navigator.state.modals) { modal in
        ModalPanel(navigator: navigator) { navigator.view(of: modal.id) }
      }
      // Each alert begins with a focus of its own, because the next one may ask about something more dangerous.
      ForEach(navigator.state.alert.map { [$0] } ?? [], id: \.id) { alert in
        AlertPanel(navigator: navigator, alert: alert)
      }
    }
  }

  private func base(_ layers: NavigationLayers) -> some View {
    let isRoot = layers.base.top.segue == .root
    return screen(layers.base.top, canGoBack: !isRoot)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationTabs(showing: isRoot ? title(of: navigator.state.tab.id) : nil, hasLine: !isBackTab(layers)) {
        // In a tiny window the tabs show only on a root: other screens have a key that leads back.
        if !isPlain, !window.isTiny || isRoot { tabs(layers) }
      }
      .navigationSidebar(width: window.sidebarColumns, beside: layers.base.top.link?.path ?? []) {
        if let list = list(layers) {
          // The tabs above both screens show the title of the tab already.
          screen(list, canGoBack: false)
            .navigationTabs(showing: list.segue == .root ? title(of: navigator.state.tab.id) : nil) {}
        }
      }
  }

  /// The nearest list below the screen in front, while it is beside the screen that it led to.
  private func list(_ layers: NavigationLayers) -> NavigationState.Screen? {
    guard !isPlain, window.hasRoomForSidebar, !layers.coversTabs else { return nil }
    let tab = navigator.state.tab
    return tab.screens.prefix { $0.id != layers.base.top.id }.last { screen in
      lists.contains(screen.segue == .root ? tab.id : screen.link?.path.first ?? "")
    }
  }

  @ViewBuilder private func tabs(_ layers: NavigationLayers) -> some View {
    if let titles, !layers.coversTabs {
      let top = layers.base.top
      if isBackTab(layers) {
        // Only the title of the tab's root is known here.
        let tab = navigator.state.tab
        BackTab(title: tab.screens.count == 2 ? title(of: tab.id) : nil) { navigator.dismiss(top.id) }
      } else {
        TabBar(navigator: navigator, titles: titles)
      }
    }
  }

  /// Whether the way back replaces the tabs.
  private func isBackTab(_ layers: NavigationLayers) -> Bool {
    layers.base.top.segue != .root && window.columns < 72 && !isPlain
  }

  private func title(of tab: String) -> String { titles?[tab] ?? tab }

  /// A screen, below the bar with its title, with the key that leads back.
  private func screen(_ screen: NavigationState.Screen, canGoBack: Bool) -> some View {
    ForEach([screen]) { screen in
      NavigationStack {
        BackKey(isOn: canGoBack, closes: screen.segue == .sheet || screen.segue == .fullScreenCover) {
          navigator.dismiss(screen.id)
        } content: {
          navigator.view(of: screen.id)
        }
        .toolbarHidden(window.isTiny)
      }
      .environment(\.scrollMemory, navigator.scrollMemory(of: screen.id))
      .environment(\.addressLeft, screen.left?.path ?? [])
      // The tools in the bar above the screen are part of it.
      .accessibilityScreen()
      // A list keeps its state when it moves from the front to the side, and back.
      .persistentIdentity([navigator.number, screen.id])
    }
  }
}

/// The visible screens of a tab: the last one of the tab or of its last cover, and that of each sheet in front of it.
struct NavigationLayers {
  struct Layer: Identifiable {
    let id: Int
    /// The last screen pushed in it.
    var top: NavigationState.Screen
  }

  let base: Layer
  let sheets: [Layer]
  /// Whether a cover hides the tab bar.
  let coversTabs: Bool

  init(_ state: NavigationState) {
    var base = Layer(id: state.tab.screens[0].id, top: state.tab.screens[0])
    var sheets: [Layer] = []
    var coversTabs = false
    for screen in state.tab.screens.dropFirst() {
      switch screen.segue {
      case .root, .push:
        if sheets.isEmpty { base.top = screen } else { sheets[sheets.count - 1].top = screen }
      case .sheet: sheets.append(Layer(id: screen.id, top: screen))
      case .fullScreenCover:
        base = Layer(id: screen.id, top: screen)
        sheets = []
        coversTabs = true
      }
    }
    self.base = base
    self.sheets = sheets
    self.coversTabs = coversTabs
  }
}

private struct BackKey<Content: View>: View {
  @Environment(\.language) private var language
  let isOn: Bool
  /// Whether the key closes a panel, rather than leading back to the previous screen.
  let closes: Bool
  let action: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    content
      .keyBindings(isOn ? [KeyBinding(.escape, closes ? language.close : language.back, action: action)] : [])
  }
}
