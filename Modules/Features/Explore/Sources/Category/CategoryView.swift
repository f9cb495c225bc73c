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
            AvatarCell(avatar: $0, isAmongPictures: presenter.list.hasPictures)
          }
          .defaultFocus()
        }
      }
    }
    .keyBindings(keys)
    .task(id: presenter.list.attempt) { await presenter.loadAvatars() }
  }

  private var keys: [KeyBinding] {
    if presenter.list.failure != nil {
      return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
    }
    // Enter belongs to the list; here it only stands in the footer.
    return presenter.list.avatars.isEmpty ? [] : [KeyBinding(.enter, language.open) {}]
  }
}
