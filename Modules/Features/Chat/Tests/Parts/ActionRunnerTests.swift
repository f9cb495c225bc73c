import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct ActionRunnerTests {
  private let parts = ChatParts()

  @Test func `It is busy until the action ends, also with an error`() async {
    let gate = Gate(isOpen: false)
    let run = Task {
      await parts.actions.run(ChatEvent.retry) {
        await gate.pass()
        throw OutOfReach()
      }
    }
    await settle()
    #expect(parts.actions.isBusy)
    gate.open()
    await run.value
    #expect(!parts.actions.isBusy)
  }

  @Test func `An error is logged and shown`() async {
    await parts.actions.run(ChatEvent.retry) { throw OutOfReach() }
    #expect(parts.router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(parts.interactor.events.map(\.name) == ["ChatView_Retry_Fail"] && parts.notices.current == nil)
  }

  @Test func `A reply that is arriving is a notice, a cancellation is nothing`() async {
    await parts.actions.run(ChatEvent.retry) { throw CancellationError() }
    #expect(parts.notices.current == nil)
    await parts.actions.run(ChatEvent.retry) { throw ReplyArriving() }
    #expect(parts.notices.current == .replyIsArrivingElsewhere)
    #expect(parts.router.calls.isEmpty && parts.interactor.events.isEmpty)
  }
}
