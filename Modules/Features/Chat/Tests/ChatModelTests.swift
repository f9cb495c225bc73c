import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The model of one conversation.
@MainActor struct ChatModelTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let selection = ModelSelection(
    choice: ModelChoice(provider: "ollama", model: "gemma3"), address: "http://127.0.0.1:11434")

  private func open() async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 24, language: .english)
    await pilot.settle()
    return pilot
  }

  @Test func `The key chooses for this chat, and the status names it at once`() async {
    router.onChooseModel = { [selection] _ in .selection(selection) }
    let pilot = await open()
    #expect(pilot.lines[0].hasSuffix("offline · rules, no AI model"))
    await pilot.press(.alt("m"))
    #expect(pilot.lines[0].hasSuffix("ollama · gemma3"))
    #expect(interactor.calls.contains(.chooseModel(.selection(selection))))
    await pilot.type("Hi")
    await pilot.press(.enter)
    #expect(interactor.paths[Conversation.sample().id]?.last?.model == selection.choice)
    pilot.stop()
  }

  @Test func `The name in the header is clicked`() async {
    router.onChooseModel = { _ in nil }
    let pilot = await open()
    await pilot.click(column: 70, row: 0)
    #expect(router.calls == [.chooseModel(for: ConversationModel(usual: interactor.modelChoice))])
    #expect(pilot.lines[0].hasSuffix("offline · rules, no AI model"))
    pilot.stop()
  }

  @Test func `What was chosen before is named when the chat opens`() async throws {
    try await interactor.chooseModel(.selection(selection), in: Conversation.sample().id)
    let pilot = await open()
    #expect(pilot.lines[0].hasSuffix("ollama · gemma3"))
    pilot.stop()
  }

  @Test func `A model that was chosen elsewhere is named when the user sends a message`() async {
    let pilot = await open()
    interactor.modelChoice = ModelChoice(provider: "openai", model: "new")
    await pilot.type("Hi")
    await pilot.press(.enter)
    #expect(pilot.lines[0].hasSuffix("openai · new"))
    pilot.stop()
  }

  @Test func `A choice that cannot be saved is reported`() async {
    router.onChooseModel = { [selection] _ in .selection(selection) }
    interactor.errors[.chooseModel] = OutOfReach()
    let pilot = await open()
    await pilot.press(.alt("m"))
    #expect(router.calls.count == 2)
    #expect(pilot.lines[0].hasSuffix("offline · rules, no AI model"))
    pilot.stop()
  }
}
