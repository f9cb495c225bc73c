import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct BubbleTests {
  @Test func ownWordsStandOnTheirOwnSide() {
    let pilot = Pilot(
      columns: 40, rows: 4,
      root: VStack {
        Bubble("mine", isOwn: true); Bubble("theirs", note: "stopped", isOwn: false)
      })
    let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].hasSuffix("mine ▐"))
    #expect(rows[1] == "theirs" && rows[2] == "stopped")
  }
}
