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
    interactor.recents = [.sample()]
    await presenter.load()
    #expect(presenter.phase == .content)
    #expect(presenter.rows.map(\.id) == [3, 2, 1].map { Conversation.sample($0).id })
    #expect(presenter.recents == [.sample()])
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

  @Test func `A page that fails says why once, and the person decides`() async {
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
    #expect(
      router.calls == [.showConversation(Conversation.sample(7).id), .showChat(with: .sample(2)), .showSearch])
  }
}
