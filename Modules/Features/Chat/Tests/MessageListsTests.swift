import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The screen with the bookmarks, the pins and the trash of a chat.
@MainActor struct MessageListsTests {
  private let interactor = FakeChatInteractor(Message.samples(4))
  private let router = RecordingChatRouter()
  private let chat = Conversation.sample().id

  private func open() async -> Pilot {
    let presenter = MessageListsPresenter(MessageListsParameters(of: chat), interactor: interactor, router: router)
    let pilot = Pilot(showing: MessageListsView(presenter: presenter), columns: 80, rows: 24, language: .english)
    await pilot.settle()
    return pilot
  }

  @Test func `A bookmark leads to its message`() async {
    interactor.paths[chat]?[2].marks.bookmark = "The moon"
    let pilot = await open()
    #expect(pilot.screen.contains("The moon") && pilot.screen.contains("Message 3"))
    await pilot.press(.enter)
    #expect(router.calls == [.finishLists(at: Message.samples(3)[2].id)])
    pilot.stop()
  }

  @Test func `A deletion is undone, and leads to its message`() async throws {
    _ = try await interactor.deleteMessage(Message.samples(4)[1].id, .below, in: chat)
    let pilot = await open()
    #expect(pilot.screen.contains("Restore 3 messages"))
    await pilot.press(.tab)
    await pilot.press(.enter)
    await pilot.settle()
    #expect(interactor.paths[chat]?.count == 4)
    #expect(router.calls.contains(.finishLists(at: Message.samples(4)[1].id)))
    pilot.stop()
  }

  @Test(arguments: [true, false]) func `The trash is emptied when the user agrees`(_ agrees: Bool) async throws {
    _ = try await interactor.deleteMessage(Message.samples(4)[1].id, .one, in: chat)
    router.onConfirm = { _ in agrees }
    let presenter = MessageListsPresenter(MessageListsParameters(of: chat), interactor: interactor, router: router)
    await presenter.lists.load()
    await presenter.onEmptyPressed()
    #expect(presenter.lists.content?.deletions.isEmpty == agrees && interactor.calls.contains(.emptyTrash) == agrees)
  }
}
