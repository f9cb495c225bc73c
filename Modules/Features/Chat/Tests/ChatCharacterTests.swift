import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The way from a chat to the character screen of its avatar.
@MainActor struct ChatCharacterTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()

  private func open() async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: 80, rows: 24)
    await pilot.settle()
    return pilot
  }

  @Test func `A key shows the avatar's character screen, while a text is in the field`() async throws {
    let pilot = await open()
    await pilot.type("Half a")
    await pilot.press(.alt("i"))
    let avatar = try #require(interactor.avatars.first)
    #expect(router.calls == [.showCharacter(fromChatWith: avatar.id)])
    #expect(pilot.screen.contains("Half a"))
    #expect(interactor.events.contains { $0.name == "ChatView_AvatarImage_Pressed" })
    pilot.stop()
  }

  @Test func `So does a click on its portrait`() async throws {
    let pilot = await open()
    let row = try #require(pilot.lines.firstIndex { $0.contains("Message 2") })
    await pilot.click(column: 3, row: row)
    #expect(router.calls.count == 1)
    pilot.stop()
  }
}
