import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// A message that the model writes for the user.
@MainActor struct SuggestionTests {
  private let interactor: FakeChatInteractor
  private let router = RecordingChatRouter()

  init() {
    interactor = FakeChatInteractor(Message.samples(2))
    interactor.modelChoice = ModelChoice(provider: "openai", model: "m")
    interactor.suggestions = ["Tell", "Tell me more."]
  }

  private func open() async -> (pilot: Pilot, presenter: ChatPresenter) {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 100, rows: 24, language: .english)
    await pilot.settle()
    return (pilot, presenter)
  }

  @Test(arguments: [false, true]) func `It is in the field, and is not sent`(_ isCommand: Bool) async {
    let (pilot, presenter) = await open()
    if isCommand {
      await pilot.type("/impersonate")
      await pilot.press(.enter)
    } else {
      await pilot.press(.alt("h"))
    }
    await pilot.settle()
    #expect(presenter.draft.text == "Tell me more." && pilot.screen.contains("Tell me more."))
    #expect(!interactor.calls.contains { if case .send = $0 { true } else { false } })
    pilot.stop()
  }

  @Test func `The text in the field stays before it, and Esc brings it back alone`() async {
    let (pilot, presenter) = await open()
    await pilot.type("Well,")
    let gate = interactor.gate(.suggest)
    gate.close()
    await pilot.press(.alt("h"))
    await pilot.settle()
    #expect(pilot.screen.contains("It is not sent."))
    // Nothing is sent while the model writes.
    await pilot.press(.enter)
    await pilot.press(.escape)
    await pilot.settle()
    gate.open()
    await pilot.settle()
    #expect(presenter.draft.text == "Well," && !presenter.suggestion.isWriting)
    await pilot.press(.alt("h"))
    await pilot.settle()
    #expect(presenter.draft.text == "Well,\nTell me more.")
    pilot.stop()
  }

  @Test func `Rules cannot write it`() async {
    interactor.modelChoice = ModelChoice(provider: "offline", model: "rules")
    let (pilot, presenter) = await open()
    await pilot.press(.alt("h"))
    await pilot.settle()
    #expect(!presenter.suggestion.canSuggest && presenter.draft.text.isEmpty)
    pilot.stop()
  }

  @Test func `The command says that rules cannot write, and stays in the field`() async {
    interactor.modelChoice = ModelChoice(provider: "offline", model: "rules")
    let (pilot, presenter) = await open()
    await pilot.type("/impersonate")
    await pilot.press(.enter)
    #expect(presenter.notices.current == .rulesCannotWrite && presenter.draft.text == "/impersonate")
    pilot.stop()
  }

  @Test func `An error is shown, and what was typed stays`() async {
    interactor.errors[.suggest] = OutOfReach()
    let (pilot, presenter) = await open()
    await pilot.type("Well,")
    await pilot.press(.alt("h"))
    await pilot.settle()
    #expect(presenter.draft.text == "Well," && !presenter.suggestion.isWriting)
    #expect(router.calls.contains { if case .showAlert = $0 { true } else { false } })
    pilot.stop()
  }

  @Test func `One undo brings back what was typed before`() async {
    let (pilot, presenter) = await open()
    await pilot.type("Well,")
    await pilot.press(.alt("h"))
    await pilot.settle()
    #expect(presenter.draft.text == "Well,\nTell me more.")
    await pilot.press(.control("_"))
    #expect(presenter.draft.text == "Well,")
    await pilot.press(.control("_"))
    #expect(presenter.draft.text.isEmpty)
    pilot.stop()
  }
}
