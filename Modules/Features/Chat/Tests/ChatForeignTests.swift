import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// A chat in which another program is answering, or was when it ended.
@MainActor struct ChatForeignTests {
  private let interactor = FakeChatInteractor(
    Message.samples(1) + [.sample(2, after: 1, .assistant, "Half", .streaming)])
  private let router = RecordingChatRouter()

  private func open(_ writer: FakeChatInteractor.Writer, _ language: Language = .english) async -> Pilot {
    interactor.writer = writer
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), language: language)
    await pilot.settle()
    return pilot
  }

  @Test func `It is shown as such, and Esc is not taken`() async {
    let pilot = await open(.another)
    #expect(pilot.screen.contains("arriving in another window"))
    #expect(pilot.lines.last?.contains("Esc") == false)
    await pilot.press(.escape, .control("c"))
    #expect(!interactor.calls.contains(.stop))
    pilot.stop()
  }

  @Test func `It is shown in Korean too`() async {
    let pilot = await open(.another, .korean)
    #expect(pilot.screen.contains("다른 창에서 도착하는 중"))
    pilot.stop()
  }

  @Test func `While the other program lives, saying more is refused gently`() async {
    let pilot = await open(.another)
    await pilot.type("And?")
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.send("And?")))
    #expect(pilot.screen.contains("still arriving in another window"))
    #expect(pilot.screen.contains("▌ And?"))
    await pilot.press(.control("r"))
    #expect(interactor.calls.contains(.retry))
    #expect(router.calls.isEmpty)
    pilot.stop()
  }

  @Test func `When it is gone, its reply is interrupted and the talk goes on`() async {
    let pilot = await open(.dead)
    await pilot.type("And?")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("interrupted"))
    #expect(!pilot.screen.contains("another window"))
    #expect(pilot.lines.last?.contains("Esc Stop") == true)
    pilot.stop()
  }

  @Test func `What came whole meanwhile is shown, and not asked anew`() async {
    let pilot = await open(.another)
    interactor.paths[Conversation.sample().id]?[1] = .sample(2, after: 1, .assistant, "Whole")
    await pilot.press(.control("r"))
    #expect(pilot.screen.contains("Whole"))
    #expect(!interactor.calls.contains(.retry))
    pilot.stop()
  }

  @Test func `An own reply that was arriving before the visit can be stopped`() async {
    let pilot = await open(.thisProgram)
    #expect(pilot.lines.last?.contains("Esc Stop") == true)
    await pilot.press(.escape)
    #expect(interactor.calls.contains(.stop))
    pilot.stop()
  }
}
