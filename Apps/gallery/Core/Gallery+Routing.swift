import FeatureKit
import Navigation
import Routing
import TerminalUI

// Each verb is one call of Navigation's router.
extension GalleryRouter: ShowRouter {
  func pushScreen(_ parameters: RoutingParameters) {
    router.show(route(parameters))
  }

  func showSheet(_ parameters: RoutingParameters) async {
    await withCheckedContinuation { continuation in
      router.show(route(parameters, .sheet, onDismiss: { continuation.resume() }))
    }
  }

  func showCover(_ parameters: RoutingParameters) {
    router.show(route(parameters, .fullScreenCover))
  }

  func pushScreens(_ parameters: [RoutingParameters]) {
    router.showScreens(parameters.map { route($0) })
  }

  func stackSheets(_ parameters: [RoutingParameters]) {
    router.showScreens(parameters.map { route($0, .sheet) })
  }

  func push(_ parameters: RoutingParameters, after name: String) {
    router.show(route(parameters), at: .after(name))
  }

  func pushScrolledScreen(_ parameters: RoutingParameters) {
    router.showScreen(name: parameters.name) { context in
      context.scroll(to: ScrollMemory.Position(index: 12))
      return screen(parameters, at: context)
    }
  }

  func replaceScreen(by parameters: RoutingParameters) {
    router.replaceScreen(by: route(parameters))
  }

  func setAddress(_ path: [String]) {
    router.moveTo(Link(path))
  }

  func selectOtherTab() {
    let state = router.navigationState
    if let other = state.tabs.first(where: { $0.id != state.tab.id }) { router.selectTab(other.id) }
  }

  func chooseColor() async -> String? {
    await router.showScreen(.push, name: "color", returning: String.self) { builder.routing.color(at: $0) }
  }

  private func screen(_ parameters: RoutingParameters, at context: NavigationContext) -> some View {
    WithLessonKeys(content: builder.routing.screen(parameters, at: context))
  }

  /// A screen of the playground, to be shown later.
  private func route(
    _ parameters: RoutingParameters, _ segue: Segue = .push, onDismiss: @escaping @MainActor () -> Void = {}
  ) -> Route {
    Route(segue, name: parameters.name, onDismiss: onDismiss) { screen(parameters, at: $0) }
  }
}

extension GalleryRouter: LeaveRouter, ColorRouter {
  func dismissScreen() { router.dismissScreen() }
  func dismissScreens(count: Int) { router.dismissScreens(count: count) }
  func dismissNearestScreen(named name: String) { router.dismissScreen(named: name) }
  func popToScreen(named name: String) { router.popToScreen(named: name) }
  func popToRoot() { router.popToRoot() }
  func dismissPushStack() { router.dismissPushStack() }
  func dismissLayer() { router.dismissLayer() }
  func finish(with color: String) { router.finish(with: color) }
}

extension GalleryRouter: QueueRouter {
  func queueScreens(_ parameters: [RoutingParameters]) {
    router.queueScreens(parameters.map { route($0) })
  }

  func showNextScreen() {
    // An empty queue is recorded among the refused requests.
    try? router.showNextScreen()
  }

  func showNextScreenOrDismissLayer() { router.showNextScreenOrDismissLayer() }
  func clearQueue() { router.clearQueue() }
}

extension GalleryBuilder {
  var routing: RoutingBuilder { RoutingBuilder(router: router) }
}
