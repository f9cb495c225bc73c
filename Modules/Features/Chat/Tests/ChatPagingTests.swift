import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import Testing

@testable import Chat

@MainActor struct ChatPagingTests {
  private let interactor = FakeChatInteractor(Message.samples(120))
  private let presenter: ChatPresenter

  init() {
    presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
  }

  private func open() async -> Task<Void, Never> {
    let task = Task { [presenter] in await presenter.load() }
    await settle()
    return task
  }

  private var pages: Int {
    interactor.calls.filter { if case .messages = $0 { true } else { false } }.count
  }

  @Test func `Earlier pages come when the beginning shows, until there are none`() async {
    let visit = await open()
    #expect(pages == 1)
    presenter.onStartReached()
    presenter.onStartReached()
    await settle()
    #expect(pages == 2)
    #expect(presenter.messages.count == 100)
    presenter.onStartReached()
    await settle()
    #expect(presenter.messages == Message.samples(120))
    presenter.onStartReached()
    await settle()
    #expect(pages == 3)
    visit.cancel()
  }

  @Test func `A failure is said once, and the user decides`() async {
    let visit = await open()
    interactor.errors[.messages] = OutOfReach()
    presenter.onStartReached()
    await settle()
    #expect(presenter.earlier.failure == "The shelf is out of reach.")
    presenter.onStartReached()
    await settle()
    #expect(pages == 2)
    #expect(presenter.messages.count == 50)
    interactor.errors[.messages] = nil
    presenter.onLoadEarlierPressed()
    await settle()
    #expect(presenter.earlier.failure == nil)
    #expect(presenter.messages.count == 100)
    visit.cancel()
  }

  @Test func `A page that arrives after the screen left is not taken`() async {
    let visit = await open()
    interactor.gate(.messages).close()
    presenter.onStartReached()
    await settle()
    visit.cancel()
    await visit.value
    interactor.gate(.messages).open()
    await settle()
    #expect(presenter.messages.count == 50)
    #expect(presenter.earlier.failure == nil)
    let again = await open()
    presenter.onStartReached()
    await settle()
    #expect(presenter.messages.count == 100)
    again.cancel()
  }

  @Test func `What streams in meanwhile stays at the end`() async {
    let visit = await open()
    interactor.gate(.messages).close()
    presenter.onStartReached()
    await settle()
    interactor.publish(.sample(500, after: 120, .user, "New"))
    await settle()
    interactor.gate(.messages).open()
    await settle()
    #expect(presenter.messages.count == 101)
    #expect(presenter.messages.last?.text == "New")
    visit.cancel()
  }

  @Test func `Home goes to the first message, and what was loaded stays where it is near`() async {
    let visit = await open()
    presenter.onStartPressed()
    #expect(presenter.notice == .seekingStart(read: 0))
    await settle()
    #expect(presenter.messages == Message.samples(120) && presenter.notice == nil)
    #expect(presenter.opening == presenter.messages.first?.id && !presenter.hasLater && presenter.turns == 1)
    // There is nothing before it.
    presenter.onStartPressed()
    #expect(presenter.notice == nil)
    visit.cancel()
  }

  /// However long it is: a page at a time, and only what is at the beginning stays in memory.
  @Test func `The first message of a long conversation`() async throws {
    let all = Message.samples(2_345)
    let interactor = FakeChatInteractor(all)
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let visit = Task { await presenter.load() }
    await settle()
    presenter.onStartPressed()
    await settle()
    #expect(presenter.messages == Array(all.prefix(50)) && !presenter.hasEarlier && presenter.hasLater)
    #expect(presenter.opening == all.first?.id && presenter.newest == all.last)
    let limits = interactor.calls.compactMap { if case .messages(_?, let limit) = $0 { limit } else { nil } }
    #expect(limits == Array(repeating: 500, count: 5))
    // Reading goes on from there, and the end is one key away.
    presenter.onEndReached()
    await settle()
    #expect(presenter.messages == Array(all.prefix(100)))
    await presenter.onEndPressed()
    #expect(presenter.messages == Array(all.suffix(50)) && !presenter.hasLater)
    visit.cancel()
  }

  @Test func `On the way it says how far it is, and Esc stays`() async {
    let interactor = FakeChatInteractor(Message.samples(2_000))
    let router = RecordingChatRouter()
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    let shown = presenter.messages
    interactor.gate(.messages).close()
    presenter.onStartPressed()
    await settle()
    #expect(presenter.isSeekingStart)
    presenter.onStopSeekingPressed()
    interactor.gate(.messages).open()
    await settle()
    #expect(presenter.messages == shown && presenter.notice == nil && router.calls.isEmpty)
    // A failure is told, and changes nothing.
    interactor.errors[.messages] = OutOfReach()
    presenter.onStartPressed()
    await settle()
    #expect(presenter.messages == shown && presenter.notice == nil && router.calls.count == 1)
    visit.cancel()
  }
}
