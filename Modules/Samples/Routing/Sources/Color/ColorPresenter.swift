import TerminalUI

/// The actions of the screen that returns a color.
@MainActor final class ColorPresenter {
  let colors: [RoutingColor] = [.red, .green, .blue]
  private let router: any ColorRouter

  init(router: any ColorRouter) {
    self.router = router
  }

  func onColorPressed(_ color: RoutingColor, in language: Language) {
    router.finish(with: color.title(language))
  }

  func onNonePressed() {
    router.dismissScreen()
  }
}

/// A color to choose.
enum RoutingColor: String, Identifiable {
  case red, green, blue

  var id: String { rawValue }
}
