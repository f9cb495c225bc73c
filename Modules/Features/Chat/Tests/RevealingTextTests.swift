import DesignSystem
import Observation
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

@MainActor struct RevealingTextTests {
  @Observable @MainActor final class Reply {
    var text = ""
  }

  struct Screen: View {
    let reply: Reply
    var body: some View { RevealingText(reply.text) { MarkdownText(reply.text) } }
  }

  private func pilot(_ text: String, _ language: Language = .english) -> (Pilot, Reply) {
    let reply = Reply()
    reply.text = text
    return (Pilot(columns: 60, rows: 5, language: language, root: Screen(reply: reply)), reply)
  }

  @Test func `A text without hidden characters has no button`() {
    let (pilot, _) = pilot("**plain** 👩‍👧 한글")
    #expect(pilot.lines.filter { !$0.isEmpty } == ["plain 👩‍👧 한글"])
  }

  @Test(arguments: Language.allCases) func `Hidden characters are counted, and shown on demand`(language: Language)
    async
  {
    let (pilot, _) = pilot("pay *me*\u{202E}\u{200B} now\u{1B}", language)
    let button = language("⚠ 3 hidden characters · Show", "⚠ 숨은 문자 3개 · 보기")
    #expect(pilot.lines.prefix(2) == ["pay me now␛", button])
    await pilot.press(.enter)
    #expect(pilot.lines[0] == "pay *me*⟨U+202E⟩⟨U+200B⟩ now⟨U+001B⟩")
    await pilot.click(on: language("Hide", "숨기기"))
    #expect(pilot.lines.prefix(2) == ["pay me now␛", button])
    #expect(pilot.forbiddenCharacters.isEmpty)
  }

  @Test func `Line by line it is shown without a sign`() async {
    let reply = Reply()
    reply.text = "a\u{200B}b"
    let pilot = PlainPilot(root: Screen(reply: reply))
    await pilot.settle()
    #expect(pilot.transcript.contains("1. 1 hidden character · Show\n") && !pilot.transcript.contains("⚠"))
  }

  @Test func `One hidden character is named in the singular`() {
    #expect(pilot("a\u{200B}b").0.lines[1] == "⚠ 1 hidden character · Show")
  }

  @Test func `While it arrives the count goes with it`() async {
    let (pilot, reply) = pilot("")
    for scalar in "한 words\u{202E} and\u{E0041} more\u{200D} 👩\u{200D}👧 e\u{301} \u{200B}.".unicodeScalars {
      reply.text.unicodeScalars.append(scalar)
      await pilot.settle()
    }
    #expect(pilot.lines[1] == "⚠ 4 hidden characters · Show")
    reply.text = "other \u{200B}"
    await pilot.settle()
    #expect(pilot.lines[1] == "⚠ 1 hidden character · Show")
  }
}
