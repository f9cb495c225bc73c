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
    router.onConfirm = { _ in true }
  }

  private func open() async -> Task<Void, Never> {
    let task = Task { [presenter] in await presenter.load() }
    await settle()
    return task
  }

  @Test func `It asks, deletes and goes back`() async {
    let visit = await open()
    await presenter.deletion.onDeletePressed(ofChatWith: presenter.name(in: .english))
    await settle()
    #expect(router.calls == [.confirm(.deletion(ofChatWith: "Nova")), .dismissScreen])
    #expect(interactor.calls.contains(.delete))
    #expect(presenter.chat.phase == .content)
    visit.cancel()
  }

  @Test func `Without consent the conversation stays`() async {
    let visit = await open()
    router.onConfirm = { _ in false }
    await presenter.deletion.onDeletePressed(ofChatWith: presenter.name(in: .english))
    #expect(router.calls == [.confirm(.deletion(ofChatWith: "Nova"))])
    #expect(!interactor.calls.contains(.delete))
    visit.cancel()
  }

  @Test func `It asks once at a time`() async {
    let visit = await open()
    let gate = Gate(isOpen: false)
    router.onConfirm = { _ in
      await gate.pass()
      return true
    }
    let presses = [
      Task { await presenter.deletion.onDeletePressed(ofChatWith: presenter.name(in: .english)) },
      Task { await presenter.deletion.onDeletePressed(ofChatWith: presenter.name(in: .english)) },
    ]
    await settle()
    gate.open()
    for press in presses { _ = await press.value }
    #expect(router.calls == [.confirm(.deletion(ofChatWith: "Nova")), .dismissScreen])
    visit.cancel()
  }

  @Test func `A failure says why, and the screen stays`() async {
    let visit = await open()
    interactor.errors[.delete] = OutOfReach()
    await presenter.deletion.onDeletePressed(ofChatWith: presenter.name(in: .english))
    #expect(router.calls == [.confirm(.deletion(ofChatWith: "Nova")), .showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.chat.phase == .content)
    visit.cancel()
  }
}
