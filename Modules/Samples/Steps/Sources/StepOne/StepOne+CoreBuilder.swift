import TerminalUI

extension StepOne {
  /// Makes the screens that the list leads to, with their view models.
  @MainActor struct CoreBuilder {
    let interactor: any StepsInteractor

    func userDetailView(_ parameters: UserDetailParameters) -> some View {
      UserDetailView(viewModel: UserDetailViewModel(parameters, interactor: interactor))
    }

    func aboutView() -> some View { AboutView() }
  }
}

// MARK: - In the environment

private enum BuilderKey: EnvironmentKey {
  static var defaultValue: StepOne.CoreBuilder? { nil }
}

extension EnvironmentValues {
  /// The builder. Without one the list leads nowhere: a test or a preview must remember to set it.
  var stepOneBuilder: StepOne.CoreBuilder? {
    get { self[BuilderKey.self] }
    set { self[BuilderKey.self] = newValue }
  }
}
