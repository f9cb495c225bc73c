import FeatureKit
import DesignSystem
import Entities
import TerminalUI

/// The list of conversations, with the avatars opened last above it, and the end of the chosen one beside it.
struct ChatsView: View {
  @Environment(\.language) private var language
  @Environment(\.windowReturns) private var returns
  @Environment(\.isPlain) private var isPlain
  let presenter: ChatsPresenter

  var body: some View {
    ChatsContent(presenter: presenter)
      .navigationDetail(isPresented: presenter.phase == .content && !presenter.rows.isEmpty) {
        ChatPreview(presenter: presenter)
      }
      .navigationTitle(language.chats)
      .keyBindings([
        KeyBinding(.search, language.search, prominence: .hidden) { presenter.onSearchPressed() },
        KeyBinding(.character("/"), language.search) { presenter.onSearchPressed() },
      ])
      .keyBindings(
        presenter.shelf.choices.isEmpty
          ? []
          : [KeyBinding(.character("f"), language.nextShelf, prominence: .spare) { presenter.onNextShelfPressed() }]
      )
      .keyBindings(
        presenter.imports.isReading
          ? [KeyBinding(.escape, language.stop) { presenter.imports.onStopPressed() }]
          : presenter.copies.progress != nil
            ? [KeyBinding(.escape, language.stop) { presenter.copies.onStopPressed() }]
            : presenter.imports.isBusy
              ? []
              : [
                // Where the list stands beside another screen, the footer is that screen's.
                KeyBinding(.importChats, language.importChats, prominence: isPlain ? .ordinary : .hidden) {
                  Task { await presenter.onImportPressed(in: language) }
                }
              ]
      )
      .task(id: presenter.attempt) { await presenter.load() }
      .task { await presenter.follow() }
      // Another program may have changed the list: it is read again when the window gets the focus.
      .task(id: returns) { await presenter.onWindowReturned(returns) }
  }
}

private struct ChatsContent: View {
  @Environment(\.addressBeside) private var addressBeside
  @Environment(\.addressLeft) private var addressLeft
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.showsDetail) private var showsDetail
  @Environment(\.windowSize) private var window
  let presenter: ChatsPresenter

  private var recents: [Avatar] { presenter.shownRecents(upTo: RecentAvatars.room(in: window)) }

  var body: some View {
    switch presenter.phase {
    case .loading: LoadingState()
    case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
    case .content:
      VStack {
        if let progress = presenter.imports.progress {
          Text(line: language.progress(progress)).foregroundStyle(.secondary)
        }
        if let progress = presenter.copies.progress {
          Text(line: language.progress(progress)).foregroundStyle(.secondary)
        }
        if !recents.isEmpty { RecentAvatars(avatars: recents, choose: presenter.onAvatarPressed) }
        if !presenter.shelf.choices.isEmpty { ShelfPicker(presenter: presenter) }
        if let archived = presenter.shelf.archived {
          HStack(spacing: 1) {
            Text(line: language.archived(presenter.title(of: archived, in: language))).foregroundStyle(.secondary)
            Button(language.restore) { Task { await presenter.shelf.onUndoPressed() } }
          }
        }
        if let deleted = presenter.trash.last {
          HStack(spacing: 1) {
            Text(line: language.deleted(presenter.title(of: deleted, in: language))).foregroundStyle(.secondary)
            Button(language.undoDeletion, action: undo)
          }
        }
        if let copy = presenter.copies.last {
          HStack(spacing: 1) {
            Text(line: language.duplicated(as: copy.title ?? language.chat)).foregroundStyle(.secondary)
            Button(language.deleteCopy, action: deleteCopy)
          }
        }
        if presenter.shelf.shelf == .deleted {
          HStack(spacing: 1) {
            Text(line: language.trashIsEmptied).foregroundStyle(.secondary)
            Button(language.emptyTheTrash) { Task { await presenter.onEmptyTrashPressed() } }
          }
        }
        if presenter.isChangingShelf {
          LoadingState()
        } else if presenter.rows.isEmpty {
          noChats
        } else {
          rows
        }
        if let failure = presenter.moreFailure {
          HStack(spacing: 1) {
            Text(line: language.noMore(language(failure))).foregroundStyle(.danger)
            Button(language.tryAgain) { Task { await presenter.onLoadMorePressed() } }
          }
        }
      }
      .keyBindings(presenter.trash.last == nil ? [] : [KeyBinding(.undoDeletion, language.undoDeletion, action: undo)])
      .keyBindings(
        presenter.copies.last == nil ? [] : [KeyBinding(.undoDeletion, language.deleteCopy, action: deleteCopy)])
    }
  }

  private func undo() { Task { if await presenter.onUndoPressed() { announce(language.restored) } } }

  private func deleteCopy() { Task { if await presenter.onDeleteCopyPressed() { announce(language.deleted) } } }

  private var noChats: some View {
    ContentUnavailableView {
      Text(language.noChats)
    } description: {
      Text(language.openAnAvatar)
    } actions: {
      Button(language.explore) { presenter.onExplorePressed() }.defaultFocus()
      Button(language.importChats) { Task { await presenter.onImportPressed(in: language) } }
    }
  }

  private var rows: some View {
    let beside = presenter.conversation(at: addressBeside)
    // The chat that is open beside the list, or was left last: a key must not act on the one that it replaced.
    let last = addressBeside.isEmpty ? addressLeft : addressBeside
    return List(presenter.rows, onSelect: select) { row in
      ChatRow(row: row, isOpen: row.id == beside, presenter: presenter)
        .task { await presenter.onRowShown(row) }
    }
    .selecting(presenter.conversation(at: last), for: last)
    .defaultFocus()
    .onSelection(if: showsDetail, after: presenter.preview.rest) { await presenter.preview.follow($0) }
    .keyBindings([
      KeyBinding(.enter, presenter.shelf.shelf == .deleted ? language.restore : language.open, action: {})
    ])
  }

  private func select(_ row: ChatSummary) {
    if row.deleted == nil {
      presenter.onConversationPressed(row)
    } else {
      Task { await presenter.onRestorePressed(row) }
    }
  }
}

private struct ChatRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.imageCache) private var pictures
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isPlain) private var isPlain
  @Environment(\.isShownBeside) private var isShownBeside
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  @Environment(\.windowSize) private var window
  let row: ChatSummary
  /// Whether the conversation is on the screen beside the list.
  let isOpen: Bool
  let presenter: ChatsPresenter

  var body: some View {
    let title = presenter.title(of: row, in: language)
    let avatar = presenter.avatars[row]
    ListCell(
      title, subtitle: language.subtitle(of: row), badge: language.badge(of: row), detail: time,
      portrait: row.avatarName ?? title, look: avatar?.portrait, picture: pictures[avatar?.picture],
      size: window.rows >= 30 ? .mini : .row, delete: delete
    )
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.isShownBeside, isShownBeside || isOpen)
    // The keys of a row without the focus would act on a row that the user did not choose.
    .keyBindings(isFocused ? keys : [])
  }

  /// When the chat changed; empty where the title needs the whole row.
  private var time: String {
    if window.columns < 30 { return "" }
    let moment = row.deleted ?? row.chat.updated
    return language.when(
      moment, from: presenter.now, in: zone, isShort: window.columns < 48 && row.deleted == nil && !isPlain)
  }

  private var keys: [KeyBinding] {
    let words = row.deleted == nil ? language.delete : language.deleteForGood
    let deleting = [
      KeyBinding(.character("d"), words, action: delete),
      KeyBinding(.delete, words, prominence: .hidden, action: delete),
    ]
    if row.deleted != nil { return deleting }
    return deleting + [
      KeyBinding(.character("r"), language.rename, action: rename),
      KeyBinding(.character("p"), language.pin(row.chat.place), prominence: .spare) {
        Task { await presenter.shelf.onPinPressed(row) }
      },
      KeyBinding(.character("a"), language.archive(row.chat.place), prominence: .spare, action: archive),
      // Not needed often: the panel of keys lists it. Plain mode has no other list.
      KeyBinding(.character("t"), language.tags, prominence: isPlain ? .spare : .hidden) {
        Task { await presenter.shelf.onTagsPressed(row) }
      },
      KeyBinding(
        .character("c"), language.duplicateChat, prominence: isPlain ? .spare : .hidden, action: duplicate),
    ]
  }

  private func archive() {
    Task {
      if await presenter.onArchivePressed(row) {
        announce(row.chat.place.isArchived ? language.takenBack : language.putAway)
      }
    }
  }

  private func duplicate() {
    Task { if await presenter.onDuplicatePressed(row) { announce(language.duplicated) } }
  }

  private func rename() {
    Task { if await presenter.onRenamePressed(row, in: language) { announce(language.renamed) } }
  }

  private func delete() {
    Task { if await presenter.onDeletePressed(row, in: language) { announce(language.deleted) } }
  }
}
