import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The menu of a message, the verbs in it, and the same verbs as commands.
@MainActor struct MessageMenuTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open() async -> (pilot: Pilot, presenter: ChatPresenter) {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 100, rows: 24, language: .english)
    await pilot.settle()
    return (pilot, presenter)
  }

  private var texts: [String] { (interactor.paths[chat] ?? []).map(\.text) }

  private func menu(_ messages: [Message]) -> Pilot {
    let items = messages.map { MessageMenu.Item($0, verbs: [.copy, .pin, .delete]) }
    let presenter = MessageMenuPresenter(
      MessageMenuParameters(MessageMenu(items, first: messages[1].id, characterName: "Nova")), router: router)
    return Pilot(showing: MessageMenuView(presenter: presenter), columns: 80, rows: 24, language: .english)
  }

  @Test func `The menu ends with the action and the message`() async {
    let messages = Message.samples(2)
    let pilot = menu(messages)
    await pilot.settle()
    #expect(pilot.screen.contains("Nova: Message 2"))
    await pilot.press(.left)
    #expect(pilot.screen.contains("You: Message 1"))
    await pilot.press(.down)
    await pilot.press(.enter)
    #expect(router.calls == [.finishMenu(with: MessageChoice(messages[0].id, .pin))])
    pilot.stop()
  }

  @Test func `Each message has the actions that apply to it`() async {
    let (pilot, presenter) = await open()
    let messages = Message.samples(4)
    #expect(presenter.verbs.verbs(of: messages[3]) == [.again, .edit, .copy, .hide, .pin, .bookmark, .delete])
    #expect(presenter.verbs.verbs(of: messages[2]) == [.edit, .copy, .hide, .pin, .bookmark, .delete, .deleteBelow])
    interactor.modelChoice = ModelChoice(provider: "openai", model: "m")
    let other = await open()
    #expect(other.presenter.verbs.verbs(of: messages[3]).contains(.goOn))
    pilot.stop()
    other.pilot.stop()
  }

  @Test func `A key opens it, and what is chosen is done`() async {
    router.onChooseVerb = { MessageChoice($0.items[1].message.id, .pin) }
    let (pilot, _) = await open()
    await pilot.press(.alt("x"))
    await pilot.settle()
    #expect(interactor.calls.contains(.mark(Message.samples(2)[1].id, .pinned(true))))
    #expect(pilot.screen.contains("◆ pinned"))
    pilot.stop()
  }

  @Test func `A hidden message says so in words`() async {
    let (pilot, _) = await open()
    for isHidden in [true, false] {
      await pilot.type("/hide")
      await pilot.press(.enter)
      await pilot.settle()
      #expect(pilot.screen.contains("not sent to the model") == isHidden)
    }
    pilot.stop()
  }

  @Test(arguments: ["/hide", "/pin", "/delete", "/delete 2"])
  func `While a reply arrives, a line says what to do`(_ command: String) async {
    let (pilot, _) = await open()
    interactor.publish(.sample(30, after: 4, .assistant, "Half", .streaming))
    await pilot.settle()
    await pilot.type(command)
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains("still arriving") && !pilot.screen.contains("That is not possible"))
    pilot.stop()
  }

  @Test(arguments: ["/bookmark The moon", "/bookmark"]) func `A bookmark gets a name`(_ text: String) async {
    router.onAskForBookmark = { "The moon" }
    let (pilot, _) = await open()
    await pilot.type(text)
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains("bookmark: The moon") && pilot.screen.contains("Bookmarked as “The moon”."))
    await pilot.type("/bookmark")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(!pilot.screen.contains("The moon") && pilot.screen.contains("The bookmark is removed."))
    pilot.stop()
  }

  @Test func `A deleted message comes back with a key`() async {
    let (pilot, _) = await open()
    await pilot.type("/delete")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(texts == ["Message 1", "Message 2", "Message 3"])
    #expect(pilot.screen.contains("Alt-Z gives back") && !pilot.screen.contains("Message 4"))
    await pilot.press(.alt("z"))
    await pilot.settle()
    #expect(texts.last == "Message 4" && pilot.screen.contains("Message 4"))
    #expect(pilot.screen.contains("What was deleted is back.") && !pilot.screen.contains("another branch"))
    await pilot.type("/undo")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains("Nothing to undo here."))
    pilot.stop()
  }

  @Test func `What was written since the deletion is in another branch, and a line says so`() async {
    // Messages of the fake have this time.
    interactor.now = Timestamp(milliseconds: 1_700_000_000_000)
    interactor.script = [("New reply", .complete)]
    let (pilot, _) = await open()
    for line in ["/delete 2", "NEW WORDS"] {
      await pilot.type(line)
      await pilot.press(.enter)
      await pilot.settle()
    }
    #expect(pilot.screen.contains("NEW WORDS"))
    await pilot.press(.alt("z"))
    await pilot.settle()
    #expect(!pilot.screen.contains("NEW WORDS") && pilot.screen.contains("Message 4"))
    #expect(pilot.screen.contains("are in another branch: F6"), "\(pilot.screen)")
    pilot.stop()
  }

  @Test func `A number deletes so many of the last messages`() async {
    let (pilot, presenter) = await open()
    for wrong in ["/delete 0", "/delete -1", "/delete everything"] {
      #expect(ComposerInput(wrong) == .wrongWords(.delete))
    }
    await pilot.type("/delete 9")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(texts.count == 4 && pilot.screen.contains("has only 4 messages"))
    // The number can be corrected.
    #expect(presenter.draft.text == "/delete 9")
    presenter.draft.text = ""
    await pilot.type("/delete 3")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(texts == ["Message 1"] && presenter.draft.text.isEmpty)
    await pilot.type("/undo")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(texts.count == 4)
    pilot.stop()
  }

  @Test func `If the conversation went on, nothing is deleted`() async {
    let (pilot, presenter) = await open()
    interactor.errors[.deleteMessage] = ConversationWentOn()
    await presenter.verbs.run(.deleteBelow, on: presenter.transcript.messages[1])
    await pilot.settle()
    #expect(pilot.screen.contains("went on elsewhere") && texts.count == 4)
    pilot.stop()
  }

  @Test func `An action that does not apply says so`() async {
    let (pilot, _) = await open()
    await pilot.type("/continue")
    await pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.screen.contains("not possible") && !interactor.calls.contains(.continueReply))
    pilot.stop()
  }

  @Test func `A reply of a model is continued`() async {
    interactor.modelChoice = ModelChoice(provider: "openai", model: "m")
    interactor.script = [("Message 4 and more", .complete)]
    let (pilot, _) = await open()
    await pilot.press(.alt("v"))
    await pilot.settle()
    #expect(interactor.calls.contains(.continueReply) && texts.last == "Message 4 and more")
    pilot.stop()
  }

  @Test func `Commands are completed`() async {
    let (pilot, presenter) = await open()
    await pilot.type("/boo")
    #expect(pilot.screen.contains("/bookmark  /bookmarks"))
    await pilot.press(.tab)
    #expect(presenter.draft.text == "/bookmark")
    await pilot.press(.tab)
    #expect(presenter.draft.text == "/bookmarks")
    pilot.stop()
    #expect(ComposerCommand.completions(of: "/").count == ComposerCommand.allCases.count)
    #expect(ComposerCommand.completions(of: "boo").isEmpty && ComposerCommand.completions(of: "/boo k").isEmpty)
  }

  @Test func `A bookmark is jumped to`() async {
    let long = FakeChatInteractor(Message.samples(200))
    router.onShowMessageLists = { _ in Message.samples(9)[4].id }
    let presenter = ChatPresenter(.sample, interactor: long, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 100, rows: 24, language: .english)
    await pilot.settle()
    #expect(!pilot.screen.contains("found here"))
    await pilot.press(.alt("l"))
    await pilot.settle()
    #expect(pilot.screen.contains("found here") && pilot.screen.contains("Message 5"))
    pilot.stop()
  }
}
