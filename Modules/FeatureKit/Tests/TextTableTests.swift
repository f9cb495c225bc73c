import FeatureKit
import Testing

struct TextTableTests {
  private let table = TextTable([["a", "long one", "x"], ["한글", "b", ""], ["two\nlines", "", "a\ttab"]])

  @Test func tabsForScripts() {
    #expect(table.lines(aligned: false) == ["a\tlong one\tx", "한글\tb\t", "two lines\t\ta tab"])
  }

  @Test func columnsForPeople() {
    #expect(
      table.lines(aligned: true) == ["a          long one  x", "한글       b", "two lines            a tab"])
  }

  @Test func rowsMayBeShortOrMissing() {
    #expect(TextTable([["a"], ["b", "c"], []]).lines(aligned: true) == ["a", "b  c", ""])
    #expect(TextTable([]).lines(aligned: true).isEmpty)
  }
}
