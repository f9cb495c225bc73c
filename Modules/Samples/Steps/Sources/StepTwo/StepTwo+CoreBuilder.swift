import SampleEntities
import TerminalUI

extension StepTwo {
  /// Makes every view of the app, with its view model.
  @MainActor struct CoreBuilder {
    let interactor: any StepsInteractor

    func userListView() -> some View {
      UserListView(viewModel: UserListViewModel(interactor: interactor))
    }

    func userDetailView(_ parameters: UserDetailParameters) -> some View {
      UserDetailView(viewModel: UserDetailViewModel(parameters, interactor: interactor))
    }

    func aboutView() -> some View { AboutView() }

    // MARK: Rows

    func userRowCell(_ user: User) -> some View { UserRowCell(user: user) }
  }
}

// MARK: - In the environment

private enum BuilderKey: EnvironmentKey {
  static var defaultValue: StepTwo.CoreBuilder? { nil }
}

extension EnvironmentValues {
  /// The builder of the app.
  var stepTwoBuilder: StepTwo.CoreBuilder? {
    get { self[BuilderKey.self] }
    set { self[BuilderKey.self] = newValue }
  }
}
