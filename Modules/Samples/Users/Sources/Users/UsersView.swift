import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the list of users.
///
/// The **V** of VIPER: it draws its presenter and passes the user's actions on. It makes no decision.
struct UsersView: View {
  @Environment(\.language) private var language
  let presenter: UsersPresenter

  var body: some View {
    Group {
      switch presenter.list {
      // The load belongs to this state: it begins and ends with it.
      case .underWay: LoadingState().task { await presenter.loadUsers() }
      case .failed(let reason): ErrorState(reason) { presenter.onTryAgainPressed() }
      case .done([]):
        ContentUnavailableView {
          Text(language.noUsers)
        } actions: {
          Button(language.tryAgain, action: presenter.onTryAgainPressed)
        }
      case .done(let users):
        List(users, onSelect: presenter.onUserPressed) { user in
          ListCell(user.name, subtitle: user.email, portrait: user.name)
        }
        .defaultFocus()
      }
    }
    .navigationTitle(language.users)
    .toolbar {
      if !presenter.users.isEmpty { Text(line: language.people(presenter.users.count)).foregroundStyle(.secondary) }
    }
    .keyBindings(keys)
  }

  private var keys: [KeyBinding] {
    if presenter.canTryAgain {
      return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
    }
    // The list handles Enter itself; this binding is only for the footer.
    return presenter.users.isEmpty ? [] : [KeyBinding(.enter, language.open) {}]
  }
}
