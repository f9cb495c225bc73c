import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatCopyTests {
  private func open(_ interactor: FakeChatInteractor, columns: Int = 80) async -> Pilot {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let pilot = Pilot(showing: ChatView(presenter: presenter), columns: columns)
    await pilot.settle()
    return pilot
  }

  /// A key copies what was written; the mouse copies what is seen.
  @Test func `The last reply is copied as it was written`() async {
    let reply = "First line\n\n```\n\tcode\n```"
    let pilot = await open(
      FakeChatInteractor([.sample(1, after: nil, .assistant, reply), .sample(2, after: 1, .user, "Thanks")]))
    await pilot.type("dra")
    await pilot.press(.alt("c"))
    #expect(pilot.copied == [reply])
    await pilot.type("ft")
    #expect(pilot.screen.contains("› draft") && pilot.screen.contains("Copied \(reply.count) characters"))
    pilot.stop()
  }

  @Test func `Where there is room the footer tells of it`() async {
    let pilot = await open(FakeChatInteractor([.sample(1, after: nil, .assistant, "Hi")]), columns: 120)
    await pilot.click(on: "Alt-C Copy reply")
    #expect(pilot.copied == ["Hi"])
    pilot.stop()
  }

  @Test func `Without a reply there is nothing to copy`() async {
    let pilot = await open(FakeChatInteractor([.sample(1, after: nil, .user, "Hello?")]), columns: 120)
    await pilot.press(.alt("c"))
    #expect(pilot.copied.isEmpty && !pilot.screen.contains("Alt-C"))
    pilot.stop()
  }
}
