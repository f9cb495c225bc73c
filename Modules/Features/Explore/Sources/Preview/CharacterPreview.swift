import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The character on which the selection of a list rests: who it is, what it says first, and the ways to it.
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
    VStack(spacing: 1) {
      ScrollView {
        VStack(spacing: 1) {
          HStack(spacing: 2) {
            Portrait(
              details.avatar.name, look: details.avatar.portrait, picture: pictures[details.avatar.picture],
              size: .large
            )
            .onTapGesture { onCharacter(details.avatar) }.accessibilityHidden()
            head(of: details.avatar)
          }
          ForEach(details.texts(of: [.description, .personality, .greeting], in: language)) { text in
            VStack {
              Text(line: text.title).bold()
              Text(text.text)
            }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .topLeading)
      // At the end: from any row of the list the arrow key leads to them.
      HStack(spacing: 2) {
        Button(language.chat) { onChat(details.avatar) }
        Button(language.character) { onCharacter(details.avatar) }
      }
    }
    .frame(maxWidth: 82, alignment: .topLeading)
  }

  private func head(of avatar: Avatar) -> some View {
    VStack(spacing: 1) {
      VStack {
        Text(avatar.name).bold()
        if let kind = language.kind(of: avatar) { Text(kind).foregroundStyle(.secondary) }
      }
      if !avatar.isAssistant { Text(avatar.summary(in: language)) }
    }
  }
}
