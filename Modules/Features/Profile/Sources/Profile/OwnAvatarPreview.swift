import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The avatar on which the selection of the list rests, with the ways to a chat and to its form. Its row deletes it.
struct OwnAvatarPreview: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let presenter: ProfilePresenter
  /// Makes the presenter of an avatar.
  let avatar: @MainActor (Avatar) -> OwnAvatarPresenter

  var body: some View {
    Group {
      switch presenter.preview.phase {
      case .nothing: EmptyView()
      case .failed(let reason): Text(language(reason)).foregroundStyle(.danger)
      case .content(let details):
        // Another avatar begins at its top. One that left the list leaves the place empty for a moment.
        ForEach([details].filter { presenter.lists($0.avatar) }, id: \.avatar.id) { page(of: $0) }
      }
    }
    .onDisappear { presenter.preview.clear() }
  }

  private func page(of details: CharacterDetails) -> some View {
    let (shown, actions) = (details.avatar, avatar(details.avatar))
    let fields = [CharacterField.description, .personality, .greeting].filter { !details[$0].trimmed.isEmpty }
    return PreviewPage(
      name: shown.name, kind: shown.traits?.character.title(in: language) ?? "", summary: shown.summary(in: language),
      portrait: Portrait(shown.name, look: shown.portrait, picture: pictures[shown.picture], size: .large),
      texts: fields.map { TitledText(title: $0.title(in: language), text: details[$0]) }, open: actions.onPressed
    ) {
      Button(language.chat, role: .primary, action: actions.onPressed)
      Button(language.edit) { Task { await actions.onEditPressed() } }
    }
  }
}
