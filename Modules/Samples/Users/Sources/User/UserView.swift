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
      case .loading: LoadingState().task { await presenter.loadUser() }
      case .failed(let reason): ErrorState(reason) { presenter.onTryAgainPressed() }
      case .loaded(nil): ContentUnavailableView(language.unknownUser, description: language.unknownUserHint)
      case .loaded(let user?): ScrollView { UserCard(user: user) }
      }
    }
    .navigationTitle(title)
    .keyBindings(keys)
  }

  private var title: String {
    if case .loaded(let user?) = presenter.user { user.name } else { language.users }
  }

  private var keys: [KeyBinding] {
    guard presenter.user.failure != nil else { return [] }
    return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
  }
}
