import Foundation
import Observation
import TerminalTesting
import TerminalUI
import Testing

@testable import DesignSystem

@MainActor struct MarkdownTextTests {
  @Observable @MainActor final class Reply {
    var text = ""
    var thoughts = ""
    var isThinking = false
    var isOpen = false
  }

  struct Screen: View {
    let reply: Reply
    var body: some View {
      MarkdownText(
        reply.text,
        thoughts: reply.thoughts.isEmpty
          ? nil : Thoughts(reply.thoughts, isArriving: reply.isThinking, isOpen: Binding(reply, \.isOpen)))
    }
  }

  @Test func `A reply is formatted while it arrives`() async {
    let reply = Reply()
    let pilot = Pilot(columns: 30, rows: 8, root: Screen(reply: reply))
    let text = "# Moon\n\n- it is **round**\n- and `far`"
    for character in text {
      reply.text.append(character)
      await pilot.settle()
      if reply.text.hasSuffix("it is") { #expect(pilot.lines.prefix(3) == ["Moon", "", "• it is"]) }
    }
    #expect(pilot.lines.prefix(4) == ["Moon", "", "• it is round", "• and far"])
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Reasoning is folded, and opens`(language: Language) async {
    let reply = Reply()
    reply.text = "<think>\nHow far *is* it?"
    let pilot = Pilot(columns: 30, rows: 8, language: language, root: Screen(reply: reply))
    #expect(pilot.lines[0] == language("▸ Thinking… (4 words)", "▸ 생각하는 중… (단어 4개)"))
    #expect(!pilot.screen.contains("How far"))
    reply.text += "\n</think>\nFar."
    await pilot.settle()
    #expect(pilot.lines.prefix(3) == [language("▸ Thoughts", "▸ 생각"), "", "Far."])
    await pilot.press(.enter)
    #expect(pilot.lines.prefix(4) == [language("▾ Thoughts", "▾ 생각"), "▎ How far is it?", "", "Far."])
    await pilot.press(.enter)
    #expect(!pilot.screen.contains("How far"))
    pilot.stop()
  }

  @Test func `Reasoning that arrived separately is folded in the same way`() async {
    let reply = Reply()
    (reply.thoughts, reply.isThinking) = ("How far *is*", true)
    let pilot = Pilot(columns: 30, rows: 8, root: Screen(reply: reply))
    #expect(pilot.lines[0] == "▸ Thinking… (3 words)" && pilot.lines[1].isEmpty)
    await pilot.click(on: "Thinking")
    reply.thoughts += " it?"
    await pilot.settle()
    #expect(pilot.lines.prefix(2) == ["▾ Thinking… (4 words)", "▎ How far is it?"])
    (reply.text, reply.isThinking) = ("Far.", false)
    await pilot.settle()
    #expect(pilot.lines.prefix(4) == ["▾ Thoughts", "▎ How far is it?", "", "Far."])
    await pilot.click(on: "Thoughts")
    #expect(pilot.lines.prefix(3) == ["▸ Thoughts", "", "Far."])
    pilot.stop()
  }

  @Test func `Line by line the number of words is left out`() async {
    let reply = Reply()
    (reply.thoughts, reply.isThinking) = ("How", true)
    let pilot = PlainPilot(root: Screen(reply: reply))
    await pilot.settle()
    for word in [" far", " is", " it?"] {
      reply.thoughts += word
      await pilot.settle()
    }
    reply.isThinking = false
    await pilot.settle()
    #expect(pilot.transcript.components(separatedBy: "1. Thoughts (closed)\n").count == 2)
    #expect(!pilot.transcript.contains("word") && !pilot.transcript.contains("▸"))
    await pilot.enter("1")
    #expect(pilot.answer.contains("1. Thoughts (open)\n") && !pilot.answer.contains("▾"))
  }

  @Test func `Words are counted in pieces of any length`() {
    let text = "<think>\nHow  far\tis 달?\n\n  It is\r\nfar"
    for piece in [1, 2, 3, 7, 100] {
      let counter = WordCounter()
      var count = 0
      for end in stride(from: 8, to: text.count + piece, by: piece) {
        count = counter.count(in: String(text.prefix(end)))
      }
      #expect(count == 7, "in pieces of \(piece)")
    }
    let counter = WordCounter()
    #expect(counter.count(in: "one two") == 2 && counter.count(in: "three") == 1 && counter.count(in: "") == 0)
  }

  @Test(arguments: [("<think>Hm", true), ("\n <thinking>", true), ("a <think>", false), ("<b>", false), ("", false)])
  func `Only tags at the beginning mark reasoning`(text: String, hasThoughts: Bool) {
    #expect(MarkdownText.beginsWithThoughts(text) == hasThoughts)
  }

  /// Where the terminal shows links, only addresses that could mislead are written out.
  @Test func `Addresses follow their text where necessary`() {
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
    #expect(pilot.lines[2] == "  swift            Copy")
    await pilot.click(column: 19, row: 2)
    #expect(pilot.copied == ["let long = [1, 2, 3, 4, 5]\n\tb()\n"], "the source, not the layout")
    await pilot.click(column: 4, row: 2)
    #expect(pilot.copied.count == 1, "beside the mark nothing is copied")
    reply.text += "\n"
    await pilot.settle()
    let second = pilot.lines.lastIndex { $0.contains("Copy") } ?? 0
    await pilot.click(column: 19, row: second)
    #expect(pilot.copied.last == "second\n")
    pilot.stop()
  }

  @Test func `Another text in the same place is parsed again`() async {
    let reply = Reply()
    reply.text = "*one*"
    let pilot = Pilot(columns: 30, rows: 2, root: Screen(reply: reply))
    reply.text = "**two**"
    await pilot.settle()
    #expect(pilot.lines[0] == "two")
    pilot.stop()
  }
}
