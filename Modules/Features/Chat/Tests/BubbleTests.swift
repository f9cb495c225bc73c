import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct BubbleTests {
  @Test func ownWordsStandOnTheirOwnSide() {
    let pilot = Pilot(
      columns: 40, rows: 4,
      root: VStack {
        Bubble("mine", isOwn: true); Bubble("theirs", note: MessageStatusLine(words: "stopped"), isOwn: false)
      })
    let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].hasSuffix("mine ▐"))
    #expect(rows[1] == "theirs" && rows[2] == "stopped")
  }

  @Test func `A reply is Markdown, one's own words are as they were typed`() {
    let pilot = Pilot(
      columns: 40, rows: 6,
      root: VStack {
        Bubble("*mine*", isOwn: true)
        Bubble("*theirs*\n\n- **one**\n- two", isOwn: false)
      })
    #expect(pilot.lines[0].hasSuffix("*mine* ▐"))
    #expect(pilot.lines[1...4] == ["theirs", "", "• one", "• two"])
  }
}
