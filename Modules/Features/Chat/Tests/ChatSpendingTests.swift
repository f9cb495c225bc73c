import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The cost of replies, and the budget that stops them.
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
    // Later replies are counted too.
    await pilot.type("Well?")
    await pilot.press(.enter)
    let new = try #require(interactor.paths[chat]?.last)
    interactor.lines[new.id] = .sample(0.5, prompt: 7000)
    interactor.reply("Yes.", .complete)
    #expect(await pilot.shows("7K sent, 340 received · $0.50"))
    // The usage of all rows is read in one call, and each row once.
    #expect(
      interactor.calls.filter { if case .spending = $0 { true } else { false } }
        == [.spending(replies.count), .spending(1)])
    await pilot.press(.alt("u"))
    #expect(!pilot.screen.contains("sent,"))
    pilot.stop()
  }

  @Test func `Without counted usage a line says so`() async {
    let pilot = await open()
    await pilot.type("/usage")
    await pilot.press(.enter)
    #expect(await pilot.shows("Nothing was counted: rules answered"))
    // The usage is known by then.
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(interactor.calls.filter { $0 == .spending(replies.count) }.count == 1)
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean])
  func `Near the budget one line says so, once`(language: Language) async {
    interactor.status = .near(.sample(8.2))
    let pilot = await open(language: language)
    #expect(pilot.screen.contains("$8.20") && pilot.screen.contains("$10.00"))
    // It stays while the user types, and does not come again after the message is sent.
    await pilot.type("We")
    #expect(pilot.screen.contains("$8.20"))
    interactor.script = [("Yes.", .complete)]
    await pilot.type("ll?")
    await pilot.press(.enter)
    #expect(!pilot.screen.contains("$8.20"))
    pilot.stop()
  }

  @Test func `Over the budget nothing is sent, and the text stays`() async {
    interactor.status = .reached(.sample(10))
    router.onAskAboutBudget = { _, _ in nil }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(router.calls == [.askAboutBudget(.sample(10), isRetry: false)])
    #expect(pilot.screen.contains("Well?"))
    #expect(interactor.paths[chat]?.count == 6)
    pilot.stop()
  }

  @Test func `An invalid budget is reported, and the text stays`() async {
    interactor.status = .reached(.sample(10))
    interactor.errors[.budget] = NoSuchAvatar(name: "x")
    router.onAskAboutBudget = { _, _ in .raise }
    router.onAskForBudget = { _ in "much" }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(router.calls.count == 3 && pilot.screen.contains("Well?"))
    #expect(interactor.paths[chat]?.count == 6)
    pilot.stop()
  }

  @Test func `Another model may answer`() async {
    let free = ModelSelection(choice: ModelChoice(provider: "ollama", model: "gemma3"))
    interactor.status = .reached(.sample(10))
    interactor.script = [("Yes.", .complete)]
    router.onAskAboutBudget = { _, _ in .chooseModel }
    router.onChooseModel = { [interactor, chat] _ in
      interactor.statuses[.chat(chat)] = .some(nil)
      return .selection(free)
    }
    let pilot = await open()
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(router.calls.count == 2 && pilot.screen.contains("Well?") && pilot.lines[0].hasSuffix("ollama · gemma3"))
    await pilot.press(.enter)
    #expect(interactor.paths[chat]?.last?.model == free.choice && router.calls.count == 2)
    pilot.stop()
  }

  @Test func `Asking for another reply says so, and the alert for a higher budget says what is spent`() async {
    interactor.reply("Half", .failed("Broken."))
    interactor.status = .reached(.sample(10))
    router.onAskAboutBudget = { _, _ in .raise }
    router.onAskForBudget = { _ in nil }
    let pilot = await open()
    await pilot.press(.control("r"))
    #expect(router.calls == [.askAboutBudget(.sample(10), isRetry: true), .askForBudget(after: .sample(10))])
    pilot.stop()
  }

  @Test func `A warning outlasts other notices, and a message that is published again`() async throws {
    interactor.gate(.status).close()
    interactor.status = .near(.sample(8.2))
    let pilot = await open()
    await pilot.type("/nope")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("no such command"))
    // The status arrives only now, after another notice has appeared.
    interactor.gate(.status).open()
    await pilot.settle()
    #expect(pilot.screen.contains("no such command") && !pilot.screen.contains("$8.20"))
    // A summary was made: an update of the last message announces it.
    interactor.publish(try #require(interactor.paths[chat]?.last))
    await pilot.settle()
    #expect(pilot.screen.contains("no such command"))
    await pilot.type("W")
    #expect(!pilot.screen.contains("no such command") && pilot.screen.contains("$8.20"))
    interactor.publish(try #require(interactor.paths[chat]?.last))
    await pilot.settle()
    #expect(pilot.screen.contains("$8.20"))
    pilot.stop()
  }

  @Test(arguments: ["m", "s"]) func `A model that is chosen is looked at at once`(key: String) async {
    router.onChooseModel = { _ in .usual }
    let pilot = await open()
    interactor.status = .unpriced(ModelChoice(provider: "openai", model: "odd"))
    await pilot.press(.alt(key.first ?? "m"))
    #expect(await pilot.shows("The price of odd is not known"))
    interactor.status = nil
    await pilot.press(.alt(key.first ?? "m"))
    await pilot.settle()
    #expect(!pilot.screen.contains("odd"))
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
