import Testing

@testable import ChatFiles

@Suite struct MacroFormTests {
  @Test(arguments: [
    ("{{user}}, I am {{char}}.", "Jiu, I am Mara."), ("<USER>!", "Jiu!"), ("{{random::{{user}}::b}} c", "b c"),
    ("안녕 {{user}}", "안녕 지우"), ("{{ {{user}}", "{{ Jiu"), ("a {{x}} b {{y}} b", "a  b  b"), ("{{user}}", ""),
  ])
  func filledFormsAreRecognised(raw: String, filled: String) {
    #expect(MacroForm(raw).isFilled(in: filled))
  }

  @Test(arguments: [
    ("Hello.", "Hello."), ("{{user}}, I am {{char}}.", "Jiu, I was Mara."), ("{{user", "Jiu"), ("a{{x}}a", "a"),
    ("a {{x}} b {{y}} c", "a c b c "), ("<i>x</i>", "x"),
  ])
  func otherTextsAreNot(raw: String, other: String) {
    #expect(!MacroForm(raw).isFilled(in: other))
  }

  /// Neither the text nor a comparison takes long.
  @Test func hostileTextsAreNotCompared() {
    let raw = "{{x}}" + String(repeating: "a", count: 100_000) + "b{{y}}"
    #expect(!MacroForm(raw).isFilled(in: String(repeating: "a", count: 1_000_000)))
    let opened = String(repeating: "{{", count: 1_000_000)
    #expect(!MacroForm(opened).isFilled(in: opened))
  }
}
