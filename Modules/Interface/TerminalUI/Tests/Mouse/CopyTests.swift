import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct CopyTests {
  @Test(arguments: [(Language.english, "Copied 2 characters"), (.korean, "2자 복사함")])
  func aCopyShowsANoticeForTwoSeconds(language: Language, words: String) async {
    let pilot = Pilot(columns: 40, rows: 3, language: language, root: Copier(text: "안녕"))
    await pilot.press(.character("y"))
    #expect(pilot.copied == ["안녕"])
    #expect(pilot.lines.last?.hasSuffix(words) == true)
    await pilot.clock.advance(by: 1_999)
    await pilot.settle()
    #expect(pilot.screen.contains(words))
    await pilot.clock.advance(by: 1)
    await pilot.settle()
    #expect(!pilot.screen.contains(words))
    let frames = pilot.host.frames
    await pilot.clock.advance(by: 60_000)
    await pilot.settle()
    #expect(pilot.host.frames == frames)
  }

  @Test func theNextCopyRestartsTheTimeOfTheNotice() async {
    let pilot = Pilot(columns: 40, rows: 3, root: Copier(text: "a"))
    await pilot.press(.character("y"))
    #expect(pilot.screen.contains("Copied 1 character"))
    await pilot.clock.advance(by: 1_500)
    await pilot.press(.character("y"))
    await pilot.clock.advance(by: 1_500)
    await pilot.settle()
    #expect(pilot.screen.contains("Copied 1 character"))
    await pilot.clock.advance(by: 500)
    await pilot.settle()
    #expect(!pilot.screen.contains("Copied"))
  }

  @Test func aTextBeyondTheLimitIsNotCopiedAndANoticeSaysSo() async {
    let pilot = Pilot(
      columns: 40, rows: 3, root: Copier(text: String(repeating: "x", count: TerminalClipboard.limit + 1)))
    await pilot.press(.character("y"))
    #expect(pilot.copied.isEmpty && pilot.screen.contains("Not copied"))
  }

  @Test func anEmptyTextIsNotCopied() async {
    let pilot = Pilot(columns: 40, rows: 3, root: Copier(text: ""))
    let bytes = pilot.host.bytes
    await pilot.press(.character("y"))
    #expect(pilot.copied.isEmpty && pilot.host.bytes == bytes)
  }

  @Test(arguments: [(1, 1), (5, 2)])
  func aNoticeFitsAnyWindow(columns: Int, rows: Int) async {
    let pilot = Pilot(columns: columns, rows: rows, root: Copier(text: "text"))
    await pilot.press(.character("y"))
    await pilot.resize(columns: 1, rows: 1)
    await pilot.resize(columns: 40, rows: 2)
    #expect(pilot.screen.contains("Copied 4 characters"))
  }

  @Test func oneKeyHandsTheMouseOverAndTakesItBack() async {
    let pilot = Pilot(columns: 60, rows: 3, root: Text("x"))
    #expect(pilot.terminal.reportsMouse)
    await pilot.press(.function(12))
    #expect(!pilot.terminal.reportsMouse && pilot.screen.contains("F12"))
    await pilot.press(.function(12))
    #expect(pilot.terminal.reportsMouse)
    await pilot.clock.advance(by: 2_000)
    await pilot.settle()
    #expect(pilot.screen.hasPrefix("x\n\n") && !pilot.screen.contains("ouse"))
  }
}

private struct Copier: View {
  @Environment(\.copy) private var copy
  let text: String
  var body: some View {
    Text("").keyBindings([KeyBinding(.character("y"), "Copy") { copy(text) }])
  }
}
