import DesignSystem
import Testing

struct MarkdownPreviewTests {
  @Test(arguments: [
    ("Poor thing! **Feel** the *soil*:\n\n- wet\n- `dry`", "Poor thing! Feel the soil: • wet • dry"),
    ("# Title\n\n> quoted\n> words\n\n---\n[a link](https://example.com)", "Title quoted words a link"),
    ("```swift\nlet a = 1\n```", "let a = 1"), ("| a | b |\n|---|---|\n| 1 | 2 |", "a b 1 2"),
    ("<think>Hm.</think>\nYes.", "Yes."), ("<think>Hm, let me", "Hm, let me"),
    ("**cut off in the mid", "**cut off in the mid"),
    ("안녕\n하세요", "안녕 하세요"), ("", ""),
  ])
  func keepsTheTextWithoutTheSigns(source: String, preview: String) {
    #expect(source.markdownPreview == preview)
  }
}
