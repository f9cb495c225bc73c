import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// Another form of a message, another reply, another conversation: by keys and by commands.
@MainActor struct ChatEditingTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()

  private func pilot() async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 100, rows: 24, language: .english)
    await pilot.settle()
    return pilot
  }

  private var texts: [String] { (interactor.paths[Conversation.sample().id] ?? []).map(\.text) }
  private let question = Message.samples(2).last { $0.role == .user }?.text ?? ""

  @Test func `The other form is sent as a branch`() async {
    interactor.script = [("New answer", .complete)]
    let pilot = await pilot()
    await pilot.press(.alt("r"))
    #expect(pilot.screen.contains("Editing your message"))
    #expect(pilot.screen.contains("Leave as it is"))
    await pilot.type("!")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.calls.contains(.edit(question + "!")))
    #expect(texts.suffix(2) == [question + "!", "New answer"])
    #expect(!pilot.screen.contains("Editing your message"))
  }

  @Test(arguments: ["/edit reply", "/edit 답장", "menu"])
  func `A reply is corrected as a branch, and no model is asked`(_ way: String) async {
    let reply = Message.samples(2)[1]
    router.onChooseVerb = { _ in MessageChoice(reply.id, .edit) }
    let pilot = await pilot()
    if way == "menu" {
      await pilot.press(.alt("x"))
    } else {
      await pilot.type(way)
      await pilot.press(.enter)
    }
    await pilot.settle()
    #expect(pilot.screen.contains("Editing a reply.") && pilot.screen.contains("⏎ Save"))
    await pilot.type("!")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.calls.contains(.correct(reply.id, to: reply.text + "!")) && interactor.turns.isEmpty)
    #expect(texts == [question, reply.text + "!"] && !pilot.screen.contains("Editing a reply."))
    #expect(pilot.screen.contains("‹ 2 of 2 ›"))
  }

  @Test func `Esc leaves the message as it is`() async {
    let before = texts
    let pilot = await pilot()
    await pilot.press(.alt("r"))
    await pilot.press(.escape)
    await pilot.settle()
    #expect(texts == before && !pilot.screen.contains("Editing your message"))
  }

  @Test func `Esc keeps a changed text in the field`() async {
    let before = texts
    let pilot = await pilot()
    await pilot.press(.alt("r"))
    await pilot.type(" and more")
    await pilot.press(.escape)
    await pilot.settle()
    #expect(texts == before && pilot.screen.contains("and more") && !pilot.screen.contains("Editing your message"))
  }

  @Test func `Esc says that the changed text of a reply is a message now`() async {
    let before = texts
    let pilot = await pilot()
    await pilot.type("/edit reply")
    await pilot.press(.enter)
    await pilot.settle()
    await pilot.type(" and more")
    await pilot.press(.escape)
    await pilot.settle()
    #expect(texts == before && pilot.screen.contains("and more") && pilot.screen.contains("The reply stays as it is."))
  }

  @Test func `If the conversation went on, the text stays in the field`() async {
    let pilot = await pilot()
    await pilot.press(.alt("r"))
    interactor.errors[.edit] = ConversationWentOn()
    await pilot.type("!")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains(question + "!"))
    #expect(pilot.screen.contains("went on elsewhere"))
  }

  @Test(arguments: [false, true]) func `A whole reply is made again`(_ isCommand: Bool) async {
    interactor.script = [("Another answer", .complete)]
    let pilot = await pilot()
    if isCommand {
      await pilot.type("/again")
      await pilot.press(.enter)
    } else {
      await pilot.press(.control("r"))
    }
    await pilot.settle()
    #expect(interactor.calls.contains(.retry) && texts.last == "Another answer")
  }

  @Test(arguments: [false, true]) func `A new chat takes the place of this one`(_ isCommand: Bool) async throws {
    let pilot = await pilot()
    if isCommand {
      await pilot.type("/new")
      await pilot.press(.enter)
    } else {
      await pilot.press(.alt("n"))
    }
    await pilot.settle()
    let added = try #require(interactor.summaries.first?.id)
    #expect(added != Conversation.sample().id)
    #expect(router.calls.contains(.replaceConversation(by: added)))
  }
}
