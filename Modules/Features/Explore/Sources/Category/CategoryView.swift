import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatars of one kind.
struct CategoryView: View {
  @Environment(\.language) private var language
  let presenter: CategoryPresenter

  var body: some View {
    Screen(presenter.kind.plural(in: language)) {
      switch presenter.list.state {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason) { presenter.onTryAgainPressed() }
      case .loaded(let avatars):
        if avatars.isEmpty {
          EmptyState(language.noAvatars)
        } else {
          List(avatars, onSelect: presenter.onAvatarPressed) {
            AvatarCell(avatar: $0)
          }
          .defaultFocus()
        }
      }
    }
    .keyBindings(keys)
    .task(id: presenter.list.attempt) { await presenter.loadAvatars() }
  }

  private var keys: [KeyBinding] {
    // Enter belongs to the list; here it only stands in the footer.
    presenter.list.avatars.isEmpty ? [] : [KeyBinding(.enter, language.open) {}]
  }
}
