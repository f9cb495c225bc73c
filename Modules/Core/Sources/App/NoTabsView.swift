import TerminalUI

/// The root of a run whose features have no tab: it lists the addresses of their screens.
struct NoTabsView: View {
  @Environment(\.language) private var language
  /// The addresses of those screens, without the scheme.
  let addresses: [String]
  let open: @MainActor (String) -> Void

  var body: some View {
    ContentUnavailableView {
      Text(language.nothingToShow)
    } description: {
      Text(language.nothingToShowHint)
    } actions: {
      ForEach(addresses, id: \.self) { address in
        Button("\(NavigationRestorer.scheme)://\(address)") { open(address) }
      }
    }
  }
}
