import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The selected character of a list: its description, its greeting, and the buttons that lead to it.
struct CharacterPreview: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let presenter: CharacterPreviewPresenter
  let onChat: @MainActor (Avatar) -> Void
  let onCharacter: @MainActor (Avatar) -> Void

  var body: some View {
    Group {
      switch presenter.phase {
      case .nothing: EmptyView()
      case .failed(let reason): Text(language(reason)).foregroundStyle(.danger)
      // Another character begins at its top.
      case .content(let details): ForEach([details], id: \.avatar.id) { page(of: $0) }
      }
    }
    .onDisappear { presenter.clear() }
  }

  private func page(of details: CharacterDetails) -> some View {
    let avatar = details.avatar
    return PreviewPage(
      name: avatar.name, kind: language.kind(of: avatar) ?? "",
      summary: avatar.isAssistant ? "" : avatar.summary(in: language),
      portrait: Portrait(avatar.name, look: avatar.portrait, picture: pictures[avatar.picture], size: .large),
      texts: details.texts(of: [.description, .personality, .greeting], in: language),
      open: { onCharacter(avatar) }
    ) {
      Button(language.chat, role: .primary) { onChat(avatar) }
      Button(language.character) { onCharacter(avatar) }
    }
  }
}
