import SampleEntities
import TerminalUI

extension StepThree {
  /// Draws the list. It says “the screen of this user, please”, and does not know what makes it.
  struct UserListView: View {
    @Environment(\.language) private var language
    let viewModel: UserListViewModel
    let userRowCell: @MainActor (User) -> AnyView
    let userDetailView: @MainActor (UserDetailParameters) -> AnyView
    let aboutView: @MainActor () -> AnyView

    var body: some View {
      switch viewModel.path.last {
      case nil: UserListContent(viewModel: viewModel, row: userRowCell)
      case .userDetail(let parameters)?: userDetailView(parameters).back(viewModel, in: language)
      case .about?: aboutView().back(viewModel, in: language)
      }
    }
  }
}
