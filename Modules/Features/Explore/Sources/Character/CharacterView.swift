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

  var body: some View {
    ScrollView {
      if size == .page {
        HStack(spacing: 3) {
          VStack(spacing: 1) {
            portrait
            text(of: looks)
          }
          .frame(width: size.columns, alignment: .topLeading)
          VStack(spacing: 1) {
            head
            words(of: parts)
          }
          .frame(maxWidth: 80, alignment: .topLeading)
        }
      } else {
        VStack(spacing: window.rows >= 16 ? 1 : 0) {
          HStack(spacing: 2) {
            portrait
            head
          }
          words(of: [parts[..<shortParts], [looks], parts[shortParts...]].flatMap(\.self))
        }
      }
    }
  }

  /// The size of the portrait that leaves room for the texts.
  private var size: Portrait.Size {
    if window.columns >= 110, window.rows >= 24 { return .page }
    if window.columns >= 72, window.rows >= 20 { return .large }
    return window.columns >= 40 && window.rows >= 12 ? .hero : .mini
  }

  private var portrait: some View {
    Portrait(avatar.name, look: avatar.portrait, picture: pictures[avatar.picture], size: size)
  }

  private var head: some View {
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

  private func words(of parts: [Part]) -> some View {
    ForEach(parts) { text(of: $0) }
  }

  @ViewBuilder private func text(of part: Part) -> some View {
    if !part.text.isEmpty {
      VStack {
        Text(line: part.id).bold()
        Text(part.text)
      }
    }
  }

  /// Words about the avatar, with their heading.
  private struct Part: Identifiable {
    let id: String
    let text: String
  }

  private var looks: Part {
    let looks = AvatarDescription(character: avatar.character, action: avatar.action, location: avatar.location)
    return Part(id: language.looks, text: avatar.isAssistant ? "" : looks.sentence(in: language))
  }

  /// The number of parts before the looks: the tagline, if there is one.
  private var shortParts: Int { parts.first?.id == language.inShort ? 1 : 0 }

  /// The words about the avatar.
  private var parts: [Part] {
    let definition = details.definition
    let greetings = definition.alternateGreetings.enumerated().map {
      Part(id: language.greeting(number: $0.offset + 2), text: $0.element)
    }
    let parts =
      [
        Part(id: language.inShort, text: avatar.tagline),
        Part(id: CharacterField.description.title(in: language), text: definition.description),
        Part(id: language.personality, text: definition.personality),
        Part(id: CharacterField.scenario.title(in: language), text: definition.scenario),
        Part(id: language.firstWords, text: definition.greeting),
      ] + greetings + [
        Part(id: CharacterField.creatorNotes.title(in: language), text: definition.creatorNotes),
        Part(id: CharacterField.tags.title(in: language), text: definition.tags.joined(separator: ", ")),
        Part(id: CharacterField.creator.title(in: language), text: definition.creator),
        Part(id: CharacterField.version.title(in: language), text: definition.version),
      ]
    return parts.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}
