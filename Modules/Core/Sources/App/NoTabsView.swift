import TerminalUI

/// The root of a run without tabs: it lists the addresses of the features' screens.
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
