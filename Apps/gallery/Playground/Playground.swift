import Navigation
import Routing
import TerminalUI

/// A navigator of its own for the lesson about the router: two tabs, each with a stack. Going back to the root stays in
/// the lesson.
@MainActor struct Playground {
  let navigator: Navigator

  /// A playground whose screens the builder makes.
  init(_ routing: RoutingBuilder) {
    navigator = Navigator(
      tabs: ["A", "B"].map { id in
        (id, { AnyView(routing.screen(RoutingParameters(number: 1), at: $0)) })
      })
  }
}

extension LessonContent {
  /// The screen of a playground. Its navigator is dismantled when the screen goes.
  init(_ playground: Playground) {
    self.init(view: AnyView(PlaygroundView(playground: playground)), onDismiss: playground.navigator.dismantle)
  }
}
