import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

@MainActor struct UsagePresenterTests {
  private func usage(_ parts: ChatParts) -> UsagePresenter {
    UsagePresenter(parts.notices, parts.transcript, interactor: parts.interactor, router: parts.router)
  }

  @Test(arguments: ChatNotice.Uncounted.allCases)
  func `Why nothing was counted is true`(reason: ChatNotice.Uncounted) async {
    let real = ModelChoice(provider: "openai", model: "gpt-5-mini")
    func reply(_ model: ModelChoice?, _ state: Message.State) -> Message {
      var reply = Message.sample(2, after: 1, .assistant, "So", state)
      reply.model = model
      return reply
    }
    let last =
      switch reason {
      case .arriving: reply(real, .streaming)
      case .noReply: reply(nil, .complete)
      case .rules: reply(ModelChoice(provider: "offline", model: "rules"), .complete)
      case .failed: reply(real, .failed("It broke off."))
      case .unknown: reply(real, .complete)
      }
    let parts = ChatParts(Message.samples(1) + [last])
    await usage(parts).onUsagePressed()
    #expect(parts.notices.current == .nothingCounted(reason))
  }

  @Test func `Each reply is asked about once, and again after an error`() async {
    let parts = ChatParts(Message.samples(6)), usage = usage(parts), reply = Message.samples(2)[1]
    func asked() -> Int { parts.interactor.calls.count { if case .spending = $0 { true } else { false } } }
    await usage.onMessageShown(reply)
    #expect(asked() == 0 && usage.line(of: reply) == nil)
    parts.interactor.lines[reply.id] = .sample()
    await usage.onUsagePressed()
    await usage.onMessageShown(reply)
    #expect(asked() == 1 && usage.line(of: reply) == .sample() && parts.notices.current == nil)
    await usage.onUsagePressed()
    #expect(usage.line(of: reply) == nil)
    parts.interactor.errors[.spending] = OutOfReach()
    await usage.onUsagePressed()
    #expect(parts.router.calls == [.showAlert(for: "The shelf is out of reach.")] && usage.line(of: reply) == nil)
    parts.interactor.errors[.spending] = nil
    await usage.onUsagePressed()
    #expect(usage.line(of: reply) == .sample())
  }
}
