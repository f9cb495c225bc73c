import JSON
import Testing

@testable import CharacterCards

@Suite struct LoreTests {
  @Test(arguments: [
    ("/a/", "a", ""), ("/a b/gi", "a b", "gi"), (#"/a\/b/u"#, "a/b", "u"), (#"/\\/"#, #"\\"#, ""),
    (#"/[.]\d+/smy"#, #"[.]\d+"#, "smy"),
  ])
  func keysBetweenSlashesArePatterns(key: String, expression: String, flags: String) {
    let pattern = LoreKey.Pattern(key)
    #expect(pattern?.expression == expression && pattern?.flags == flags)
  }

  @Test(arguments: ["", "/", "//", "a", "/a", "a/", "/a/x", "/a/gg", "/a/b/", "x/a/", #"/a\\/b/"#, "/a/g i", "/a/한"])
  func otherKeysAreTexts(key: String) {
    #expect(LoreKey.Pattern(key) == nil)
  }

  @Test func theFlagOfAnEntryCounts() {
    var entry = LoreEntry(keys: ["/a/", "b"])
    #expect(entry.key("b") == .text("b") && entry.hasPatterns)
    entry.usesRegex = false
    #expect(entry.key("/a/") == .text("/a/") && !entry.hasPatterns)
    entry.usesRegex = true
    #expect(entry.key("b") == .pattern(.init(expression: "b")))
  }

  @Test func decoratorsAreDivided() {
    let text = DecoratedText("@@depth 2 \n@@x_new a, b\n@@@role user\n@@@end\n\n@@activate\n\nThe lamp.\n@@no\n")
    #expect(text.text == "The lamp.\n@@no\n")
    #expect(text.decorators.map(\.name) == ["depth", "x_new", "activate"])
    #expect(text.decorators.map(\.value) == ["2", "a, b", ""])
    #expect(text.decorators[1].fallbacks.map(\.name) == ["role", "end"])
    for plain in ["", "a", "\n\na", "@a", "a\n@@depth 1"] { #expect(DecoratedText(plain).text == plain) }
    #expect(DecoratedText("@@depth 1").text == "" && DecoratedText("@@\n@@@x\na").text == "a")
  }
}
