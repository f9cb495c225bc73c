import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatsPresenterTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()
  private let presenter: ChatsPresenter

  init() {
    presenter = ChatsPresenter(interactor: interactor, router: router)
  }

  private func fill(_ count: UInt64) {
    for number in 1...count { interactor.add(.sample(number)) }
  }

  private var pages: [FakeChatInteractor.Call] {
    interactor.calls.filter { if case .list = $0 { true } else { false } }
  }

  @Test func `It shows the conversations and the avatars opened last`() async {
    fill(3)
    interactor.recents = [.sample(), .sample(2), .sample(3)]
    await presenter.load()
    #expect(presenter.phase == .content)
    #expect(presenter.rows.map(\.id) == [3, 2, 1].map { Conversation.sample($0).id })
    #expect(presenter.shownRecents(upTo: 8) == interactor.recents)
    #expect(presenter.now == interactor.now)
  }

  /// For the portraits. One that cannot be read has its letter until the next load.
  @Test func `Each row's avatar is read, and read again with the list`() async {
    interactor.avatars = [.sample(), .sample(2)]
    interactor.add(.sample(1))
    interactor.add(.sample(2, with: Avatar.sample(2).id))
    interactor.add(.sample(3, with: Avatar.sample(9).id))
    interactor.errors[.avatar] = OutOfReach()
    await presenter.load()
    #expect(presenter.phase == .content && presenter.rows.allSatisfy { presenter.avatars[$0] == nil })
    interactor.errors[.avatar] = nil
    await presenter.load()
    #expect(presenter.rows.map { presenter.avatars[$0]?.id } == [nil, Avatar.sample(2).id, Avatar.sample().id])
    interactor.avatars[1].look = 7
    await presenter.load()
    #expect(presenter.avatars[presenter.rows[1]]?.look == 7)
  }

  @Test func `One or two recent avatars are left out if the first rows show them`() async {
    fill(3)
    interactor.recents = [.sample()]
    await presenter.load()
    #expect(presenter.shownRecents(upTo: 8).isEmpty)
    interactor.recents = [.sample(), .sample(2)]
    await presenter.load()
    #expect(presenter.shownRecents(upTo: 8) == interactor.recents)
    // A narrow window has room for the first one.
    #expect(presenter.shownRecents(upTo: 1).isEmpty)
  }

  @Test func `It loads anew each time it appears, and shows the old list until then`() async {
    fill(1)
    await presenter.load()
    interactor.add(.sample(2))
    interactor.gate(.list).close()
    let load = Task { await presenter.load() }
    await settle()
    #expect(presenter.phase == .content)
    #expect(presenter.rows.count == 1)
    interactor.gate(.list).open()
    await load.value
    #expect(presenter.rows.count == 2)
  }

  @Test func `A change by this program shows at once`() async {
    fill(3)
    await presenter.load()
    let following = Task { await presenter.follow() }
    await settle()
    interactor.add(.sample(4))
    interactor.summaries[3].chat.title = "Another"
    interactor.change()
    await settle()
    #expect(presenter.rows.map(\.id) == [4, 3, 2, 1].map { Conversation.sample($0).id })
    #expect(presenter.rows.last?.chat.title == "Another")
    // Rows that cannot be read stay.
    interactor.errors[.list] = OutOfReach()
    interactor.change()
    await settle()
    #expect(presenter.rows.count == 4 && presenter.phase == .content)
    following.cancel()
  }

  @Test func `What changes while the list is loaded is not missed`() async {
    fill(1)
    interactor.gate(.list).close()
    let load = Task { await presenter.load() }
    let following = Task { await presenter.follow() }
    await settle()
    interactor.change()
    await settle()
    interactor.gate(.list).open()
    await load.value
    #expect(pages.count == 2)
    following.cancel()
  }

  @Test func `A window that comes back looks again, once for each return`() async {
    fill(1)
    await presenter.load()
    await presenter.onWindowReturned(3)
    #expect(pages.count == 1)
    interactor.add(.sample(2))
    await presenter.onWindowReturned(4)
    #expect(presenter.rows.count == 2)
    await presenter.onWindowReturned(4)
    #expect(pages.count == 2)
  }

  @Test func `Nothing jumps away from a reader further down`() async {
    fill(120)
    await presenter.load()
    await presenter.onRowShown(presenter.rows[49])
    await presenter.onRowShown(presenter.rows[99])
    #expect(presenter.rows.count == 120)
    interactor.add(.sample(121))
    interactor.summaries.remove(at: 5)
    let following = Task { await presenter.follow() }
    await settle()
    interactor.change()
    await settle()
    #expect(presenter.rows == interactor.summaries)
    await presenter.onRowShown(presenter.rows[119])
    #expect(presenter.rows.count == 120)
    following.cancel()
  }

  @Test func `Further pages come with the last row, each once`() async {
    fill(120)
    await presenter.load()
    #expect(presenter.rows.count == 50)
    await presenter.onRowShown(presenter.rows[10])
    #expect(pages.count == 1)
    interactor.gate(.list).close()
    let last = presenter.rows[49]
    let shown = [Task { await presenter.onRowShown(last) }, Task { await presenter.onRowShown(last) }]
    await settle()
    interactor.gate(.list).open()
    for task in shown { await task.value }
    #expect(pages == [.list(offset: 0, limit: 50), .list(offset: 50, limit: 50)])
    #expect(presenter.rows.count == 100)
    await presenter.onRowShown(presenter.rows[99])
    #expect(presenter.rows.count == 120)
    await presenter.onRowShown(presenter.rows[119])
    #expect(pages.count == 3)
  }

  @Test func `A conversation that moved up while paging shows once`() async {
    fill(60)
    await presenter.load()
    interactor.add(.sample(61))
    await presenter.onRowShown(presenter.rows[49])
    #expect(presenter.rows.count == 60)
    #expect(Set(presenter.rows.map(\.id)).count == 60)
  }

  @Test func `A page that fails says why once, and the user decides`() async {
    fill(60)
    await presenter.load()
    interactor.errors[.list] = OutOfReach()
    await presenter.onRowShown(presenter.rows[49])
    await presenter.onRowShown(presenter.rows[49])
    #expect(presenter.moreFailure == "The shelf is out of reach.")
    #expect(pages.count == 2)
    #expect(presenter.rows.count == 50)
    interactor.errors[.list] = nil
    await presenter.onLoadMorePressed()
    #expect(presenter.moreFailure == nil)
    #expect(presenter.rows.count == 60)
  }

  @Test(arguments: [FakeChatInteractor.Verb.list, .recents])
  func `A failure says why, and can be tried again`(verb: FakeChatInteractor.Verb) async {
    interactor.errors[verb] = OutOfReach()
    await presenter.load()
    #expect(presenter.phase == .failed("The shelf is out of reach."))
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.attempt == 1)
    #expect(presenter.phase == .loading)
    interactor.errors[verb] = nil
    await presenter.load()
    #expect(presenter.phase == .content)
  }

  @Test func `A screen that leaves while it loads says nothing`() async {
    interactor.gate(.recents).close()
    let load = Task { await presenter.load() }
    await settle()
    load.cancel()
    interactor.gate(.recents).open()
    await load.value
    #expect(presenter.phase == .loading)
  }

  @Test func `A row is called by its title, its avatar, or as unknown`() {
    var row = ChatSummary(chat: .sample(), avatarName: nil)
    #expect(presenter.title(of: row, in: .korean) == "알 수 없음")
    row.avatarName = "Nova"
    #expect(presenter.title(of: row, in: .english) == "Nova")
    row.chat.title = "Stars"
    #expect(presenter.title(of: row, in: .english) == "Stars")
  }

  @Test func `It leads to conversations, avatars and the search`() {
    presenter.onConversationPressed(ChatSummary(chat: .sample(7)))
    presenter.onAvatarPressed(.sample(2))
    presenter.onSearchPressed()
    presenter.onExplorePressed()
    #expect(
      router.calls == [
        .showConversation(Conversation.sample(7).id), .showChat(with: .sample(2)), .showSearch, .showExplore,
      ])
  }
}

// MARK: - Deleting

extension ChatsPresenterTests {
  @Test func `It deletes without a question, and gives back`() async {
    fill(60)
    await presenter.load()
    let row = presenter.rows[3]
    #expect(await presenter.onDeletePressed(row, in: .english))
    #expect(router.calls == [] && !presenter.rows.contains(row) && presenter.trash.last?.id == row.id)
    // The page after it begins one row earlier now.
    await presenter.onRowShown(presenter.rows[48])
    #expect(presenter.rows.count == 59 && Set(presenter.rows.map(\.id)).count == 59)
    #expect(await presenter.onUndoPressed())
    #expect(presenter.trash.last == nil && interactor.summaries.contains { $0.id == row.id })
    #expect(await !presenter.onUndoPressed())
  }

  @Test func `A chat that was never stored cannot be restored`() async {
    fill(1)
    interactor.keepsDeleted = false
    await presenter.load()
    #expect(await presenter.onDeletePressed(presenter.rows[0], in: .english))
    #expect(presenter.trash.last == nil)
  }

  @Test func `The trash is a part of the list`() async throws {
    fill(3)
    await presenter.load()
    for _ in 0..<2 { await presenter.onDeletePressed(presenter.rows[0], in: .english) }
    await presenter.load()
    #expect(presenter.shelf.choices == [.current, .deleted])
    presenter.onShelfChosen(.deleted)
    await presenter.load()
    #expect(presenter.rows.count == 2 && presenter.trash.last == nil)
    // A deleted one is opened by giving it back.
    let row = presenter.rows[0]
    await presenter.onRestorePressed(row)
    #expect(router.calls == [.showConversation(row.id)] && presenter.rows.map(\.id).contains(row.id) == false)
    // For good only after a question.
    let other = try #require(presenter.rows.first)
    router.onConfirm = { _ in false }
    #expect(await !presenter.onDeletePressed(other, in: .english))
    #expect(router.calls.last == .confirm(.removal(of: presenter.title(of: other, in: .english))))
    #expect(interactor.deletedSummaries.count == 1)
    router.onConfirm = { _ in true }
    #expect(await presenter.onDeletePressed(other, in: .english))
    #expect(interactor.deletedSummaries.isEmpty && interactor.calls.contains(.remove))
  }

  @Test func `The trash is emptied after a question`() async {
    fill(3)
    await presenter.load()
    await presenter.onDeletePressed(presenter.rows[0], in: .english)
    for agrees in [false, true] {
      router.onConfirm = { _ in agrees }
      await presenter.onEmptyTrashPressed()
      #expect(router.calls.last == .confirm(.emptyingChatTrash))
      #expect(interactor.deletedSummaries.isEmpty == agrees && (presenter.trash.last == nil) == agrees)
    }
  }

  @Test func `It does one thing at a time`() async {
    fill(2)
    await presenter.load()
    let gate = interactor.gate(.delete)
    gate.close()
    let first = Task { await presenter.onDeletePressed(presenter.rows[0], in: .english) }
    await settle()
    #expect(await !presenter.onDeletePressed(presenter.rows[1], in: .english))
    gate.open()
    _ = await first.value
    #expect(interactor.calls.count { $0 == .delete } == 1 && presenter.rows.count == 1)
  }

  @Test func `A chat that cannot be deleted stays, and an alert says why`() async {
    fill(1)
    await presenter.load()
    interactor.errors[.delete] = OutOfReach()
    await presenter.onDeletePressed(presenter.rows[0], in: .english)
    #expect(router.calls.last == .showAlert(for: "The shelf is out of reach."))
    #expect(presenter.rows.count == 1)
  }

  @Test func `A conversation gets a title, and the avatar's name back`() async {
    fill(2)
    await presenter.load()
    router.onAskForTitle = { _, _ in "Tea" }
    #expect(await presenter.onRenamePressed(presenter.rows[1], in: .english))
    #expect(router.calls == [.askForTitle(now: "", insteadOf: "Nova")])
    #expect(presenter.title(of: presenter.rows[1], in: .english) == "Tea")
    router.onAskForTitle = { _, _ in " " }
    #expect(await presenter.onRenamePressed(presenter.rows[1], in: .english))
    #expect(presenter.title(of: presenter.rows[1], in: .english) == "Nova")
    router.onAskForTitle = { _, _ in nil }
    #expect(await !presenter.onRenamePressed(presenter.rows[1], in: .english))
    interactor.errors[.rename] = OutOfReach()
    router.onAskForTitle = { _, _ in "Coffee" }
    #expect(await !presenter.onRenamePressed(presenter.rows[1], in: .english))
    #expect(router.calls.last == .showAlert(for: "The shelf is out of reach."))
    #expect(presenter.title(of: presenter.rows[1], in: .english) == "Nova")
  }
}
