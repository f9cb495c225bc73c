import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// What replies cost, and the budget that ends them.
@MainActor struct ChatSpendingTests {
  private let interactor = FakeChatInteractor(Message.samples(6))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open(language: Language = .english) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 30, language: language)
    await pilot.settle()
    return pilot
  }

  private var replies: [Message] { Message.samples(6).filter { $0.role == .assistant } }

  @Test func `A key shows what each reply used, and hides it`() async throws {
    for reply in replies { interactor.lines[reply.id] = .sample() }
    let pilot = await open()
    #expect(!pilot.screen.contains("sent,"))
    await pilot.press(.alt("u"))
    #expect(pilot.lines.count { $0.contains("12.3K sent, 340 received · $0.0031") } == replies.count)
    // What comes later is counted too.
    interactor.script = [("Yes.", .complete)]
    await pilot.type("Well?")
    await pilot.press(.enter)
    let new = try #require(interactor.paths[chat]?.last)
    #expect(new.text == "Yes.")
    await pilot.press(.alt("u"))
    #expect(!pilot.screen.contains("sent,"))
    pilot.stop()
  }

  @Test func `Where nothing was counted it says so`() async {
    let pilot = await open()
    await pilot.type("/usage")
    await pilot.press(.enter)
    #expect(await pilot.shows("Nothing was counted here"))
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean])
  func `Near the budget one line says so, once`(language: Language) async {
    interactor.standing = .near(.sample(8.2))
    let pilot = await open(language: language)
    #expect(pilot.screen.contains("$8.20") && pilot.screen.contains("$10.00"))
    interactor.script = [("Yes.", .complete)]
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(!pilot.screen.contains("$8.20"))
    pilot.stop()
  }

  @Test func `A model without a price is named`() async {
    interactor.standing = .unpriced(ModelChoice(provider: "openai", model: "odd"))
    let pilot = await open()
    #expect(pilot.screen.contains("The price of openai · odd is not known"))
    pilot.stop()
  }

  @Test func `Over the budget nothing is sent, and the text stays`() async {
    interactor.standing = .reached(.sample(10))
    router.onAskAboutBudget = { _ in nil }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(router.calls == [.askAboutBudget(.sample(10))])
    #expect(pilot.screen.contains("Well?"))
    #expect(interactor.paths[chat]?.count == 6)
    pilot.stop()
  }

  @Test func `Whoever sends anyway sends this time alone`() async {
    interactor.standing = .reached(.sample(10))
    interactor.script = [("Yes.", .complete)]
    router.onAskAboutBudget = { _ in .sendAnyway }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(interactor.paths[chat]?.last?.text == "Yes.")
    router.onAskAboutBudget = { _ in nil }
    await pilot.type("And?")
    await pilot.press(.enter)
    #expect(interactor.paths[chat]?.last?.text == "Yes." && router.calls.count == 2)
    pilot.stop()
  }

  @Test func `A higher budget counts at once`() async {
    interactor.standing = .reached(.sample(10))
    interactor.script = [("Yes.", .complete)]
    router.onAskAboutBudget = { _ in .raise }
    router.onAskForBudget = { _ in "20" }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.setBudget("20")))
    #expect(interactor.paths[chat]?.last?.text == "Yes.")
    pilot.stop()
  }

  @Test func `A budget that is none is said, and the text stays`() async {
    interactor.standing = .reached(.sample(10))
    interactor.errors[.budget] = NoSuchAvatar(name: "x")
    router.onAskAboutBudget = { _ in .raise }
    router.onAskForBudget = { _ in "much" }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(router.calls.count == 3 && pilot.screen.contains("Well?"))
    #expect(interactor.paths[chat]?.count == 6)
    pilot.stop()
  }

  @Test func `Another model may answer`() async {
    interactor.standing = .reached(.sample(10))
    router.onAskAboutBudget = { _ in .chooseModel }
    router.onChooseModel = { _ in nil }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(router.calls.count == 2 && pilot.screen.contains("Well?"))
    pilot.stop()
  }

  @Test func `The sheet of what is sent has the chat's sum`() async {
    for reply in replies { interactor.lines[reply.id] = .sample(0.5, prompt: 1000, completion: 100) }
    let presenter = PromptPresenter(PromptParameters(in: chat), interactor: interactor)
    let pilot = Pilot(showing: PromptView(presenter: presenter), columns: 80, rows: 30)
    await pilot.settle()
    let money = "\(Money(0.5 * Double(replies.count), "USD"))"
    #expect(pilot.screen.contains("This chat so far: ") && pilot.screen.contains(money))
    pilot.stop()
  }
}
