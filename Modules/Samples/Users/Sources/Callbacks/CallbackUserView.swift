import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the view controller's state: the same list as `UsersView`.
struct CallbackUserView: View {
  let controller: CallbackUserViewController

  var body: some View {
    UserListPanel(
      list: controller.list, canTryAgain: controller.canTryAgain,
      load: { controller.presenter?.viewDidAppear() }, tryAgain: controller.didTapTryAgain,
      select: { controller.presenter?.showUserDetail(userInfo: $0) }
    )
    .onDisappear { controller.presenter?.viewDidDisappear() }
  }
}
