import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Templates in the field of a conversation.
@MainActor struct TemplateTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let router = RecordingChatRouter()

  init() {
    interactor.templateList = [
      PromptTemplate(name: "tr", text: "Translate into {{to}}: {{input}}"),
      PromptTemplate(name: "검토-2", text: "고쳐 줘"), PromptTemplate(name: "new", text: "Hidden by a command"),
    ]
    router.onAskForValue = { variable, _ in variable == "to" ? "Korean" : nil }
  }

  private func open() async -> (Pilot, ChatPresenter) {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 100, rows: 24, language: .english)
    await pilot.settle()
    return (pilot, presenter)
  }

  @Test func `A template is filled and sent`() async {
    let (pilot, presenter) = await open()
    await pilot.type("/tr to=German Hello there")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.turns.map(\.text) == ["Translate into German: Hello there"])
    #expect(presenter.draft.text.isEmpty && !router.calls.contains(.askForValue(of: "to", in: "tr")))
    pilot.stop()
  }

  @Test func `A missing value is asked for; without it nothing is sent`() async {
    let (pilot, presenter) = await open()
    await pilot.type("/template tr Hello")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.turns.map(\.text) == ["Translate into Korean: Hello"])
    router.onAskForValue = { _, _ in nil }
    await pilot.type("/tr Hello")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.turns.count == 1 && presenter.draft.text == "/tr Hello")
    pilot.stop()
  }

  @Test func `Macros of a template are filled, and those of its values stay`() async {
    interactor.templateMacros = ["char": "Mira", "user": "Ada"]
    interactor.templateList = [
      PromptTemplate(name: "weather", text: "{{Char}}, tell {{user}} about {{kind}}: {{input}}")
    ]
    let (pilot, presenter) = await open()
    presenter.draft.text = "/weather kind=rain {{char}}"
    presenter.composer.onPromptPressed()
    #expect(
      router.calls.last == .showPrompt(in: Conversation.sample().id, saying: "Mira, tell Ada about rain: {{char}}"))
    await presenter.composer.onSendPressed()
    #expect(interactor.turns.map(\.text) == ["Mira, tell Ada about rain: {{char}}"])
    pilot.stop()
  }

  @Test func `Words follow a template without a place for them, on several lines too`() async {
    let (pilot, presenter) = await open()
    presenter.draft.text = "/검토-2 첫 줄\n둘째 줄\n"
    await presenter.composer.onSendPressed()
    #expect(interactor.turns.map(\.text) == ["고쳐 줘\n\n첫 줄\n둘째 줄"])
    pilot.stop()
  }

  @Test func `A template that does not exist is named; a command comes first`() async {
    let (pilot, presenter) = await open()
    await pilot.type("/template nothing x")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains("no template “nothing”") && pilot.screen.contains("tr"))
    #expect(interactor.turns.isEmpty && presenter.draft.text == "/template nothing x")
    #expect(ComposerInput("/new", templates: ["new"]) == .command(.new))
    #expect(ComposerInput("/template new", templates: ["new"]) == .template(named: "new", words: ""))
    #expect(ComposerInput("/tr x", templates: []) == .message("/tr x"))
    #expect(ComposerInput("//tr x", templates: ["tr"]) == .message("/tr x"))
    pilot.stop()
  }

  @Test func `Without a name the list of templates shows, and later its changes count`() async {
    let (pilot, presenter) = await open()
    await pilot.type("/template")
    await pilot.press(.enter)
    #expect(router.calls.last == .showTemplates && presenter.draft.text.isEmpty)
    interactor.templateList = [PromptTemplate(name: "fresh", text: "F")]
    await pilot.type("/template fresh")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.turns.map(\.text) == ["F"])
    pilot.stop()
  }

  @Test func `Names are completed`() async {
    let (pilot, presenter) = await open()
    await pilot.type("/t")
    #expect(pilot.screen.contains("/template  /tr"))
    await pilot.type("r")
    #expect(presenter.composer.completions.isEmpty)
    presenter.draft.text = "/template 검"
    await pilot.settle()
    await pilot.press(.tab)
    #expect(presenter.draft.text == "/template 검토-2")
    #expect(ComposerCommand.completions(of: "/ne", templates: ["new"]) == ["/new", "/next"])
    pilot.stop()
  }

  @Test func `While a reply arrives, the filled text waits`() async {
    let (pilot, presenter) = await open()
    await pilot.type("Hello")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(presenter.queue.takesMessages)
    interactor.templateList = [PromptTemplate(name: "s", text: "/slash {{input}}")]
    await pilot.type("/template s x")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(presenter.queue.texts == ["//slash x"] && presenter.draft.text.isEmpty)
    pilot.stop()
  }

  @Test func `The prompt shows the filled text; a filled text has a limit`() async {
    let (pilot, presenter) = await open()
    presenter.draft.text = "/tr to=Greek Hi"
    presenter.composer.onPromptPressed()
    #expect(router.calls.last == .showPrompt(in: Conversation.sample().id, saying: "Translate into Greek: Hi"))
    interactor.templateList = [PromptTemplate(name: "big", text: String(repeating: "{{input}}", count: 2_000))]
    presenter.draft.text = "/template big " + String(repeating: "x", count: 1_000)
    await presenter.composer.onSendPressed()
    #expect(presenter.notices.current == .templateIsTooLong && interactor.turns.isEmpty)
    pilot.stop()
  }
}

/// Templates of `ask`.
@MainActor struct AskTemplateTests {
  private let interactor = FakeChatInteractor()

  init() {
    interactor.script = [("Yes.", .complete)]
    interactor.templateList = [PromptTemplate(name: "tr", text: "Into {{to}}, {{tone=plain}}: {{input}}")]
  }

  private func run(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    let ask = AskCommand.subcommand(interactor)
    let work = try #require(ask.run)
    return try await work(try Arguments(words, options: ask.options), io)
  }

  @Test func `It is filled from the command line and from standard input`() async throws {
    let io = RecordingCommandIO(input: "piped\n")
    io.files = ["a.txt": Array("one".utf8)]
    #expect(
      try await run(["--template", "/TR", "--var", "to=German", "--var=TONE=a = b", "-f", "a.txt", "Hi"], io) == .done)
    #expect(interactor.questions.map(\.text) == ["Into German, a = b: Hi\n\npiped\n\na.txt:\n```\none\n```"])
  }

  @Test func `Its macros are filled`() async throws {
    interactor.templateMacros = ["char": "Mira"]
    interactor.templateList = [PromptTemplate(name: "hi", text: "Hello {{char}}, {{input}}")]
    #expect(try await run(["-t", "hi", "{{char}}"]) == .done)
    #expect(interactor.questions.map(\.text) == ["Hello Mira, {{char}}"])
  }

  @Test(arguments: [
    (["-t", "tr", "--var", "to=x"], ExitCode.wrongUsage, "TEXT"), (["-t", "tr", "Hi"], .wrongUsage, "--var to=…"),
    (["-t", "tr", "--var", "to", "Hi"], .wrongUsage, "NAME=VALUE"),
    (["-t", "tr", "--var", "=x", "Hi"], .wrongUsage, "NAME=VALUE"),
    (["-t", "tr", "--var", "other=x", "Hi"], .wrongUsage, "to, tone, input"),
    (["--var", "to=x", "Hi"], .wrongUsage, "--template"), (["-t", "gone", "Hi"], .missing, "tr"),
  ])
  func `Wrong arguments send nothing, and the error names what is missing`(
    words: [String], code: ExitCode, reason: String
  )
    async throws
  {
    let failure = await #expect(throws: CommandFailure.self) { try await run(words) }
    #expect(failure?.code == code && failure?.description.contains(reason) == true)
    #expect(interactor.calls.isEmpty)
  }
}
