import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatDeletionTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let router = RecordingChatRouter()
  private let presenter: ChatPresenter

  init() {
    presenter = ChatPresenter(.sample, interactor: interactor, router: router)
  }

  private func open() async -> Task<Void, Never> {
    let task = Task { [presenter] in await presenter.load() }
    await settle()
    return task
  }

  @Test func `It deletes without a question, says so, and gives back`() async throws {
    let visit = await open()
    presenter.draft.text = "Half a thou"
    #expect(await presenter.deletion.onDeletePressed())
    await settle()
    #expect(router.calls == [] && presenter.chat.phase == .gone)
    #expect(interactor.summaries.isEmpty && presenter.deletion.deleted == Conversation.sample().id)
    let attempt = presenter.attempt
    #expect(await presenter.onRestorePressed())
    #expect(presenter.attempt == attempt + 1 && presenter.chat.phase == .loading && presenter.deletion.deleted == nil)
    #expect(interactor.summaries.map(\.id) == [Conversation.sample().id])
    visit.cancel()
    let again = await open()
    #expect(presenter.chat.phase == .content && presenter.draft.text == "Half a thou")
    again.cancel()
  }

  @Test func `The screen of a chat that was never stored closes`() async {
    let visit = await open()
    interactor.keepsDeleted = false
    #expect(await presenter.deletion.onDeletePressed())
    #expect(router.calls == [.dismissScreen])
    visit.cancel()
  }

  @Test func `A chat deleted elsewhere says so, and can be restored`() async throws {
    let visit = await open()
    let following = Task { [presenter] in await presenter.followTitle() }
    await settle()
    _ = try await interactor.deleteConversation(Conversation.sample().id)
    await settle()
    #expect(presenter.chat.phase == .gone && presenter.deletion.deleted == Conversation.sample().id)
    visit.cancel()
    following.cancel()
  }

  @Test func `A window that comes back looks whether the conversation is there`() async {
    let visit = await open()
    await presenter.checkPresence()
    #expect(presenter.chat.phase != .gone)
    interactor.deletedSummaries = interactor.summaries
    interactor.summaries = []
    await presenter.checkPresence()
    #expect(presenter.chat.phase == .gone && presenter.deletion.deleted != nil)
    visit.cancel()
  }

  @Test func `A link to a deleted conversation leads to giving it back`() async {
    interactor.deletedSummaries = interactor.summaries
    interactor.summaries = []
    let visit = await open()
    #expect(presenter.chat.phase == .gone && presenter.deletion.deleted == Conversation.sample().id)
    visit.cancel()
  }

  @Test func `A failure says why, and the screen stays`() async {
    let visit = await open()
    interactor.errors[.delete] = OutOfReach()
    await presenter.deletion.onDeletePressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.chat.phase == .content)
    visit.cancel()
  }

  @Test func `A chat that cannot be restored stays in the trash`() async {
    let visit = await open()
    await presenter.deletion.onDeletePressed()
    interactor.errors[.restore] = OutOfReach()
    #expect(await !presenter.onRestorePressed())
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.chat.phase == .gone && presenter.deletion.deleted != nil)
    visit.cancel()
  }
}
