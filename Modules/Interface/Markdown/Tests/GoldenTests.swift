import Markdown
import TerminalTesting
import TerminalUI
import Testing

/// Documents with all constructs, at the widths where they differ.
@MainActor struct GoldenTests {
  @Test(arguments: [80, 40, 20], Language.allCases) func `All constructs`(columns: Int, language: Language) {
    let source = language(Samples.english, Samples.korean)
    let style = MarkdownStyle(reasoningTitle: language("Thoughts", "생각"))
    let document = MarkdownDocument(source)
    let lines = document.lines(width: columns, style: style)
    #expect(lines.allSatisfy { $0.width <= columns })
    // The painted screen is the layout: no wide character is cut in half, and no line is missing.
    let pilot = Pilot(
      columns: columns, rows: lines.count, language: language, root: MarkdownView(document, style: style))
    #expect(pilot.lines == lines.map { String($0.text.trimmingSuffix(while: \.isWhitespace)) })
    #expect(Golden.difference(pilot.screen, from: "everything-\(columns)-\(language.rawValue)") == nil)
    pilot.stop()
  }

  @Test(arguments: [80, 40, 20], Language.allCases) func `No word is lost`(columns: Int, language: Language) {
    let text = MarkdownDocument(language(Samples.english, Samples.korean)).lines(width: columns).map(\.text).joined()
    let expected = language(
      ["Thoughts", "second", "slanted", "(https://", "www.example", "picture", "tenth,", "indented", "flour", "HTML"],
      ["전부", "기울인", "가족도", "끝난", "인용한", "greet", "산책이라도", "밀가루와", "12,000"])
    for word in expected { #expect(text.contains(word), "\(word)") }
  }
}

extension Language {
  fileprivate func callAsFunction(_ english: [String], _ korean: [String]) -> [String] {
    self == .english ? english : korean
  }
}

extension String {
  fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isGone(last) { rest.removeLast() }
    return rest
  }
}
