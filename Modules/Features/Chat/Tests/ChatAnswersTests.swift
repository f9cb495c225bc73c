import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// A chat that another program continues while its screen is open, and other answers to the same question.
@MainActor struct ChatAnswersTests {
  private let interactor = FakeChatInteractor(
    Message.samples(1) + [.sample(2, after: 1, .assistant, "A long answer that broke off", .failed("It broke off."))])
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open(
    _ parameters: ChatParameters = .sample, language: Language = .english
  ) async -> Pilot {
    let presenter = ChatPresenter(parameters, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), language: language)
    await pilot.settle()
    return pilot
  }

  /// Another program sends a message in the chat, and gets a complete reply, without an update here.
  private func goOn() {
    interactor.paths[chat]? += [
      .sample(3, after: 2, .user, "From elsewhere"), .sample(4, after: 3, .assistant, "A whole reply"),
    ]
  }

  private let wentOn = ("This chat went on elsewhere meanwhile", "그사이 다른 곳에서 대화가 이어졌습니다")

  @Test(arguments: [Language.english, .korean])
  func `If the chat went on elsewhere, no reply is requested, and the new messages show`(language: Language) async {
    let pilot = await open(language: language)
    goOn()
    await pilot.press(.control("r"))
    #expect(pilot.screen.contains("From elsewhere") && pilot.screen.contains("A whole reply"))
    #expect(pilot.screen.contains(language(wentOn.0, wentOn.1)))
    #expect(!interactor.calls.contains(.retry) && interactor.paths[chat]?.count == 4)
    #expect(pilot.lines.last?.contains("^R \(language.tryAgain)") == false)
    pilot.stop()
  }

  @Test func `No reply is requested if the chat went on at the last moment`() async {
    let pilot = await open()
    router.onAskAboutBudget = { [self] _, _ in
      goOn()
      return .sendAnyway
    }
    interactor.status = .reached(.sample(10))
    await pilot.press(.control("r"))
    #expect(pilot.screen.contains("A whole reply") && pilot.screen.contains(wentOn.0))
    #expect(interactor.calls.contains(.retry) && interactor.paths[chat]?.count == 4)
    // It is not shown as an error.
    #expect(router.calls.count == 1)
    pilot.stop()
  }

  @Test func `A text stays in the field until the new messages were seen`() async {
    interactor.script = [("Yes.", .complete)]
    let pilot = await open()
    goOn()
    await pilot.type("Do it")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("A whole reply") && pilot.screen.contains(wentOn.0))
    #expect(pilot.screen.contains("▌ Do it") && interactor.paths[chat]?.last?.text == "A whole reply")
    await pilot.press(.enter)
    #expect(interactor.paths[chat]?.map(\.text).suffix(3) == ["A whole reply", "Do it", "Yes."])
    #expect(!pilot.screen.contains(wentOn.0))
    pilot.stop()
  }

  @Test func `A reply that could not begin stands at its question`() async {
    interactor.paths[chat] = Message.samples(1)
    let pilot = await open()
    interactor.publishLate(.sample(2, after: 1, .assistant, "", .failed("The disk is full.")))
    await pilot.settle()
    await pilot.type("Again")
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.send("Again")))
    pilot.stop()
  }

  /// The shown answer was requested again, and the new one is shorter.
  private func answeredTwice(_ language: Language = .english) async -> Pilot {
    let pilot = await open(language: language)
    await pilot.press(.control("r"))
    interactor.reply("Short", .failed("It broke off too."))
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean])
  func `A key shows the other answer, and leads back`(language: Language) async {
    let pilot = await answeredTwice(language)
    let key = "Alt-O " + language.otherAnswer
    #expect(pilot.screen.contains(language("‹ 2 of 2 ›", "‹ 2개 중 2번째 ›") + "   " + key))
    #expect(pilot.screen.contains("Short") && pilot.lines.last?.contains(key) == true)
    await pilot.press(.alt("o"))
    #expect(pilot.screen.contains("A long answer that broke off") && !pilot.screen.contains("Short"))
    #expect(pilot.screen.contains(language("‹ 1 of 2 ›", "‹ 2개 중 1번째 ›")))
    // Another answer can be requested for the shown one; a click leads back.
    #expect(pilot.screen.contains("^R"))
    await pilot.click(on: key)
    #expect(pilot.screen.contains("Short"))
    pilot.stop()
  }

  @Test func `In an empty field the arrows show the other answers`() async {
    let pilot = await answeredTwice()
    await pilot.press(.left)
    #expect(pilot.screen.contains("‹ 1 of 2 ›"))
    await pilot.press(.right)
    #expect(pilot.screen.contains("‹ 2 of 2 ›"))
    await pilot.type("a")
    await pilot.press(.left)
    #expect(pilot.screen.contains("‹ 2 of 2 ›"))
    pilot.stop()
  }

  @Test func `One answer has no key`() async {
    let pilot = await open()
    #expect(!pilot.screen.contains("Alt-O") && !pilot.screen.contains("‹ 1"))
    await pilot.press(.alt("o"))
    #expect(!interactor.calls.contains { if case .show = $0 { true } else { false } })
    #expect(pilot.screen.contains("There is only one reply here."))
    pilot.stop()
  }

  @Test func `While an answer arrives no other is offered`() async {
    let pilot = await answeredTwice()
    await pilot.press(.control("r"))
    interactor.reply("Third")
    await pilot.settle()
    #expect(!pilot.screen.contains("Alt-O"))
    interactor.reply("Third, whole", .complete)
    await pilot.settle()
    #expect(pilot.screen.contains("‹ 3 of 3 ›"))
    // After the last answer the first one, then the next.
    await pilot.press(.alt("o"))
    #expect(pilot.screen.contains("A long answer") && pilot.screen.contains("‹ 1 of 3 ›"))
    await pilot.press(.alt("o"))
    #expect(pilot.screen.contains("Short") && pilot.screen.contains("‹ 2 of 3 ›"))
    await pilot.press(.alt("o"))
    #expect(pilot.screen.contains("Third, whole"))
    pilot.stop()
  }

  @Test func `Where the chat went on, it is not left for another answer unseen`() async {
    let pilot = await answeredTwice()
    let last = interactor.paths[chat]?.last
    interactor.paths[chat]?.append(.sample(30, after: nil, .user, "From elsewhere"))
    #expect(last?.text == "Short")
    await pilot.press(.alt("o"))
    #expect(pilot.screen.contains("From elsewhere") && pilot.screen.contains(wentOn.0))
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean])
  func `A message that was found in another answer shows with it`(language: Language) async {
    interactor.left = [Message.samples(1) + [.sample(9, after: 1, .assistant, "The found one")]]
    let found = Message.sample(9, after: 1, .assistant, "").id
    let pilot = await open(.conversation(chat, at: found), language: language)
    #expect(pilot.screen.contains("▼ " + language.foundHere) && pilot.screen.contains("The found one"))
    #expect(pilot.screen.contains(language("in another branch of this chat", "다른 갈래에 있어서")))
    #expect(pilot.screen.contains("Alt-O"))
    pilot.stop()
  }

  @Test func `Coming back does not show the other branch again`() async {
    interactor.left = [Message.samples(1) + [.sample(9, after: 1, .assistant, "The found one")]]
    let presenter = ChatPresenter(
      .conversation(chat, at: Message.sample(9, after: 1, .assistant, "").id), interactor: interactor, router: router)
    var visit = Task { await presenter.load() }
    await settle()
    visit.cancel()
    // Another program shows the other reply meanwhile.
    try? await interactor.showBranch(of: Message.samples(2)[1].id, in: chat)
    visit = Task { await presenter.load() }
    await settle()
    #expect(interactor.paths[chat]?.last?.id == Message.samples(2)[1].id)
    visit.cancel()
  }

  /// A greeting with three forms, and a question with two.
  private func deep() {
    let path: [Message] = [
      .sample(2, after: nil, .assistant, "Hello"), .sample(5, after: 2, .user, "Why?"),
      .sample(6, after: 5, .assistant, "So."),
    ]
    interactor.paths[chat] = path
    interactor.left = [
      [.sample(1, after: nil, .assistant, "Hi")], [.sample(3, after: nil, .assistant, "Good day")],
      [path[0], .sample(9, after: 2, .user, "Why so?"), .sample(10, after: 9, .assistant, "Because.")],
    ]
  }

  @Test(arguments: [Language.english, .korean])
  func `Every message with other forms says so, and a click exchanges it`(language: Language) async {
    deep()
    let pilot = await open(language: language)
    let (greeting, question) = (
      language("‹ 2 of 3 ›", "‹ 3개 중 2번째 ›"), language("‹ 1 of 2 ›", "‹ 2개 중 1번째 ›")
    )
    #expect(pilot.screen.contains(greeting) && pilot.screen.contains(question))
    // The key is for the last reply, which has one form.
    #expect(!pilot.screen.contains("Alt-O"))
    await pilot.click(on: question)
    #expect(pilot.screen.contains("Why so?") && pilot.screen.contains("Because."))
    #expect(pilot.screen.contains(language("‹ 2 of 2 ›", "‹ 2개 중 2번째 ›")) && pilot.screen.contains(greeting))
    // The mark at the left leads to the form before.
    await pilot.click(on: greeting)
    #expect(pilot.screen.contains("Hi") && pilot.screen.contains(language("‹ 1 of 3 ›", "‹ 3개 중 1번째 ›")))
    pilot.stop()
  }

  @Test func `The menu of a message has its other forms`() async throws {
    deep()
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    let messages = presenter.transcript.messages
    let verbs = messages.map { presenter.verbs.verbs(of: $0).filter { [.otherAnswer, .previousAnswer].contains($0) } }
    #expect(verbs == [[.otherAnswer, .previousAnswer], [.otherAnswer], []])
    await presenter.verbs.run(.previousAnswer, on: messages[0])
    #expect(presenter.transcript.messages.map(\.text) == ["Hi"])
    await settle()
    let first: Message = try #require(presenter.transcript.messages.first)
    await presenter.verbs.run(.otherAnswer, on: first)
    #expect(presenter.transcript.messages.first?.text == "Hello")
    for language in [Language.english, .korean] {
      #expect(language.title(of: .otherAnswer, for: messages[0]) == language.otherAnswer)
      #expect(language.title(of: .otherAnswer, for: messages[1]) == language.otherForm)
      #expect(language.title(of: .previousAnswer, for: messages[1]) == language.previousForm)
    }
    visit.cancel()
  }

  /// A page that is read later brings the alternatives of its messages.
  @Test func `Earlier pages have their other forms too`() async {
    interactor.paths[chat] = Message.samples(120)
    interactor.left = [[.sample(900, after: 10, .user, "Another")]]
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    for _ in 0..<2 {
      presenter.transcript.onStartReached()
      await settle()
    }
    #expect(presenter.swipes.swipes(of: Message.samples(11)[10])?.all.count == 2)
    visit.cancel()
  }

  @Test func `Line by line, a number leads to the other form`() async {
    deep()
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = PlainPilot(root: ChatView(presenter: presenter))
    await pilot.settle()
    #expect(pilot.transcript.contains("answer 2 of 3"))
    #expect(await pilot.choose("form 1 of 2"))
    #expect(presenter.transcript.messages.last?.text == "Because." && pilot.transcript.contains("form 2 of 2"))
  }
}
