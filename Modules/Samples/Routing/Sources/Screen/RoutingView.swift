import DesignSystem
import TerminalUI

/// Draws a screen of the playground: every verb of its router, and what came back.
struct RoutingView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: RoutingPresenter

  var body: some View {
    VStack {
      if let result = presenter.result { Text(line: language.words(for: result)).foregroundStyle(.accent) }
      List(presenter.verbs, onSelect: run) { verb in
        ListCell(verb.title(language), detail: window.columns < 50 ? "" : verb.id)
      }
      .defaultFocus()
    }
    .navigationTitle(language.screen(presenter.number))
    // The list handles Enter itself; this binding is only for the footer.
    .keyBindings([KeyBinding(.enter, language.call) {}])
  }

  private func run(_ verb: RoutingVerb) {
    // A verb that waits for a result ends with it, or when its screen goes.
    Task { await verb.run() }
  }
}
