import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct CopyPresenterTests {
  private func copying(_ parts: ChatParts) -> CopyPresenter {
    CopyPresenter(parts.chat, parts.transcript, interactor: parts.interactor, router: parts.router)
  }

  @Test func `Each further press copies the one before, if it comes soon`() {
    let parts = ChatParts([
      .sample(1, after: nil, .assistant, "First:\n\n```\na\n```"), .sample(2, after: 1, .user, "And?"),
      .sample(3, after: 2, .assistant, "Then:\n\n```\nb\n```\n\n```\nc\n```"), .sample(4, after: 3, .user, "So?"),
      .sample(5, after: 4, .assistant, "So."),
    ])
    let copying = copying(parts)
    #expect((0..<4).map { _ in copying.onCopyCodePressed() } == ["c\n", "b\n", "a\n", "c\n"])
    #expect(copying.onCopyReplyPressed() == "So.")
    #expect(copying.onCopyReplyPressed()?.hasPrefix("Then:") == true)
    #expect(copying.onCopyCodePressed() == "c\n")
    parts.interactor.now = Timestamp(milliseconds: parts.interactor.now.milliseconds + 5_000)
    #expect(copying.onCopyCodePressed() == "c\n")
  }

  /// All pages are copied, although only the newest is loaded.
  @Test func `The whole chat is copied, the oldest first`() async {
    let messages = (1...120).map { number in
      Message.sample(
        number, after: number == 1 ? nil : number - 1, number % 2 == 0 ? .user : .assistant, "text \(number)")
    }
    let text = await copying(ChatParts(messages)).onCopyChatPressed(by: "Nova", in: .english) ?? ""
    let paragraphs = text.split(separator: "\n\n").map(String.init)
    #expect(paragraphs.count == 120 && paragraphs.last == "You:\ntext 120")
    #expect(paragraphs.first == "Nova:\ntext 1")
  }

  @Test func `Where only a part of a long chat shows, its last reply is copied`() async {
    let all = Message.samples(120), parts = ChatParts(all)
    parts.transcript.show(Transcript(MessagePage(messages: Array(all[10..<20]), hasEarlier: true), newest: all[119]))
    #expect(copying(parts).lastReply == "Message 120")
    #expect(await copying(parts).onCopyChatPressed(by: "Nova", in: .english)?.hasSuffix("Message 120") == true)
  }

  @Test func `A copy is without thoughts`() async {
    var reply = Message.sample(2, after: 1, .assistant, "I am Nova.")
    reply.reasoning = "A secret."
    let copying = copying(ChatParts(Message.samples(1) + [reply]))
    #expect(copying.lastReply == "I am Nova.")
    #expect(await copying.onCopyChatPressed(by: "Nova", in: .english)?.contains("secret") == false)
  }

  @Test func `Pages that cannot be read show an alert`() async {
    let parts = ChatParts(Message.samples(120))
    parts.interactor.errors[.messages] = OutOfReach()
    #expect(await copying(parts).onCopyChatPressed(by: "Nova", in: .english) == nil)
    #expect(parts.router.calls == [.showAlert(for: "The shelf is out of reach.")])
  }
}
