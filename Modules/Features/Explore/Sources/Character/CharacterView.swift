import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// An avatar: its large picture, its kind, and the texts that a model gets about it.
struct CharacterView: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let presenter: CharacterPresenter

  var body: some View {
    Group {
      switch presenter.page.phase {
      case .loading: LoadingState()
      case .content(let page?): CharacterContent(details: page.details, presenter: presenter)
      case .content(nil): ContentUnavailableView(language.avatarIsGone)
      case .failed(let reason): ErrorState(language(reason)) { presenter.page.onTryAgainPressed() }
      }
    }
    // Line by line the name is the first line of the screen.
    .navigationTitle(isPlain ? language.character : presenter.avatar?.name ?? language.character)
    // The button handles Enter; this binding only shows it in the footer.
    .keyBindings(keys)
    .task(id: presenter.page.attempt) { await presenter.load() }
  }

  private var keys: [KeyBinding] {
    var keys = presenter.leadsToChat ? [KeyBinding(.enter, language.chat) {}] : []
    if presenter.canEdit {
      keys.append(KeyBinding(.character("e"), language.edit) { Task { await presenter.onEditPressed() } })
    }
    if presenter.canEdit, let count = presenter.loreCount, count > 0 {
      // Plain mode does not list a key with the name of a button a second time.
      let field = CharacterField.lorebook.title(in: language)
      let title = isPlain ? language.lorebook(entries: count) : field
      keys.append(
        KeyBinding(.character("l"), title, prominence: .spare) { Task { await presenter.onLorebookPressed() } })
    }
    if presenter.canDuplicate, let avatar = presenter.avatar {
      keys.append(
        KeyBinding(.character("c"), language.duplicate) {
          Task { await presenter.onDuplicatePressed(named: language.copy(of: avatar.name)) }
        })
    }
    if let avatar = presenter.avatar, !avatar.isDeleted {
      keys.append(
        KeyBinding(.character("f"), language.favorite, prominence: .spare) {
          Task { await presenter.onFavoritePressed() }
        })
    }
    return keys
  }
}

private struct CharacterContent: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  @Environment(\.windowSize) private var window
  let details: CharacterDetails
  let presenter: CharacterPresenter

  private var avatar: Avatar { details.avatar }

  var body: some View {
    ScrollView {
      if isPlain {
        // Line by line, views side by side would be one line.
        VStack {
          head
          words(of: inShort + looks + parts)
          lorebook
        }
      } else if size == .page {
        HStack(spacing: 3) {
          VStack(spacing: 1) {
            portrait
            words(of: looks)
          }
          .frame(width: size.columns, alignment: .topLeading)
          VStack(spacing: 1) {
            head
            words(of: inShort + parts)
            lorebook
          }
          .frame(maxWidth: 80, alignment: .topLeading)
        }
      } else {
        VStack(spacing: window.rows >= 16 ? 1 : 0) {
          HStack(spacing: 2) {
            portrait
            head
          }
          words(of: inShort + looks + parts)
          lorebook
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
      if let kind = language.kind(of: avatar) { Text(kind).foregroundStyle(.secondary) }
      Text(language.origin(of: avatar)).foregroundStyle(.secondary)
      if avatar.isDeleted { Text(language.wasDeleted).foregroundStyle(.secondary) }
      // Above the texts, which may be long: the window begins at the focus.
      if presenter.leadsToChat {
        Button(language.chat, role: .primary) { presenter.onChatPressed() }.defaultFocus()
          .padding(.top, size.rows >= Portrait.Size.large.rows ? 1 : 0)
      }
      if !avatar.isDeleted {
        Toggle(
          language.favorite,
          isOn: Binding(get: { presenter.isFavorite }, set: { _ in Task { await presenter.onFavoritePressed() } }))
      }
    }
  }

  private func words(of parts: [TitledText]) -> some View {
    ForEach(parts) { text(of: $0) }
  }

  private func text(of part: TitledText) -> some View {
    VStack {
      Text(line: part.title).bold()
      Text(part.text)
    }
  }

  /// The number of entries of the lorebook. A press on it opens the lorebook of one of the user's own.
  @ViewBuilder private var lorebook: some View {
    let title = CharacterField.lorebook.title(in: language)
    switch presenter.loreCount {
    case 0: EmptyView()
    case let count? where isPlain && presenter.canEdit:
      Button(language.lorebook(entries: count), action: editLorebook)
    case let count?:
      VStack {
        Text(line: title).bold()
        let words = language.loreEntries(count)
        if presenter.canEdit { Button(words, action: editLorebook) } else { Text(words) }
      }
    case nil: text(of: TitledText(title: title, text: language.cannotBeRead))
    }
  }

  private func editLorebook() { Task { await presenter.onLorebookPressed() } }

  /// The kind, the activity and the place as a sentence; the plain assistant and an imported card have none.
  private var looks: [TitledText] {
    guard !avatar.isAssistant, let looks = avatar.traits else { return [] }
    return [TitledText(title: language.looks, text: looks.sentence(in: language))]
  }

  private var inShort: [TitledText] { details.texts(of: [.tagline], in: language) }

  /// The other texts, those for the model too: they may come from an untrusted card.
  private var parts: [TitledText] {
    let fields: [CharacterField] = [
      .description, .personality, .scenario, .greeting, .alternateGreetings, .exampleDialogue, .systemPrompt,
      .postHistoryInstructions, .note, .noteDepth, .noteRole, .creatorNotes, .nickname, .tags, .talkativeness, .creator,
      .version,
    ]
    return details.texts(of: fields, in: language)
  }
}
