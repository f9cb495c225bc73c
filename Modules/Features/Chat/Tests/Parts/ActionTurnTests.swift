import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct ActionTurnTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()
  private var turn: ActionTurn { ActionTurn(interactor) { [router] in router.showAlert(for: $0) } }

  @Test func `One action is done at a time`() async {
    let (turn, gate) = (turn, Gate(isOpen: false))
    let first = Task {
      await turn.take(ChatEvent.retry) {
        await gate.pass()
        return 1
      }
    }
    await settle()
    #expect(await turn.take(ChatEvent.retry) { 2 } == nil)
    gate.open()
    #expect(await first.value == 1)
    #expect(await turn.take(ChatEvent.retry) { 3 } == 3)
    #expect(router.calls.isEmpty && interactor.events.isEmpty)
  }

  @Test func `An error is logged and shown, a cancellation is nothing`() async {
    let turn = turn
    #expect(await turn.take(ChatEvent.retry) { throw CancellationError() } == nil)
    #expect(router.calls.isEmpty && interactor.events.isEmpty)
    #expect(await turn.take(ChatEvent.retry) { throw OutOfReach() } == nil)
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(interactor.events.map(\.name) == ["ChatView_Retry_Fail"])
  }
}
