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
      case .content(let details): CharacterContent(details: details, presenter: presenter)
      case .gone: ContentUnavailableView(language.avatarIsGone)
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      }
    }
    .navigationTitle(language.character)
    // The button handles Enter; this binding only shows it in the footer.
    .keyBindings(keys)
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var keys: [KeyBinding] {
    var keys = presenter.leadsToChat ? [KeyBinding(.enter, language.chat) {}] : []
    if presenter.canEdit {
      keys.append(KeyBinding(.character("e"), language.edit) { Task { await presenter.onEditPressed() } })
    }
    if presenter.canDuplicate, case .content(let details) = presenter.phase {
      keys.append(
        KeyBinding(.character("c"), language.duplicate) {
          Task { await presenter.onDuplicatePressed(named: language.copy(of: details.avatar.name)) }
        })
    }
    return keys
  }
}

private struct CharacterContent: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let details: CharacterDetails
  let presenter: CharacterPresenter

  private var avatar: Avatar { details.avatar }

  /// Whether a large picture leaves room for the texts.
  private var isRoomy: Bool { window.rows >= 20 && window.columns >= 50 }

  var body: some View {
    ScrollView {
      VStack(spacing: window.rows >= 16 ? 1 : 0) {
        HStack(spacing: 2) {
          Portrait(avatar.name, picture: pictures[avatar.picture], size: isRoomy ? .large : .hero)
          VStack {
            Text(avatar.name).bold()
            Text(avatar.isAssistant ? language.plainAssistant : avatar.character.title(in: language))
              .foregroundStyle(.secondary)
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
    let definition = details.definition
    let looks = AvatarDescription(character: avatar.character, action: avatar.action, location: avatar.location)
    let greetings = definition.alternateGreetings.enumerated().map {
      (language.greeting(number: $0.offset + 2), $0.element)
    }
    let parts =
      [
        (language.inShort, avatar.tagline), (language.looks, avatar.isAssistant ? "" : looks.sentence(in: language)),
        (CharacterField.description.title(in: language), definition.description),
        (language.personality, definition.personality),
        (CharacterField.scenario.title(in: language), definition.scenario), (language.firstWords, definition.greeting),
      ] + greetings + [
        (CharacterField.creatorNotes.title(in: language), definition.creatorNotes),
        (CharacterField.tags.title(in: language), definition.tags.joined(separator: ", ")),
        (CharacterField.creator.title(in: language), definition.creator),
        (CharacterField.version.title(in: language), definition.version),
      ]
    return parts.filter { !$0.1.allSatisfy(\.isWhitespace) }
  }
}
