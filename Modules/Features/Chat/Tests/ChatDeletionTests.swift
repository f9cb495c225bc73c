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

  @Test func `It asks, deletes and goes back`() async {
    let visit = await open()
    await presenter.onDeletePressed(in: .english)
    await settle()
    #expect(router.calls == [.confirmDeletion("Nova"), .dismiss])
    #expect(interactor.calls.contains(.delete))
    #expect(presenter.phase == .content)
    visit.cancel()
  }

  @Test func `Whoever does not agree keeps the conversation`() async {
    let visit = await open()
    router.agrees = false
    await presenter.onDeletePressed(in: .english)
    #expect(router.calls == [.confirmDeletion("Nova")])
    #expect(!interactor.calls.contains(.delete))
    visit.cancel()
  }

  @Test func `It asks once at a time`() async {
    let visit = await open()
    router.gate.close()
    let presses = [
      Task { await presenter.onDeletePressed(in: .english) }, Task { await presenter.onDeletePressed(in: .english) },
    ]
    await settle()
    router.gate.open()
    for press in presses { await press.value }
    #expect(router.calls == [.confirmDeletion("Nova"), .dismiss])
    visit.cancel()
  }

  @Test func `A failure says why, and the screen stays`() async {
    let visit = await open()
    interactor.errors[.delete] = DiskFull()
    await presenter.onDeletePressed(in: .english)
    #expect(router.calls == [.confirmDeletion("Nova"), .alert("The disk is full.")])
    #expect(presenter.phase == .content)
    visit.cancel()
  }
}
