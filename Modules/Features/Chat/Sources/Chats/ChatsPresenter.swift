import Entities
import FeatureKit
import Observation
import TerminalUI

/// Decides what the list of conversations shows and where it leads.
@Observable @MainActor final class ChatsPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  static let pageSize = 50
  static let recentLimit = 8
  /// The number of rows in a low window.
  private static let visibleRows = 4

  private(set) var phase = Phase.loading
  /// Whether another part of the list was chosen and not read yet.
  private(set) var isChangingShelf = false
  /// The loaded conversations: the pinned ones first, then the last changed.
  private(set) var rows: [ChatSummary] = []
  /// The avatars opened last.
  private var recents: [Avatar] = []
  /// The time of the last load.
  private(set) var now = Timestamp(milliseconds: 0)
  /// Why further conversations could not be loaded.
  private(set) var moreFailure: LocalizedText?
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0

  /// The beginning of the next page; nil after the last one.
  @ObservationIgnored private var next: Int?
  @ObservationIgnored private var isLoadingMore = false
  /// Whether something changed while no list showed.
  @ObservationIgnored private var isOutdated = false
  /// The number of times that the window had got the focus when the list was last read.
  @ObservationIgnored private var seenReturns: Int?
  /// The number of the load. A load that a later one has replaced changes nothing.
  @ObservationIgnored private var generation = 0
  let imports: ImportPresenter
  let preview: ChatPreviewPresenter
  let avatars: RowAvatars
  let shelf: ShelfPresenter
  let trash: ChatTrashPresenter
  let copies: ChatCopyPresenter
  private let turn: ActionTurn
  private let interactor: any ChatsInteractor
  private let router: any ChatsRouter

  init(interactor: any ChatsInteractor, router: any ChatsRouter) {
    self.interactor = interactor
    self.router = router
    turn = ActionTurn(interactor) { router.showAlert(for: $0) }
    imports = ImportPresenter(interactor: interactor, router: router)
    preview = ChatPreviewPresenter(interactor: interactor)
    avatars = RowAvatars(interactor: interactor)
    shelf = ShelfPresenter(interactor: interactor, router: router)
    trash = ChatTrashPresenter(interactor: interactor, router: router)
    copies = ChatCopyPresenter(interactor: interactor, router: router)
  }

  func title(of row: ChatSummary, in language: Language) -> String {
    language.title(of: row)
  }

  /// The conversation at an address; nil for another screen. The address of a character stands for its latest
  /// conversation.
  func conversation(at address: [String]) -> Conversation.ID? {
    guard address.count > 1 else { return nil }
    switch address[0] {
    case "chat": return Identifier(address[1])
    case "avatar":
      let avatar: Avatar.ID? = Identifier(address[1])
      return rows.filter { $0.chat.avatar == avatar }.max { $0.chat.updated < $1.chat.updated }?.id
    default: return nil
    }
  }

  /// The name of a row's avatar.
  func name(of row: ChatSummary, in language: Language) -> String { row.avatarName ?? language.unknown }

  /// The avatar that a message beside the list is from; nil for one that is not known.
  func speaker(of message: Message, in row: ChatSummary) -> Avatar? {
    preview.avatar(of: message, in: row, with: avatars[row])
  }

  /// The name of that avatar, or of another speaker.
  func speakerName(of message: Message, in row: ChatSummary, _ language: Language) -> String {
    preview.otherSpeaker(of: message) ?? speaker(of: message, in: row)?.name
      ?? (message.speaker.map { $0 == row.chat.avatar } ?? true ? name(of: row, in: language) : language.unknown)
  }

  /// The line below the title of a conversation beside the list: that it is a preview, its avatar, where the title does
  /// not name it, and the words about it.
  func subtitle(of row: ChatSummary, in language: Language) -> String {
    let about = avatars[row].flatMap { $0.isAssistant ? nil : $0.summary(in: language) }
    let name = row.chat.title == nil ? nil : row.avatarName
    return [language.preview, name, about].compactMap(\.self).joined(separator: " · ")
  }

  /// The avatars opened last. If these are only one or two, and all have a chat in the first rows, there are none.
  /// - Parameter room: The number of avatars that the window has room for. Beside the end of a chat there is room for
  ///   two.
  func shownRecents(upTo room: Int) -> [Avatar] {
    let shown = recents.prefix(room)
    let talkedWith = Set(rows.prefix(Self.visibleRows).map(\.chat.avatar))
    return shown.count < 3 && shown.allSatisfy { talkedWith.contains($0.id) } ? [] : Array(shown)
  }
}

// MARK: - Loading

extension ChatsPresenter {
  /// Loads the list again. The old one is shown until then.
  func load() async {
    generation += 1
    let mine = generation
    interactor.log(ChatsEvent.loadChats.start())
    do {
      let recents = try await interactor.recentAvatars(limit: Self.recentLimit)
      try await shelf.load()
      let page = try await interactor.conversations(on: shelf.shelf, offset: 0, limit: Self.pageSize)
      await avatars.read(for: page, besides: recents, again: true)
      guard isCurrent(mine) else { return }
      apply(page, recents)
      (moreFailure, phase) = (nil, .content)
      interactor.log(ChatsEvent.loadChats.success(.count("chat_count", page.count)))
      if isOutdated {
        isOutdated = false
        await refresh()
      }
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      guard isCurrent(mine) else { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(ChatsEvent.loadChats.fail(error))
    }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Follows the changes by this program while the list is open.
  func follow() async {
    for await _ in interactor.conversationChanges() { await refresh() }
  }

  /// Called when the window gets the focus again: another program may have changed the list.
  /// - Parameter returns: The number of times that this has happened.
  func onWindowReturned(_ returns: Int) async {
    defer { seenReturns = returns }
    if let seenReturns, seenReturns != returns { await refresh() }
  }

  /// Reads the newest page again. After an error the list stays unchanged; the next change or visit tries again.
  private func refresh() async {
    guard phase == .content else {
      isOutdated = true
      return
    }
    generation += 1
    let mine = generation
    guard let recents = try? await interactor.recentAvatars(limit: Self.recentLimit),
      (try? await shelf.load()) != nil,
      let page = try? await interactor.conversations(on: shelf.shelf, offset: 0, limit: Self.pageSize)
    else { return }
    await avatars.read(for: page, besides: recents)
    guard isCurrent(mine) else { return }
    apply(page, recents)
  }

  /// Shows the newest page. Rows that were loaded beyond it stay, so that no row moves while the user reads.
  private func apply(_ page: [ChatSummary], _ recents: [Avatar]) {
    isChangingShelf = false
    let isWhole = page.count < Self.pageSize
    var beyond: ArraySlice<ChatSummary> = []
    // The last row that both have is where the page joins the rest.
    if !isWhole, let last = page.last, let joint = rows.firstIndex(where: { $0.id == last.id }) {
      beyond = rows[(joint + 1)...]
    }
    let known = Set(page.map(\.id))
    let rows = page + beyond.filter { !known.contains($0.id) }
    next = isWhole || next == nil && !beyond.isEmpty ? nil : rows.count
    if self.recents != recents { self.recents = recents }
    if self.rows != rows { self.rows = rows }
    now = interactor.now
  }

  /// Called when a row is visible: after the last one, the next page is fetched.
  func onRowShown(_ row: ChatSummary) async {
    guard row.id == rows.last?.id, moreFailure == nil else { return }
    await loadMore()
  }

  /// Fetches further conversations again after a failure.
  func onLoadMorePressed() async {
    moreFailure = nil
    await loadMore()
  }

  private func loadMore() async {
    guard let offset = next, !isLoadingMore else { return }
    isLoadingMore = true
    defer { isLoadingMore = false }
    let mine = generation
    do {
      let page = try await interactor.conversations(on: shelf.shelf, offset: offset, limit: Self.pageSize)
      await avatars.read(for: page)
      guard isCurrent(mine) else { return }
      // A conversation that changed meanwhile moved up, and another one down into this page.
      let known = Set(rows.map(\.id))
      rows += page.filter { !known.contains($0.id) }
      next = page.count < Self.pageSize ? nil : (next ?? offset) + page.count
    } catch is CancellationError {
      // The row is no longer on the screen.
    } catch {
      if isCurrent(mine) { moreFailure = LocalizedText(explaining: error) }
    }
  }

  private func isCurrent(_ mine: Int) -> Bool { mine == generation && !Task.isCancelled }
}

// MARK: - Destinations

extension ChatsPresenter {
  /// Opens a conversation.
  func onConversationPressed(_ row: ChatSummary) {
    interactor.log(ChatsEvent.chatPressed(row))
    router.showConversation(row.id)
  }

  /// Opens the latest chat with an avatar.
  func onAvatarPressed(_ avatar: Avatar) {
    interactor.log(ChatsEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  func onSearchPressed() { router.showSearch() }

  /// Shows the screen for finding avatars.
  func onExplorePressed() { router.showExplore() }
}

// MARK: - Importing

extension ChatsPresenter {
  /// Imports chats from files, and shows them.
  func onImportPressed(in language: Language) async {
    if await imports.onImportPressed(in: language) { await refresh() }
  }
}

// MARK: - Deleting

extension ChatsPresenter {
  /// Moves a conversation to the trash. A conversation in the trash is deleted for good, after the user has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(_ row: ChatSummary, in language: Language) async -> Bool {
    guard await trash.delete(row, in: language) else { return false }
    shelf.forget()
    copies.forget()
    remove(row)
    return true
  }

  /// Gives a conversation of the trash back, and opens it.
  func onRestorePressed(_ row: ChatSummary) async {
    guard await trash.restore(row) else { return }
    remove(row)
    router.showConversation(row.id)
  }

  /// Gives back what was deleted last.
  /// - Returns: Whether it is back.
  @discardableResult func onUndoPressed() async -> Bool {
    guard let row = trash.last, await trash.restore(row) else { return false }
    await refresh()
    return true
  }

  /// Removes the conversations in the trash for good, after the user has agreed.
  func onEmptyTrashPressed() async {
    if await trash.empty() { await refresh() }
  }
}

// MARK: - Copying

extension ChatsPresenter {
  /// Copies a conversation.
  /// - Returns: Whether there is a copy.
  @discardableResult func onDuplicatePressed(_ row: ChatSummary) async -> Bool {
    guard await copies.duplicate(row) else { return false }
    shelf.forget()
    trash.forget()
    await refresh()
    return true
  }

  /// Moves the last copy to the trash.
  /// - Returns: Whether it is there.
  @discardableResult func onDeleteCopyPressed() async -> Bool {
    guard await copies.deleteCopy() else { return false }
    await refresh()
    return true
  }
}

// MARK: - The place in the list

extension ChatsPresenter {
  /// Shows another part of the list.
  func onShelfChosen(_ shelf: ChatShelf) {
    guard self.shelf.choose(shelf) else { return }
    trash.forget()
    copies.forget()
    (rows, next, isChangingShelf) = ([], nil, true)
    attempt += 1
  }

  /// Shows the next part of the list.
  func onNextShelfPressed() { onShelfChosen(shelf.following) }

  /// Archives a conversation, or takes it back from the archive.
  /// - Returns: Whether it has left the shown part.
  func onArchivePressed(_ row: ChatSummary) async -> Bool {
    guard await shelf.onArchivePressed(row) else { return false }
    trash.forget()
    copies.forget()
    remove(row)
    return true
  }

  /// Removes a row. The later ones move up.
  private func remove(_ row: ChatSummary) {
    guard rows.contains(where: { $0.id == row.id }) else { return }
    rows.removeAll { $0.id == row.id }
    next = next.map { $0 - 1 }
  }
}

// MARK: - Renaming

extension ChatsPresenter {
  /// Asks for a title and saves it. An empty one shows the avatar's name again.
  /// - Returns: Whether its title changed.
  @discardableResult func onRenamePressed(_ row: ChatSummary, in language: Language) async -> Bool {
    let name = row.avatarName ?? language.unknown
    guard let typed = await router.askForTitle(now: row.chat.title ?? "", insteadOf: name) else { return false }
    return await turn.take(ChatsEvent.renameChat) {
      try await interactor.renameConversation(row.id, to: typed)
      interactor.log(ChatsEvent.renameChat.success(.chat(row.id)))
      if let index = rows.firstIndex(where: { $0.id == row.id }) {
        rows[index].chat.title = typed.allSatisfy(\.isWhitespace) ? nil : typed
      }
      return true
    } ?? false
  }
}
