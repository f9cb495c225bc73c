import FeatureKitTestSupport
import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatViewTests {
  private let interactor = FakeChatInteractor([
    .sample(
      1, after: nil, .assistant, "Hello! I am Nova. What would you like to talk about today, under all these stars?"),
    .sample(
      2, after: 1, .user, "안녕하세요. Tell me about the moon please, and take your time: I have all night to listen."),
    .sample(3, after: 2, .assistant, "The moon", .cancelled),
    .sample(4, after: 3, .user, "Go on"),
    .sample(5, after: 4, .assistant, "It is made of", .failed("The server closed the connection.")),
  ])
  private let router = RecordingChatRouter()

  private func open(
    columns: Int = 80, rows: Int = 24, language: Language = .english, _ parameters: ChatParameters = .sample
  ) async -> Pilot {
    let presenter = ChatPresenter(parameters, interactor: interactor, router: router)
    let pilot = Pilot(
      showing: ChatView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private func footer(_ pilot: Pilot) -> String { pilot.lines.last ?? "" }

  @Test(arguments: [Language.english, .korean]) func `A conversation`(language: Language) async {
    let pilot = await open(language: language)
    #expect(pilot.screen.contains("It is made of"))
    #expect(pilot.screen.contains("▌ ! The server closed the connection."))
    #expect(pilot.screen.contains(language == .korean ? "오프라인 · 규칙, AI 모델 아님" : "offline · rules, no AI model"))
    #expect(footer(pilot).contains("^R \(language.tryAgain)"))
    #expect(!footer(pilot).contains("Esc"))
    await pilot.resize(columns: 160, rows: 24)
    #expect(footer(pilot).contains("F3 \(language.deleteChat)"))
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean]) func `A reply with everything in it`(language: Language) async {
    interactor.paths[Conversation.sample().id] = [
      .sample(1, after: nil, .user, language("How do I greet?", "인사는 어떻게 하나요?")),
      .sample(2, after: 1, .assistant, language.markdownReply),
    ]
    let pilot = await open(rows: 36, language: language)
    #expect(pilot.screen.contains("• "))
    #expect(pilot.screen.contains("  python  "))
    #expect(!pilot.screen.contains("**") && !pilot.screen.contains("```") && !pilot.screen.contains("|--"))
    #expect(!pilot.screen.contains("Let me think"))
    pilot.stop()
  }

  @Test func `In the smallest window one can still talk`() async {
    let pilot = await open(columns: 20, rows: 5)
    await pilot.type("Hi")
    #expect(pilot.screen.contains("▌ Hi"))
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.send("Hi")))
    await pilot.type("More")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Waits: More"))
    pilot.stop()
  }

  @Test func `A real provider is named with its model`() async {
    interactor.modelChoice = ModelChoice(provider: "openai", model: "gpt-5")
    let pilot = await open()
    #expect(pilot.lines[0].hasSuffix("openai · gpt-5"))
    pilot.stop()
  }

  @Test func `A reply is typed, grows, and can be stopped with Esc`() async {
    let pilot = await open()
    #expect(pilot.caret?.column == 3)
    await pilot.type("Please, 계속")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("▌ Please, 계속 "))
    #expect(pilot.screen.contains("typing…"))
    #expect(pilot.screen.contains("▌ Say something…"))
    #expect(footer(pilot).contains("Esc Stop"))
    interactor.reply("Cheese")
    await pilot.settle()
    #expect(pilot.screen.contains("Cheese"))
    #expect(!pilot.screen.contains("typing…"))
    await pilot.press(.escape)
    #expect(interactor.calls.contains(.stop))
    #expect(pilot.screen.contains("  stopped") && pilot.screen.contains("^R Try again"))
    #expect(!footer(pilot).contains("Esc"))
    pilot.stop()
  }

  @Test func `A reply that failed is asked for anew by a click on the words`() async {
    let pilot = await open()
    #expect(await pilot.click(on: "^R Try again"))
    #expect(interactor.calls.contains(.retry))
    pilot.stop()
  }

  @Test func `Ctrl-C stops a reply`() async {
    let pilot = await open()
    await pilot.type("Please")
    await pilot.press(.enter)
    await pilot.press(.control("c"))
    #expect(interactor.calls.contains(.stop))
    pilot.stop()
  }

  @Test func `Esc and Ctrl-C are not taken while nothing arrives`() async {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    var taken: [String] = []
    let view = ChatView(presenter: presenter).keyBindings([
      KeyBinding(.escape, "Back") { taken.append("Esc") },
      KeyBinding(.control("c"), "Quit") { taken.append("^C") },
    ])
    let pilot = Pilot(showing: view)
    await pilot.settle()
    await pilot.press(.escape, .control("c"))
    #expect(taken == ["Esc", "^C"])
    #expect(!interactor.calls.contains(.stop))
    pilot.stop()
  }

  @Test func `A message sent meanwhile waits above the field, and can be taken back`() async {
    let pilot = await open()
    await pilot.type("One")
    await pilot.press(.enter)
    await pilot.type("Two")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Waits: Two"))
    #expect(pilot.screen.contains("Send next"))
    await pilot.press(.alt("q"))
    #expect(pilot.screen.contains("▌ Two") && !pilot.screen.contains("Waits:"))
    #expect(pilot.screen.contains("The waiting text is back in the field"))
    await pilot.press(.enter)
    await pilot.click(on: "Waits: Two")
    #expect(pilot.screen.contains("▌ Two") && !pilot.screen.contains("Waits:"))
    pilot.stop()
  }

  @Test func `A long text is written in rows below what was said`() async {
    let pilot = await open()
    await pilot.type("The first row, which is longer than the window is wide, so that it goes on in another; 그리고")
    await pilot.press(.control("j"))
    await pilot.type("a second line, and ")
    await pilot.paste((1...40).map { "line \($0) of a paste" }.joined(separator: "\n"))
    #expect(pilot.screen.contains("It is made of"))
    #expect(pilot.screen.contains("▌ a second line, and [pasted 40 lines]"))
    #expect(footer(pilot).hasPrefix(" ⏎ Send  ^J New line  │ ^R Try again"))
    await pilot.press(.enter)
    guard case .send(let text) = interactor.calls.last(where: { if case .send = $0 { true } else { false } }) else {
      Issue.record("nothing was sent")
      return
    }
    #expect(text.hasSuffix("line 39 of a paste\nline 40 of a paste"))
    #expect(pilot.screen.contains("▌ Say something…"))
    pilot.stop()
  }

  @Test func `The arrow keys bring back sent messages, and then the draft`() async {
    let pilot = await open()
    await pilot.type("half a th")
    await pilot.press(.up)
    #expect(pilot.screen.contains("▌ Go on"))
    await pilot.press(.up)
    #expect(pilot.screen.contains("▌ 안녕하세요. Tell me"))
    await pilot.press(.down, .down, .down)
    #expect(pilot.screen.contains("▌ half a th"))
    pilot.stop()
  }

  @Test func `Another program can have the draft`() async {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let view = ChatView(presenter: presenter)
      .environment(\.externalEdit, ExternalEditAction { $0 + ", and more\n" })
    let pilot = Pilot(showing: view, columns: 120)
    await pilot.settle()
    #expect(footer(pilot).contains("Alt-E Editor"))
    await pilot.type("A thought")
    await pilot.press(.alt("e"))
    #expect(presenter.draft.text == "A thought, and more")
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.send("A thought, and more")))
    pilot.stop()
  }

  @Test func `Ctrl-R has the question answered anew`() async {
    let pilot = await open()
    await pilot.press(.control("r"))
    #expect(interactor.calls.contains(.retry))
    #expect(!pilot.screen.contains("The server closed the connection."))
    #expect(pilot.screen.contains("typing…"))
    #expect(!footer(pilot).contains("^R"))
    pilot.stop()
  }

  @Test func `What is typed while the chat loads is in its field`() async {
    interactor.gate(.messages).close()
    let pilot = await open()
    await pilot.type("hey")
    #expect(!pilot.screen.contains("hey"))
    interactor.gate(.messages).open()
    #expect(await pilot.shows("▌ hey"))
    pilot.stop()
  }

  @Test func `In a low window a notice has two rows`() async {
    let pilot = await open(columns: 26, rows: 6)
    await pilot.type("/undo")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Nothing to undo here."), "\(pilot.screen)")
    #expect(pilot.screen.contains("The trash: /bookmarks."), "\(pilot.screen)")
    pilot.stop()
  }

  @Test func `Ctrl-D in the field never deletes the chat`() async {
    let pilot = await open()
    await pilot.press(.control("d"))
    await pilot.type("ab")
    await pilot.press(.left, .control("d"), .control("d"), .control("d"))
    #expect(!interactor.calls.contains(.delete) && pilot.screen.contains("▌ a"), "\(pilot.screen)")
    await pilot.press(.function(1))
    #expect(pilot.screen.contains("Keys") && !pilot.lines.contains { $0.contains("^D") && $0.contains("chat") })
    pilot.stop()
  }

  @Test func `F3 deletes, and Alt-Z restores`() async {
    let pilot = await open()
    await pilot.press(.function(3))
    #expect(pilot.screen.contains(Language.english.chatIsInTrash) && interactor.summaries.isEmpty)
    #expect(footer(pilot).contains(Language.english.restore))
    await pilot.press(.alt("z"))
    #expect(interactor.calls.contains(.restore) && !pilot.screen.contains(Language.english.chatIsGone))
    await pilot.press(.function(3))
    #expect(pilot.screen.contains(Language.english.chatIsInTrash), "\(pilot.screen)")
    await pilot.press(.enter)
    #expect(router.calls == [.dismissScreen])
    pilot.stop()
  }

  /// Nothing of a trial is stored: there is nothing to delete, to copy, or to begin beside it.
  @Test func `A trial stays the only conversation`() async {
    let pilot = await open(.trial(Conversation.sample().id))
    await pilot.press(.function(3), .alt("n"), .function(5))
    await pilot.type("/new")
    await pilot.press(.enter)
    #expect(pilot.screen.contains(Language.english.trialOnly) && router.calls.isEmpty, "\(pilot.screen)")
    #expect(!interactor.calls.contains(.delete))
    pilot.stop()
  }

  @Test func `Scrolling up fetches earlier messages and keeps the place`() async {
    interactor.paths[Conversation.sample().id] = Message.samples(120)
    let pilot = await open()
    #expect(pilot.screen.contains("Message 120"))
    for _ in 0..<12 { await pilot.press(.pageUp) }
    #expect(!pilot.screen.contains("Message 120"))
    #expect(interactor.calls.contains(.messages(before: Message.samples(120)[70].id, limit: 50)))
    // The footer has other keys while the user's message waits for a reply.
    let before = pilot.lines.dropLast()
    interactor.publish(.sample(500, after: 120, .user, "At the end"))
    await pilot.settle()
    #expect(pilot.lines.dropLast() == before)
    for _ in 0..<40 { await pilot.press(.pageDown) }
    #expect(pilot.screen.contains("At the end"))
    pilot.stop()
  }

  @Test(arguments: [false, true]) func `After scrolling up, a new reply shows`(again: Bool) async {
    interactor.paths[Conversation.sample().id] =
      Message.samples(39) + [.sample(40, after: 39, .assistant, "", .cancelled)]
    let pilot = await open()
    for _ in 0..<4 { await pilot.press(.pageUp) }
    #expect(!pilot.screen.contains("Message 39"))
    if again {
      await pilot.press(.control("r"))
    } else {
      await pilot.type("Go on")
      await pilot.press(.enter)
      #expect(pilot.screen.contains("▌ Go on "))
    }
    #expect(pilot.screen.contains("Message 39"))
    #expect(pilot.screen.contains("typing…"))
    await pilot.press(.pageUp, .pageUp)
    #expect(!pilot.screen.contains("typing…"))
    pilot.stop()
  }

  @Test func `The newest reply is marked seen when it shows`() async {
    let pilot = await open()
    #expect(interactor.calls.filter { $0 == .seen }.count == 1)
    pilot.stop()
  }

  @Test func `A conversation that is gone leads back`() async {
    let pilot = await open(.conversation(Conversation.sample(9).id))
    #expect(pilot.screen.contains("This chat has been deleted."))
    #expect(pilot.lines.first == " Chat")
    await pilot.press(.enter)
    #expect(router.calls == [.dismissScreen])
    pilot.stop()
  }

  @Test func `A failure can be tried again`() async {
    interactor.errors[.messages] = OutOfReach()
    let pilot = await open()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    #expect(pilot.lines.first == " Chat")
    interactor.errors[.messages] = nil
    await pilot.press(.enter)
    #expect(pilot.lines.first?.hasPrefix(" Nova  ") == true)
    #expect(pilot.lines.first?.hasSuffix("  offline · rules, no AI model") == true)
    #expect(pilot.screen.contains("It is made of"))
    pilot.stop()
  }

  @Test func `Loading shows until the conversation is there`() async {
    interactor.gate(.messages).close()
    let pilot = await open()
    #expect(pilot.screen.contains("Loading…"))
    interactor.gate(.messages).open()
    await pilot.settle()
    #expect(!pilot.screen.contains("Loading…"))
    pilot.stop()
  }

  @Test func `Earlier messages that fail can be asked for again`() async {
    interactor.paths[Conversation.sample().id] = Message.samples(60)
    let pilot = await open()
    interactor.errors[.messages] = OutOfReach()
    for _ in 0..<12 { await pilot.press(.pageUp) }
    #expect(pilot.screen.contains("Earlier messages could not be loaded: The shelf is out of reach."))
    interactor.errors[.messages] = nil
    await pilot.press(.tab, .enter)
    #expect(!pilot.screen.contains("could not be loaded"))
    for _ in 0..<12 { await pilot.press(.pageUp) }
    #expect(pilot.screen.contains("Message 1\n") || pilot.screen.contains("Message 1 "))
    pilot.stop()
  }

  @Test func `No byte of a message reaches the terminal as a control sequence`() async {
    interactor.paths[Conversation.sample().id] = [
      .sample(1, after: nil, .assistant, "\u{1B}]0;owned\u{7}\u{1B}[2J bad", .failed("\u{1B}[31mred"))
    ]
    let pilot = await open()
    #expect(pilot.screen.contains("owned") && pilot.screen.contains("bad"))
    #expect(!pilot.screen.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x07 })
    #expect(!pilot.terminal.sent.joined().contains(0x07))
    pilot.stop()
  }

  @Test func `A reply that waits counts down, one frame a second, and Esc stops it`() async throws {
    var reply = Message.sample(2, after: 1, .assistant, "", .streaming)
    reply.pause = .sample
    let interactor = FakeChatInteractor([.sample(1, after: nil, .user, "Why?"), reply])
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let pilot = Pilot(columns: 80, rows: 24, root: ChatView(presenter: presenter))
    #expect(await pilot.shows("Server busy: again in 12 s (2 of 3)"))
    await pilot.settle()
    let frames = pilot.terminal.sent.count
    for left in [11, 10, 9] {
      interactor.now = Timestamp(milliseconds: interactor.now.milliseconds + 1_000)
      await pilot.clock.advance(by: 1_000)
      #expect(await pilot.shows("again in \(left) s"))
      await pilot.settle()
    }
    #expect(pilot.terminal.sent.count == frames + 3)
    // The pause is over, and nothing has arrived yet.
    interactor.now = Timestamp(milliseconds: interactor.now.milliseconds + 9_000)
    await pilot.clock.advance(by: 1_000)
    #expect(await pilot.shows("typing…"))
    await pilot.press(.escape)
    #expect(await pilot.shows("stopped"))
    #expect(interactor.calls.contains(.stop))
    pilot.stop()
  }
}
