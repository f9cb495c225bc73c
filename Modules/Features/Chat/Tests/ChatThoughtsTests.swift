import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// A model's thoughts before its answer.
@MainActor struct ChatThoughtsTests {
  private let interactor = FakeChatInteractor([.sample(1, after: nil, .user, "Who are you?")])

  private func open(language: Language = .english) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 24, language: language)
    await pilot.settle()
    return pilot
  }

  private func think(_ thoughts: String, _ text: String = "", _ state: Message.State = .streaming) {
    var message = Message.sample(2, after: 1, .assistant, text, state)
    message.reasoning = thoughts
    interactor.publish(message)
  }

  @Test(arguments: [Language.english, .korean])
  func `While it thinks a line says how much, and afterwards that it did`(language: Language) async {
    let pilot = await open(language: language)
    think("They want")
    await pilot.settle()
    #expect(pilot.screen.contains(language("▸ Thinking… (2 words)", "▸ 생각하는 중… (단어 2개)")))
    think("They want to know.\nSo say it")
    await pilot.settle()
    #expect(pilot.screen.contains(language("(7 words)", "(단어 7개)")) && !pilot.screen.contains("They want"))
    think("They want to know.\nSo say it.", "I am Nova.", .complete)
    await pilot.settle()
    #expect(pilot.screen.contains("▸ " + language.thoughts) && pilot.screen.contains("I am Nova."))
    #expect(!pilot.screen.contains("They want"))
    pilot.stop()
  }

  @Test func `A key and a click open them, also while they come`() async {
    let pilot = await open()
    think("They want")
    await pilot.settle()
    await pilot.press(.alt("t"))
    #expect(pilot.screen.contains("▾ Thinking… (2 words)") && pilot.screen.contains("They want"))
    think("They want to know.", "I am Nova.", .complete)
    await pilot.settle()
    #expect(pilot.screen.contains("▾ Thoughts") && pilot.screen.contains("They want to know."))
    await pilot.press(.alt("t"))
    #expect(!pilot.screen.contains("They want"))
    await pilot.click(on: "▸ Thoughts")
    #expect(pilot.screen.contains("They want to know."))
    pilot.stop()
  }

  @Test func `Thoughts between tags open with the same key`() async {
    interactor.publish(.sample(2, after: 1, .assistant, "<think>They want</think>\n\nI am Nova."))
    let pilot = await open()
    #expect(pilot.screen.contains("▸ Thoughts"))
    await pilot.press(.alt("t"))
    #expect(pilot.screen.contains("They want"))
    pilot.stop()
  }

  @Test func `A reply that ended while it thought says how`() async {
    think("They want", "", .cancelled)
    let pilot = await open()
    #expect(
      pilot.screen.contains("▸ Thoughts") && pilot.screen.contains("  stopped") && pilot.screen.contains("^R Try again")
    )
    pilot.stop()
  }
}
