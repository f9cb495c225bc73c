import Markdown
import TerminalUI
import Testing

@MainActor struct SpeechTests {
  private func words(_ source: String, arriving isArriving: Bool = false, _ language: Language = .english) -> String {
    MarkdownSpeaker().words(of: source, isArriving: isArriving, in: language)
  }

  @Test(arguments: [
    ("# One **more**\ntext", "Heading: One more\ntext"),
    ("It is **really** *so*, `code` and ~~gone~~.", "It is really so, code and (struck out: gone)."),
    ("- a\n- b\n  1. c\n- [x] d\n- [ ] e", "Item: a\nItem: b\nLevel 2, 1. c\nDone: d\nTo do: e"),
    ("9. i\n10. j\n\n    k", "9. i\n10. j\nk"),
    ("```swift\nlet a\n\nlet b\n```", "Code, swift:\nlet a\n\nlet b\nEnd of code."),
    ("```\n```", "Code:\nEnd of code."),
    ("> one\n> two\n>\n> - three", "Quote: one\ntwo\nItem: three\nEnd of quote."),
    ("| n | m |\n|---|---|\n| 1 | 2 |\n| 3 | |", "Table: n, m\nn: 1; m: 2\nn: 3\nEnd of table."),
    (
      "[a](http://x.y) and [b](http://x.y), http://x.y, [http://p.q](http://p.q)",
      "a (http://x.y) and b, http://x.y, http://p.q"
    ),
    ("![a cat](c.png) ![](d.png)", "Picture: a cat (c.png) Picture: d.png"),
    ("<think>\nhm\n</think>\nYes.", "Thoughts: hm\nEnd of thoughts.\nYes."),
    ("a\n\n---\n\n<b>x</b>", "a\nSeparator.\n<b>x</b>"),
    ("5 * 3 is snake_case", "5 * 3 is snake_case"), ("", ""), ("> ", ""),
  ])
  func `Signs are said in words`(source: String, spoken: String) {
    #expect(words(source) == spoken)
  }

  @Test func `In Korean too`() {
    let source = "## 제목\n- 하나\n  - 둘\n\n> 말\n\n```swift\na\n```\n|가|나|\n|-|-|\n|1|2|\n"
    let spoken = "제목: 제목\n항목: 하나\n2단계, 항목: 둘\n인용: 말\n인용 끝.\n코드, swift:\na\n코드 끝.\n표: 가, 나\n가: 1; 나: 2\n표 끝."
    #expect(words(source, .korean) == spoken)
  }

  /// Words that were said do not change. The last word may still grow.
  @Test(arguments: [Samples.english, Samples.korean, Samples.reply]) func `The words of a text that grows only grow`(
    source: String
  ) {
    let (speaker, whole) = (MarkdownSpeaker(), words(source))
    var (text, longest) = ("", 0)
    for scalar in source.unicodeScalars {
      text.unicodeScalars.append(scalar)
      let spoken = speaker.words(of: text, isArriving: true, in: .english)
      let said = spoken.prefix { _ in true }.reversed().drop { !$0.isWhitespace }.reversed()
      #expect(whole.utf8.starts(with: String(said).utf8), "\(text.suffix(60).debugDescription)")
      longest = max(longest, said.count)
    }
    #expect(longest * 10 > whole.count * 8)
  }

  @Test func `A sentence is said before its paragraph ends, and signs when their meaning is final`() {
    #expect(words("One. Two **th", arriving: true) == "One. Two ")
    #expect(words("One. Two **th** re", arriving: true) == "One. Two th re")
    #expect(words("Steps:\n-", arriving: true) == "Steps:")
    #expect(words("Steps:\n- on", arriving: true) == "Steps:\nItem: on")
    #expect(words("# Head", arriving: true) == "")
    #expect(words("```sw", arriving: true) == "")
    #expect(words("```swift\nlet a\nlet", arriving: true) == "Code, swift:\nlet a\n")
    #expect(words("Look:\n| a | b", arriving: true) == "Look:")
    #expect(words("|a|b|\n|-|-|\n|1|2|\n|x", arriving: true) == "Table: a, b\na: 1; b: 2")
  }
}
