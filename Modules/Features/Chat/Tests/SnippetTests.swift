import Testing

@testable import Chat

struct SnippetTests {
  @Test func `A match is shown as the text spells it`() {
    let snippet = Snippet(of: "I saw the MOON rise.", around: "moon")
    #expect(snippet.before == "I saw the ")
    #expect(snippet.match == "MOON")
    #expect(snippet.after == " rise.")
  }

  @Test func `Of several words the first in the text counts`() {
    #expect(Snippet(of: "one two three", around: "three two").match == "two")
  }

  @Test(arguments: ["\"blue moon\"", "\u{201C}Blue moon\u{201D}", "zzz \"blue moon\""])
  func `A phrase in quotes is a match as a whole`(query: String) {
    let snippet = Snippet(of: "a moon, then a blue\nmoon", around: query)
    #expect(snippet.match == "blue moon" && snippet.before.hasSuffix("then a "))
  }

  @Test func `Korean inside a word is found`() {
    let snippet = Snippet(of: "어제 보름달이 밝았다", around: "름달")
    #expect(snippet.before == "어제 보")
    #expect(snippet.match == "름달")
  }

  @Test func `Long text is cut on both sides`() {
    let text = String(repeating: "a ", count: 500) + "needle" + String(repeating: " b", count: 500)
    let snippet = Snippet(of: text, around: "needle")
    #expect(snippet.before.first == "…" && snippet.before.count == 13)
    #expect(snippet.after.last == "…" && snippet.after.count == 161)
  }

  @Test func `It begins with a whole word where it can`() {
    #expect(Snippet(of: "Please tell me about the moon", around: "moon").before == "…about the ")
    #expect(Snippet(of: "abcdefghijklmnopqrstuvwxyz", around: "z").before == "…nopqrstuvwxy")
  }

  @Test func `Line breaks become spaces`() {
    #expect(Snippet(of: "one\ntwo\r\nthree\tfour", around: "two").text == "one two three four")
  }

  @Test(arguments: ["", " ", "zzz"]) func `Without a match the beginning of the text is shown`(query: String) {
    let snippet = Snippet(of: "short", around: query)
    #expect(snippet.match == "")
    #expect(snippet.text == "short")
  }

  @Test func `A word longer than the text is not there`() {
    #expect(Snippet(of: "ab", around: "abc").match == "")
    #expect(Snippet(of: "", around: "abc").text == "")
  }

  @Test func `At the very end of a text it is found too`() {
    #expect(Snippet(of: "the end", around: "end").after == "")
  }
}
