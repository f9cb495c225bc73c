public import FeatureKit
public import TerminalUI

/// The feature Steps: one list of users, in the three steps of CoreBuilder.
@MainActor public struct StepsBuilder: Feature {
  private let interactor: any StepsInteractor
  /// The feature's name in lists and options.
  public let id = "steps"

  /// The feature with its interactor. Its screens lead by their view models, so it needs no router.
  public init(interactor: any StepsInteractor) {
    self.interactor = interactor
  }

  /// The tab `steps`, with the last step.
  public var contributions: Contributions {
    Contributions(tabs: [TabContribution(id: "steps", title: { $0.users }) { closures(at: $0) }])
  }
}

// MARK: - Screens

// Each does what the entry point of an app does: it makes the step's CoreBuilder, and the first view.
extension StepsBuilder {
  /// Step 1: a builder in the environment makes the next screens.
  public func builderInEnvironment(at context: NavigationContext) -> some View {
    StepOne.UserListView(viewModel: UserListViewModel(interactor: interactor))
      .environment(\.stepOneBuilder, StepOne.CoreBuilder(interactor: interactor))
  }

  /// Step 2: one builder makes every view of the app.
  public func oneBuilder(at context: NavigationContext) -> some View {
    let builder = StepTwo.CoreBuilder(interactor: interactor)
    return builder.userListView().environment(\.stepTwoBuilder, builder)
  }

  /// Step 3: views get the next screens by closures, and know no builder.
  public func closures(at context: NavigationContext) -> some View {
    StepThree.CoreBuilder(interactor: interactor).userListView()
  }
}
