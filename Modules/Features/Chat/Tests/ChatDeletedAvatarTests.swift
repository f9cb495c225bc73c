import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// A conversation with an avatar that was deleted, or is in no store.
@MainActor struct ChatDeletedAvatarTests {
  private let interactor = FakeChatInteractor()
  private let router = RecordingChatRouter()

  private func open(language: Language) async -> Pilot {
    interactor.add(.sample(), Message.samples(4))
    let presenter = ChatPresenter(.conversation(Conversation.sample().id), interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 24, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean])
  func `A deleted one says so in the head and in the list, and still answers`(language: Language) async {
    interactor.avatars[0].isDeleted = true
    let pilot = await open(language: language)
    let name = language("Nova (deleted)", "Nova (삭제됨)")
    #expect(pilot.lines[0].contains(name) && pilot.screen.contains(language.stillAnswers))
    await pilot.type("Hi")
    await pilot.press(.enter)
    #expect(interactor.calls.contains(.send("Hi")))
    pilot.stop()
    let list = Pilot(
      showing: ChatsView(presenter: ChatsPresenter(interactor: interactor, router: router)), columns: 80, rows: 24,
      language: language)
    await list.settle()
    #expect(list.screen.contains(name))
    list.stop()
  }

  @Test(arguments: [Language.english, .korean])
  func `Without an avatar a sentence stands in place of the field`(language: Language) async {
    interactor.avatars = []
    let pilot = await open(language: language)
    #expect(pilot.screen.contains(language("so no reply can come", "답장할 수 없습니다")))
    #expect(!pilot.screen.contains(language.stillAnswers) && pilot.lines.last?.contains(language.send) == false)
    #expect(pilot.lines.last?.contains(language.copyReply) == true)
    await pilot.type("Hi")
    await pilot.press(.enter)
    #expect(!interactor.calls.contains(.send("Hi")))
    await pilot.press(.function(3))
    #expect(interactor.calls.contains(.delete))
    pilot.stop()
  }
}
