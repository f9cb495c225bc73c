import TerminalUI

extension StepTwo {
  /// Draws the list. The builder of the environment makes its rows and the next screens: this view makes no other view,
  /// but it knows a type that can make all of them.
  struct UserListView: View {
    @Environment(\.language) private var language
    @Environment(\.stepTwoBuilder) private var builder
    let viewModel: UserListViewModel

    var body: some View {
      switch viewModel.path.last {
      case nil: UserListContent(viewModel: viewModel) { builder?.userRowCell($0) }
      case .userDetail(let parameters)?: builder?.userDetailView(parameters).back(viewModel, in: language)
      case .about?: builder?.aboutView().back(viewModel, in: language)
      }
    }
  }
}
