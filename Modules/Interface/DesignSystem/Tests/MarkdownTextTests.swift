import DesignSystem
import Observation
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct MarkdownTextTests {
  @Observable @MainActor final class Reply {
    var text = ""
  }

  struct Screen: View {
    let reply: Reply
    var body: some View { MarkdownText(reply.text) }
  }

  @Test func `A reply is shown as it is meant, while it arrives`() async {
    let reply = Reply()
    let pilot = Pilot(columns: 30, rows: 8, root: Screen(reply: reply))
    let text = "# Moon\n\n- it is **round**\n- and `far`"
    for character in text {
      reply.text.append(character)
      await pilot.settle()
    }
    #expect(pilot.lines.prefix(4) == ["Moon", "", "• it is round", "• and `far`"])
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `What was thought is folded, and opens`(language: Language) async {
    let reply = Reply()
    reply.text = "<think>\nHow far *is* it?"
    let pilot = Pilot(columns: 30, rows: 8, language: language, root: Screen(reply: reply))
    #expect(pilot.lines[0] == language("▸ Thinking…", "▸ 생각하는 중…"))
    #expect(!pilot.screen.contains("How far"))
    reply.text += "\n</think>\nFar."
    await pilot.settle()
    #expect(pilot.lines.prefix(3) == [language("▸ Thoughts", "▸ 생각"), "", "Far."])
    await pilot.press(.enter)
    #expect(pilot.lines.prefix(4) == [language("▾ Thoughts", "▾ 생각"), "│ How far is it?", "", "Far."])
    await pilot.press(.enter)
    #expect(!pilot.screen.contains("How far"))
    pilot.stop()
  }

  /// Where the terminal shows links, only what could mislead is written out.
  @Test func `Addresses stand behind their words where they must`() {
    let reply = Reply()
    reply.text = "[here](https://a.example) [bank.example](https://b.example) [run](javascript:x)"
    let plain = Pilot(columns: 200, rows: 2, root: Screen(reply: reply))
    #expect(plain.lines[0] == "here (https://a.example) bank.example (https://b.example) run (javascript:x)")
    let linked = Pilot(columns: 200, rows: 2, showsLinks: true, root: Screen(reply: reply))
    #expect(linked.lines[0] == "here bank.example (https://b.example) run (javascript:x)")
  }

  @Test func `A click on the mark copies the code itself`() async {
    let reply = Reply()
    reply.text = "One:\n```swift\nlet long = [1, 2, 3, 4, 5]\n\tb()\n```\n> ```\n> second\n> ```"
    let pilot = Pilot(columns: 24, rows: 14, root: Screen(reply: reply))
    #expect(pilot.lines[2] == "── swift ───── ⧉ Copy ──")
    await pilot.click(column: 17, row: 2)
    #expect(pilot.copied == ["let long = [1, 2, 3, 4, 5]\n\tb()\n"], "as it was written, not as it is laid out")
    await pilot.click(column: 4, row: 2)
    #expect(pilot.copied.count == 1, "beside the mark nothing is copied")
    reply.text += "\n"
    await pilot.settle()
    let second = pilot.lines.lastIndex { $0.contains("⧉ Copy") } ?? 0
    await pilot.click(column: 17, row: second)
    #expect(pilot.copied.last == "second\n")
    pilot.stop()
  }

  @Test func `Another text in the same place is read anew`() async {
    let reply = Reply()
    reply.text = "*one*"
    let pilot = Pilot(columns: 30, rows: 2, root: Screen(reply: reply))
    reply.text = "**two**"
    await pilot.settle()
    #expect(pilot.lines[0] == "two")
    pilot.stop()
  }
}
