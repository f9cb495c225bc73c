import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the details of a user.
struct UserView: View {
  @Environment(\.language) private var language
  let presenter: UserPresenter

  var body: some View {
    Group {
      switch presenter.user {
      case .underWay: LoadingState().task { await presenter.loadUser() }
      case .failed(let reason): ErrorState(reason) { presenter.onTryAgainPressed() }
      case .done(nil): ContentUnavailableView(language.unknownUser, description: language.unknownUserHint)
      case .done(let user?): ScrollView { UserCard(user: user) }
      }
    }
    .navigationTitle(title)
    .keyBindings(keys)
  }

  private var title: String {
    if case .done(let user?) = presenter.user { user.name } else { language.users }
  }

  private var keys: [KeyBinding] {
    guard presenter.user.failure != nil else { return [] }
    return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
  }
}
