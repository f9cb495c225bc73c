import TerminalUI

/// Draws the list of users.
///
/// The **V** of VIPER: it draws its presenter and passes the user's actions on. It makes no decision.
struct UsersView: View {
  let presenter: UsersPresenter

  var body: some View {
    UserListPanel(
      list: presenter.list, canTryAgain: presenter.canTryAgain,
      load: { await presenter.loadUsers() }, tryAgain: presenter.onTryAgainPressed, select: presenter.onUserPressed)
  }
}
