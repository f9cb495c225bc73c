import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The part of a conversation that is sent, and the commands in the field.
@MainActor struct ChatPromptTests {
  private let interactor = FakeChatInteractor(Message.samples(8))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open(language: Language = .english) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 30, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean])
  func `A line stands above the first message that is sent, only when some are not`(language: Language) async throws {
    interactor.unsent = 3
    let pilot = await open(language: language)
    let line = try #require(
      pilot.lines.firstIndex { $0.contains(language("Earlier messages are not sent: 3", "보내지 않는 이전 메시지: 3개")) })
    #expect(pilot.lines[line...].first { $0.contains("Message") }?.contains("Message 4") == true)
    // Another turn moves the line.
    interactor.unsent = 5
    interactor.script = [("Yes.", .complete)]
    await pilot.type("Well?")
    await pilot.press(.enter)
    #expect(pilot.screen.contains(language.notSent(5)) && !pilot.screen.contains(language.notSent(3)))
    pilot.stop()
  }

  @Test(arguments: [Language.english, .korean])
  func `The line says for how many a summary stands`(language: Language) async {
    interactor.unsent = 3
    interactor.conversationSummaries[chat] = ConversationSummary(
      text: "They met.", last: Message.samples(2)[1].id, count: 2)
    let pilot = await open(language: language)
    #expect(
      pilot.screen.contains(
        language("not sent: 3, a summary stands for 2", "보내지 않는 이전 메시지: 3개, 그중 2개는 요약으로 보냄")))
    pilot.stop()
  }

  @Test func `Without a cut there is no line, nor after an error`() async {
    let pilot = await open()
    #expect(!pilot.screen.contains("not sent"))
    pilot.stop()
    interactor.unsent = 3
    interactor.errors[.prompt] = NoSuchAvatar(name: "x")
    let other = await open()
    #expect(!other.screen.contains("not sent") && other.screen.contains("Message 8"))
    other.stop()
  }

  @Test func `A key shows the prompt with the text in the field`() async {
    let pilot = await open()
    await pilot.press(.alt("p"))
    await pilot.type("And now?")
    await pilot.press(.alt("p"))
    #expect(router.calls == [.showPrompt(in: chat, saying: ""), .showPrompt(in: chat, saying: "And now?")])
    #expect(pilot.screen.contains("And now?"))
    pilot.stop()
  }

  @Test func `A command is no message`() async {
    let pilot = await open()
    await pilot.type("/prompt")
    await pilot.press(.enter)
    #expect(router.calls == [.showPrompt(in: chat, saying: "")])
    await pilot.type("/help ")
    await pilot.press(.enter)
    #expect(router.calls == [.showPrompt(in: chat, saying: ""), .showCommands])
    #expect(!interactor.calls.contains { if case .send = $0 { true } else { false } })
    #expect(interactor.paths[chat]?.count == 8)
    pilot.stop()
  }

  @Test func `Two slashes send one, and a text that is no command is a message`() async {
    interactor.script = [("Yes.", .complete)]
    let pilot = await open()
    for text in ["//prompt", "/etc/hosts", "/me waves"] {
      await pilot.type(text)
      await pilot.press(.enter)
      #expect(pilot.screen.contains("Say something"))
    }
    let sent = interactor.calls.compactMap { if case .send(let text) = $0 { text } else { nil } }
    #expect(sent == ["/prompt", "/etc/hosts", "/me waves"] && router.calls.isEmpty)
    pilot.stop()
  }

  @Test(arguments: [
    ("/prompt", ComposerInput.command(.prompt)), ("/Prompt \n", .command(.prompt)), ("/help", .command(.help)),
    ("//help", .message("/help")), ("//", .message("/")), ("/", .message("/")), (" /help", .message(" /help")),
    ("/helpful", .unknown), ("/프롬프트 ", .unknown), ("/1", .message("/1")), ("", .message("")),
  ])
  func `The text in the field is a message or a command`(text: String, composed: ComposerInput) {
    #expect(ComposerInput(text) == composed)
  }

  /// A note to oneself after a command must not reach the model.
  @Test(arguments: ComposerCommand.allCases)
  func `A command with words after it is never a message`(_ command: ComposerCommand) {
    for words in ["always rhyme", "3 x", "a\nb"] {
      if case .message = ComposerInput("/\(command.rawValue) \(words)") { Issue.record("/\(command.rawValue) is sent") }
    }
  }

  @Test(arguments: ["/usage now", "/Undo 3", "/edit it", "/delete all", "/export -"])
  func `Words that a command does not take stay in the field`(_ text: String) async {
    let pilot = await open()
    await pilot.type(text)
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains(text) && pilot.screen.contains("A second slash (//)"))
    #expect(interactor.turns.isEmpty && router.calls.isEmpty)
    pilot.stop()
  }

  @Test func `The words after two commands are a note and a file`() async {
    let chat = Conversation.sample().id
    interactor.authorsNotes[chat] = AuthorsNote(text: "Old", depth: 7)
    let pilot = await open()
    await pilot.type("/note always rhyme")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.authorsNotes[chat] == AuthorsNote(text: "always rhyme", depth: 7))
    #expect(pilot.screen.contains("The author's note is saved.") && pilot.screen.contains("Say something"))
    await pilot.type("/export a.md")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.calls.contains(.export([chat], to: "a.md", as: nil, replacing: false)))
    #expect(pilot.screen.contains("a.md") && router.calls.isEmpty)
    pilot.stop()
  }

  @Test(arguments: ComposerCommand.allCases)
  func `A part of the screen does every command`(_ command: ComposerCommand) async {
    (router.onChooseBranch, router.onChoosePersona, router.onShowMessageLists) = (
      { _ in nil }, { _ in nil }, { _ in nil }
    )
    (router.onAskForBookmark, router.onAskForAttachment, router.onAskForDay) = ({ nil }, { nil }, { nil })
    router.onShowMembers = { _ in nil }
    let pilot = await open()
    await pilot.type("/" + command.rawValue)
    await pilot.press(.enter)
    #expect(!pilot.screen.contains("no such command"))
    pilot.stop()
  }

  @Test func `Every command is listed`() {
    for language in [Language.english, .korean] {
      for command in ComposerCommand.allCases {
        #expect(language.commands.contains { $0.contains("/" + command.rawValue) })
      }
    }
  }
}
