import TerminalUI

extension StepOne {
  /// Draws the list, and asks the builder of the environment for the next screen. It makes its rows by itself.
  struct UserListView: View {
    @Environment(\.language) private var language
    @Environment(\.stepOneBuilder) private var builder
    let viewModel: UserListViewModel

    var body: some View {
      switch viewModel.path.last {
      case nil: UserListContent(viewModel: viewModel) { UserRowCell(user: $0) }
      case .userDetail(let parameters)?: builder?.userDetailView(parameters).back(viewModel, in: language)
      case .about?: builder?.aboutView().back(viewModel, in: language)
      }
    }
  }
}
