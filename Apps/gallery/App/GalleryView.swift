import FeatureKit
import Navigation
import TerminalUI

/// The whole window: the tabs, and the keys below them.
struct GalleryView: View {
  @Environment(\.language) private var language
  @Environment(\.quit) private var quit
  @Environment(\.windowSize) private var window
  let navigator: Navigator
  private let titles: [String: String]

  /// A window with these tabs. The caller must dismantle its navigator at the end.
  init(tabs: [TabContribution], language: Language) {
    navigator = Navigator(tabs: tabs.map { ($0.id, $0.root) })
    titles = Dictionary(tabs.map { ($0.id, $0.title(language)) }) { first, _ in first }
  }

  var body: some View {
    VStack {
      TabBarView(navigator, titles: titles).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      // A very small window has no row for the keys.
      if window.rows > 5 { KeyBar() }
    }
    .keyBindings([KeyBinding(.control("q"), language.quit) { quit() }])
  }
}
