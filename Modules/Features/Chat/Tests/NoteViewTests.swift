import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The screen of an author's note.
@MainActor struct NoteViewTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open(language: Language = .english, columns: Int = 80, rows: Int = 24) async -> Pilot {
    let presenter = NotePresenter(NoteParameters(in: chat), interactor: interactor, router: router)
    let pilot = Pilot(showing: NoteView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test func `What is typed is saved at once`() async {
    let pilot = await open()
    await pilot.type("Rain")
    #expect(interactor.authorsNotes[chat] == AuthorsNote(text: "Rain"))
    // Tab reaches the place, the interval, the depth and the role.
    for _ in 0..<3 { await pilot.press(.tab) }
    await pilot.press(.end)
    await pilot.type("2")
    #expect(interactor.authorsNotes[chat]?.depth == 42)
    await pilot.type("x")
    #expect(pilot.screen.contains("Expected: a number from 0 to 999.") && interactor.authorsNotes[chat]?.depth == 42)
    pilot.stop()
    // The next visit shows it.
    let again = await open()
    #expect(again.screen.contains("Rain") && again.screen.contains("42"))
    again.stop()
  }

  @Test(arguments: [(Language.english, 80, 24), (.korean, 80, 24), (.english, 20, 12)])
  func `All values are there`(language: Language, columns: Int, rows: Int) async {
    let pilot = await open(language: language, columns: columns, rows: rows)
    if rows > 20 {
      for words in [
        language.authorsNote, language.notePlace, language.noteDepth, language.noteInterval, language.noteRole,
      ] {
        #expect(pilot.screen.contains(words), "\(words)")
      }
    }
    #expect(pilot.lines.allSatisfy { $0.count <= columns })
    pilot.stop()
  }

  @Test func `The role of the system says how it is sent`() async {
    for role in [PromptReport.Part.Role.system, .user] {
      interactor.authorsNotes[chat] = AuthorsNote(role: role)
      let pilot = await open()
      #expect(pilot.screen.contains("Among the messages a system text") == (role == .system))
      pilot.stop()
    }
  }

  @Test func `An error is shown once, and saving can be tried again`() async {
    let pilot = await open()
    interactor.errors[.saveNote] = NoSuchAvatar(name: "x")
    await pilot.type("Ra")
    #expect(pilot.screen.contains("not saved yet"))
    #expect(router.calls.count { if case .showAlert = $0 { true } else { false } } == 1)
    interactor.errors = [:]
    await pilot.click(on: "Try again")
    await pilot.settle()
    #expect(interactor.authorsNotes[chat]?.text == "Ra" && !pilot.screen.contains("not saved yet"))
    pilot.stop()
  }

  @Test func `An error while reading has a way out`() async {
    interactor.errors[.note] = NoSuchAvatar(name: "x")
    let pilot = await open()
    interactor.errors = [:]
    await pilot.press(.control("r"))
    await pilot.settle()
    #expect(pilot.screen.contains(Language.english.noteHint))
    pilot.stop()
  }

  @Test(arguments: ["/note", "/why"]) func `Commands lead to the note and to the prompt`(command: String) async {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 30, language: .english)
    await pilot.settle()
    await pilot.type(command)
    await pilot.press(.enter)
    #expect(router.calls == [command == "/note" ? .showNote(in: chat) : .showPrompt(in: chat, saying: "")])
    pilot.stop()
  }
}
