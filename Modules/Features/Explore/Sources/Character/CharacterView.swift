import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// An avatar: its large picture, its kind, and the texts that a model gets about it.
struct CharacterView: View {
  @Environment(\.language) private var language
  let presenter: CharacterPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .content(let avatar): CharacterSheet(avatar: avatar, presenter: presenter)
      case .gone: ContentUnavailableView(language.avatarIsGone)
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      }
    }
    .navigationTitle(language.character)
    // The button handles Enter; this binding only shows it in the footer.
    .keyBindings(presenter.leadsToChat ? [KeyBinding(.enter, language.chat) {}] : [])
    .task(id: presenter.attempt) { await presenter.load() }
  }
}

private struct CharacterSheet: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let avatar: Avatar
  let presenter: CharacterPresenter

  /// Whether a large picture leaves room for the texts.
  private var isRoomy: Bool { window.rows >= 20 && window.columns >= 50 }

  var body: some View {
    ScrollView {
      VStack(spacing: window.rows >= 16 ? 1 : 0) {
        HStack(spacing: 2) {
          Portrait(avatar.name, picture: pictures[avatar.picture], size: isRoomy ? .large : .hero)
          VStack {
            Text(avatar.name).bold()
            Text(avatar.character.title(in: language)).foregroundStyle(.secondary)
            Text(avatar.author == nil ? language.builtIn : language.madeHere).foregroundStyle(.secondary)
            if avatar.isDeleted { Text(language.wasDeleted).foregroundStyle(.secondary) }
            // Above the texts, which may be long: the window begins at the focus.
            if presenter.leadsToChat { Button(language.chat) { presenter.onChatPressed() }.defaultFocus() }
          }
        }
        ForEach(parts, id: \.title) { part in
          VStack {
            Text(line: part.title).bold()
            Text(part.text)
          }
        }
      }
    }
  }

  /// The words about the avatar, each with its heading.
  private var parts: [(title: String, text: String)] {
    let looks = AvatarDescription(character: avatar.character, action: avatar.action, location: avatar.location)
    return [
      (language.inShort, avatar.tagline), (language.looks, looks.sentence(in: language)),
      (language.personality, avatar.personality), (language.firstWords, avatar.greeting),
    ].filter { !$0.1.allSatisfy(\.isWhitespace) }
  }
}
