import Navigation
import TerminalUI

/// The feature's screens, and below them the scene and the keys that change it.
struct DemoView: View {
  @Environment(\.quit) private var quit
  let presenter: DemoPresenter

  var body: some View {
    VStack {
      TabBarView(presenter.navigator, titles: presenter.titles)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Text(line: presenter.status).reversed()
      KeyBar()
    }
    .environment(\.language, presenter.stage.language)
    .keyBindings([
      KeyBinding(.control("t"), "World") { presenter.nextScene() },
      KeyBinding(.control("l"), "Language") { presenter.nextLanguage() },
      KeyBinding(.control("q"), "Quit") { quit() },
    ])
  }
}
