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

  @Test func `A failure is said once, and the person decides`() async {
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
}
