public import FeatureKit
public import TerminalUI

/// The feature Routing: a playground for the router. Only this type knows all of its parts.
@MainActor public struct RoutingBuilder: Feature {
  private let router:
    (NavigationContext) -> any ShowRouter & LeaveRouter & PanelRouter & QueueRouter & ModalRouter & ColorRouter
  /// The feature's name in lists and options.
  public let id = "routing"

  /// The feature with its router. It has no data, and therefore no interactor.
  public init(
    router:
      @escaping (NavigationContext)
      -> any ShowRouter & LeaveRouter & PanelRouter & QueueRouter & ModalRouter & ColorRouter
  ) {
    self.router = router
  }

  /// The tab `routing`.
  public var contributions: Contributions {
    Contributions(
      tabs: [
        TabContribution(id: "routing", title: { $0.playground }) { screen(RoutingParameters(number: 1), at: $0) }
      ])
  }
}

// MARK: - Screens

extension RoutingBuilder {
  /// A screen of the playground.
  public func screen(_ parameters: RoutingParameters, at context: NavigationContext) -> some View {
    RoutingView(presenter: RoutingPresenter(parameters, router: router(context)))
  }

  /// The content of a modal.
  public func modal(_ parameters: ModalParameters, at context: NavigationContext) -> some View {
    ModalView(presenter: ModalPresenter(parameters, router: router(context)))
  }

  /// A screen, or the content of a modal, that returns a color.
  public func color(at context: NavigationContext) -> some View {
    ColorView(presenter: ColorPresenter(router: router(context)))
  }
}
