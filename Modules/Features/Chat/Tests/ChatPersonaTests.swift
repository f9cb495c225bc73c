import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The persona of the user in one conversation.
@MainActor struct ChatPersonaTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open(columns: Int = 80) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: columns, rows: 24, language: .english)
    await pilot.settle()
    return pilot
  }

  @Test func `The key chooses for this chat, and the messages have the name at once`() async {
    router.onChoosePersona = { _ in .persona(Persona.captain.id) }
    let pilot = await open()
    #expect(!pilot.screen.contains("Captain Mira"))
    await pilot.press(.alt("w"))
    #expect(router.calls == [.choosePersona(now: nil)])
    #expect(interactor.personaScopes == [.chat(chat): .captain])
    #expect(pilot.screen.contains("Captain Mira · ") && pilot.screen.contains("You are Captain Mira here"))
    #expect(interactor.renewedGreetings == [chat])
    // The choice is taken back.
    router.onChoosePersona = { _ in .inherited }
    await pilot.press(.alt("w"))
    #expect(router.calls.last == .choosePersona(now: PersonaInUse(.captain, in: .chat(chat))))
    #expect(interactor.personaScopes.isEmpty && !pilot.screen.contains("Captain Mira"))
    pilot.stop()
  }

  @Test func `A command names it`() async {
    let pilot = await open()
    await pilot.type("/persona Captain")
    await pilot.press(.enter)
    #expect(interactor.personaScopes == [.chat(chat): .captain])
    #expect(pilot.screen.contains("Say something") && router.calls.isEmpty)
    #expect(pilot.screen.contains("You are Captain Mira here"))
    // A name that does not exist stays in the field.
    await pilot.type("/persona Nobody")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("/persona Nobody") && router.calls.count == 1)
    #expect(interactor.personaScopes == [.chat(chat): .captain])
    pilot.stop()
  }

  @Test func `Alone, the command lets the user choose`() async {
    router.onChoosePersona = { _ in nil }
    let pilot = await open()
    await pilot.type("/persona")
    await pilot.press(.enter)
    #expect(router.calls == [.choosePersona(now: nil)] && interactor.personaScopes.isEmpty)
    #expect(pilot.screen.contains("Say something"))
    pilot.stop()
  }

  @Test func `The persona in use is named when the chat opens, and colours the messages`() async {
    interactor.personaScopes = [.everywhere: .captain]
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 24)
    await pilot.settle()
    #expect(pilot.screen.contains("Captain Mira · "))
    #expect(presenter.tint == ProfileColor.orange.tint)
    #expect(
      await presenter.copying.onCopyChatPressed(by: "A", to: presenter.persona.name, in: .english)?
        .contains("Captain Mira:\n") == true)
    pilot.stop()
    // A narrow window has room for the time only.
    let narrow = await open(columns: 40)
    #expect(!narrow.screen.contains("Captain Mira"))
    narrow.stop()
  }

  @Test func `Messages keep the names under which they were sent`() async throws {
    let messages = Message.samples(2)
    let own = try #require(messages.first { $0.role == .user })
    let reply = try #require(messages.first { $0.role == .assistant })
    var names = SpokenNames()
    names.record("Mina", of: own)
    names.record(otherSpeaker: "Narrator", of: reply.id)
    interactor.spokenNames[chat] = names
    interactor.personaScopes = [.everywhere: .captain]
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 24, language: .english)
    await pilot.settle()
    #expect(pilot.screen.contains("Mina · ") && !pilot.screen.contains("Captain Mira · "))
    #expect(pilot.screen.contains("Narrator") && presenter.avatar(of: reply) == nil)
    let copy = await presenter.copying.onCopyChatPressed(by: "A", to: presenter.persona.name, in: .english) ?? ""
    #expect(copy.contains("Mina:\n") && copy.contains("Narrator:\n") && !copy.contains("Captain Mira"))
    // A message sent without a persona has no name, also while the user has a persona.
    names = SpokenNames()
    names.record(nil, of: own)
    presenter.persona.show(presenter.persona.inUse, names)
    #expect(presenter.persona.name(at: own) == nil)
    pilot.stop()
  }

  @Test func `A failure is reported`() async {
    router.onChoosePersona = { [interactor] _ in
      interactor.errors[.persona] = OutOfReach()
      return .inherited
    }
    let pilot = await open()
    await pilot.press(.alt("w"))
    #expect(router.calls.count == 2)
    pilot.stop()
  }

  @Test(arguments: [
    ("/persona", ComposerInput.command(.persona)), ("/Persona  Ada Byron \n", .named(.persona, "Ada Byron")),
    ("/persona a\nb", .named(.persona, "a\nb")), ("//persona Ada", .message("/persona Ada")),
    (" /persona Ada", .message(" /persona Ada")), ("/personas Ada", .message("/personas Ada")),
  ])
  func `A name may follow the command`(text: String, composed: ComposerInput) {
    #expect(ComposerInput(text) == composed)
  }
}
