import Entities
import Observation

/// The part of the list that is shown, and where each conversation stands in it: pinned, archived, with tags.
@Observable @MainActor final class ShelfPresenter {
  /// The shown part.
  private(set) var shelf = ChatShelf.current
  /// The parts that have conversations, besides the current one.
  private(set) var shelves = ChatShelves()
  /// The conversation that was archived last, which can be brought back.
  private(set) var archived: ChatSummary?
  private let turn: ActionTurn
  private let interactor: any ChatsInteractor
  private let router: any ChatsRouter

  init(interactor: any ChatsInteractor, router: any ChatsRouter) {
    (self.interactor, self.router) = (interactor, router)
    turn = ActionTurn(interactor) { router.showAlert(for: $0) }
  }

  /// The parts to choose from; empty when there is only one.
  var choices: [ChatShelf] {
    let others =
      shelves.tags.map { ChatShelf.tagged($0.name) } + (shelves.archived > 0 ? [.archived] : [])
      + (shelves.deleted > 0 ? [.deleted] : [])
    return others.isEmpty ? [] : [.current] + others
  }

  /// Reads the parts. A part that has become empty gives way to the current one.
  func load() async throws {
    shelves = try await interactor.chatShelves()
    if !choices.contains(shelf) { shelf = .current }
  }

  /// Chooses the part to show.
  /// - Returns: Whether it is another one.
  func choose(_ shelf: ChatShelf) -> Bool {
    guard shelf != self.shelf else { return false }
    (self.shelf, archived) = (shelf, nil)
    return true
  }

  /// The part after the shown one, in a circle.
  var following: ChatShelf {
    let index = choices.firstIndex(of: shelf).map { ($0 + 1) % choices.count }
    return index.map { choices[$0] } ?? .current
  }

  /// Pins a conversation before the others, or takes the pin away.
  func onPinPressed(_ row: ChatSummary) async { await change(row) { $0.isPinned.toggle() } }

  /// Puts a conversation into the archive, or takes it back from there.
  /// - Returns: Whether it was moved.
  @discardableResult func onArchivePressed(_ row: ChatSummary) async -> Bool {
    let isMoved = await change(row) { $0.isArchived.toggle() }
    archived = isMoved && !row.chat.place.isArchived ? row : nil
    return isMoved
  }

  /// Takes the conversation that was archived last back.
  func onUndoPressed() async {
    guard let row = archived else { return }
    // Only the archive is undone: pins and tags may have changed meanwhile.
    if await change(row, { $0.isArchived = false }) { archived = nil }
  }

  /// Ends the offer to take back what was archived last.
  func forget() { archived = nil }

  /// Asks for a conversation's tags and saves them.
  func onTagsPressed(_ row: ChatSummary) async {
    guard let typed = await router.askForTags(now: row.chat.place.tags.joined(separator: ", ")) else { return }
    await change(row) { $0.tags = ChatPlace.tags(in: typed) }
  }

  @discardableResult private func change(_ row: ChatSummary, _ change: (inout ChatPlace) -> Void) async -> Bool {
    var place = row.chat.place
    change(&place)
    return await turn.take(ChatsEvent.moveChat) {
      try await interactor.moveConversation(row.id, to: place)
      interactor.log(ChatsEvent.moveChat.success(.chat(row.id)))
      return true
    } ?? false
  }
}
