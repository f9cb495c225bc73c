import ChatTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The list of the commands.
@MainActor struct CommandsViewTests {
  private let router = RecordingChatRouter()

  @Test(arguments: [(40, 12), (60, 14), (20, 6)], [Language.english, .korean])
  func `Where it has no room it scrolls to its end`(size: (columns: Int, rows: Int), language: Language) async {
    let pilot = Pilot(
      showing: CommandsView(router: router), columns: size.columns, rows: size.rows, language: language)
    await pilot.settle()
    #expect(pilot.screen.contains("/again") && !pilot.screen.contains("/help"))
    for _ in 0..<60 { await pilot.press(.pageDown) }
    #expect(pilot.screen.contains("/help") && !pilot.screen.contains("/again"))
    await pilot.press(.home)
    #expect(pilot.screen.contains("/again"))
    pilot.stop()
  }

  @Test func `A button closes it`() async {
    let pilot = Pilot(showing: CommandsView(router: router), columns: 80, rows: 40, language: .english)
    await pilot.click(on: "Close")
    #expect(router.calls == [.dismissScreen])
    pilot.stop()
  }
}
