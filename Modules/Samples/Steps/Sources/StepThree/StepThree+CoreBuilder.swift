import SampleEntities
import TerminalUI

extension StepThree {
  /// Makes every view of the app, and promises each the screens that it leads to.
  @MainActor struct CoreBuilder {
    let interactor: any StepsInteractor

    func userListView() -> AnyView {
      UserListView(
        viewModel: UserListViewModel(interactor: interactor),
        userRowCell: { user in userRowCell(user) },
        userDetailView: { parameters in userDetailView(parameters) },
        aboutView: { aboutView() }
      )
      .any()
    }

    func userDetailView(_ parameters: UserDetailParameters) -> AnyView {
      UserDetailView(viewModel: UserDetailViewModel(parameters, interactor: interactor)).any()
    }

    func aboutView() -> AnyView { AboutView().any() }

    // MARK: Rows

    func userRowCell(_ user: User) -> AnyView { UserRowCell(user: user).any() }
  }
}

extension View {
  /// The view without its type, so that every closure has the type `() -> AnyView`.
  func any() -> AnyView { AnyView(self) }
}
