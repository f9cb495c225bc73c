import FeatureKitTestSupport
import ChatTestSupport
import Entities
import Testing

@testable import Chat

@MainActor struct ChatSeenTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let presenter: ChatPresenter

  init() {
    presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
  }

  private func open() async -> Task<Void, Never> {
    let task = Task { [presenter] in await presenter.load() }
    await settle()
    return task
  }

  private var seen: Int { interactor.calls.filter { $0 == .seen }.count }

  @Test func `The newest reply counts as seen, once`() async {
    let visit = await open()
    for message in presenter.messages { await presenter.onMessageShown(message) }
    await presenter.onMessageShown(Message.samples(4)[3])
    #expect(seen == 1)
    visit.cancel()
  }

  @Test func `A reply that is still arriving is not seen yet`() async {
    let visit = await open()
    interactor.publish(.sample(5, after: 4, .assistant, "", .streaming))
    await settle()
    for message in presenter.messages { await presenter.onMessageShown(message) }
    #expect(seen == 0)
    interactor.reply("Done", .complete)
    await settle()
    for message in presenter.messages { await presenter.onMessageShown(message) }
    #expect(seen == 1)
    visit.cancel()
  }

  @Test func `A failure disturbs nobody, and is tried again`() async {
    let visit = await open()
    interactor.errors[.seen] = OutOfReach()
    await presenter.onMessageShown(Message.samples(4)[3])
    #expect(presenter.phase == .content)
    interactor.errors[.seen] = nil
    await presenter.onMessageShown(Message.samples(4)[3])
    #expect(seen == 2)
    visit.cancel()
  }
}
