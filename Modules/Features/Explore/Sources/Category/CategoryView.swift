import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatars of one kind, and the chosen one beside them.
struct CategoryView: View {
  @Environment(\.language) private var language
  let presenter: CategoryPresenter

  var body: some View {
    CategoryContent(presenter: presenter)
      .navigationDetail(isPresented: !presenter.list.avatars.isEmpty) {
        CharacterPreview(
          presenter: presenter.preview, onChat: presenter.onAvatarPressed, onCharacter: presenter.onCharacterPressed)
      }
      .navigationTitle(presenter.kind.plural(in: language))
      .keyBindings(keys)
      .task(id: presenter.list.attempt) { await presenter.loadAvatars() }
  }

  private var keys: [KeyBinding] {
    // The list handles Enter; this binding only shows it in the footer.
    presenter.list.avatars.isEmpty ? [] : [KeyBinding(.enter, language.chat) {}]
  }
}

private struct CategoryContent: View {
  @Environment(\.language) private var language
  @Environment(\.showsDetail) private var showsDetail
  let presenter: CategoryPresenter

  var body: some View {
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
          .onSelection(if: showsDetail, after: presenter.preview.rest) { await presenter.preview.show($0.id) }
        }
      }
    }
  }
}
