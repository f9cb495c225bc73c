public import TerminalUI

/// Shows a navigator's selected tab: its screens, and the panels in front of them.
public struct RouterView: View {
  @Environment(\.windowSize) private var window
  private let navigator: Navigator
  private let bar: AnyView?

  /// Shows the screens without a tab bar.
  public init(_ navigator: Navigator) {
    self.navigator = navigator
    bar = nil
  }

  init(_ navigator: Navigator, bar: AnyView) {
    self.navigator = navigator
    self.bar = bar
  }

  /// The content.
  public var body: some View {
    // Screens of another navigator differ, even with the same ids.
    ForEach([navigator], id: \.number) { _ in screens }
  }

  private var screens: some View {
    let layers = NavigationLayers(navigator.state)
    return ZStack(alignment: .center) {
      VStack {
        base(layers)
        // In a tiny window the bar shows only on a root: other screens have a key that leads back.
        if let bar, !layers.coversTabs, !window.isTiny || layers.base.top.segue == .root { bar }
      }
      ForEach(layers.sheets) { sheet in
        SheetPanel { screen(sheet.top, canGoBack: true) }
      }
      ForEach(navigator.state.modals) { modal in
        ModalPanel(navigator: navigator) { navigator.view(of: modal.id) }
      }
      // Each alert has its own focus: the next one may be about something more dangerous.
      ForEach(navigator.state.alert.map { [$0] } ?? [], id: \.id) { alert in
        AlertPanel(navigator: navigator, alert: alert)
      }
    }
  }

  private func base(_ layers: NavigationLayers) -> some View {
    screen(layers.base.top, canGoBack: layers.base.top.segue != .root)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

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
      // The tools of its bar belong to the screen too.
      .accessibilityScreen()
    }
  }
}

/// The visible screens of a tab: those of the last cover, and each sheet in front of it.
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
