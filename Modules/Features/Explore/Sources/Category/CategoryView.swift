import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatars of one kind.
struct CategoryView: View {
  @Environment(\.language) private var language
  let presenter: CategoryPresenter

  var body: some View {
    Group {
      switch presenter.list.state {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .loaded(let avatars):
        if avatars.isEmpty {
          NoAvatars { presenter.onTryAgainPressed() }
        } else {
          VStack {
            CategoryHeader(kind: presenter.kind, count: avatars.count)
            List(avatars, onSelect: presenter.onAvatarPressed) { avatar in
              AvatarCell(avatar: avatar) { presenter.onCharacterPressed(avatar: avatar) }
            }
            .defaultFocus()
          }
        }
      }
    }
    .navigationTitle(presenter.kind.plural(in: language))
    .keyBindings(keys)
    .task(id: presenter.list.attempt) { await presenter.loadAvatars() }
  }

  private var keys: [KeyBinding] {
    // The list handles Enter; this binding only shows it in the footer.
    presenter.list.avatars.isEmpty ? [] : [KeyBinding(.enter, language.open) {}]
  }
}
