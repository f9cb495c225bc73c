public import FeatureKit
public import TerminalUI

/// The feature Counter. Only this type knows all of its parts.
@MainActor public struct CounterBuilder: Feature {
  private let interactor: any CounterInteractor
  private let router: (NavigationContext) -> any CounterRouter
  /// The feature's name in lists and options.
  public let id = "counter"

  /// The feature with its interactor and router.
  public init(interactor: any CounterInteractor, router: @escaping (NavigationContext) -> any CounterRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `counter`.
  public var contributions: Contributions {
    Contributions(tabs: [TabContribution(id: "counter", title: { $0.counter }) { counter(at: $0) }])
  }

  /// The counter.
  public func counter(at context: NavigationContext) -> some View {
    CounterView(presenter: CounterPresenter(interactor: interactor, router: router(context)))
  }

  /// The counter in its other form, with input and output protocols. It has a count of its own.
  public func counterWithOutputs(at context: NavigationContext) -> some View {
    OutputCounterView(controller: OutputCounterRouter.createModule(questions: router(context)))
  }
}
