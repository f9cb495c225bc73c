import Testing

@testable import Entities

struct PromptTemplateTests {
  private func template(_ text: String) -> PromptTemplate { PromptTemplate(name: "t", text: text) }

  @Test func `Variables are found once, with their defaults`() {
    let text = "{{to}} {{ To = Korean, please }} {{input}} {{글자}} {{to=never}}"
    #expect(
      template(text).variables == [
        PromptTemplate.Variable("to", standard: "Korean, please"), PromptTemplate.Variable("input"),
        PromptTemplate.Variable("글자"),
      ])
    #expect(template(text).missing(from: ["input": "x"]) == ["글자"])
  }

  @Test(arguments: [
    "no braces", "{{char}} and {{USER}} at {{time}}", "{{random:a,b}}", "{{ }}", "{{}}", "{{=a}}", "{{a b}}", "{{",
    "}}",
    "{{{{", "}}}}", "{a}", "{{a\u{1B}}}", "{{a", "{ {a}}", "",
  ])
  func `Other braces stay as they are`(text: String) {
    #expect(template(text).variables.isEmpty && template(text).filled(with: [:]) == text)
  }

  @Test(arguments: [
    ("Say {{a}}.", "Say A."), ("{{{a}}}", "{A}"), ("{{{{a}}", "{{A"), ("{{a}}{{a}}", "AA"), ("{{x=}}|", "|"),
    ("{{b={{a}}}}", "{{b=A}}"), ("{{b}}", "{{a}}"), ("{{missing}}", "{{missing}}"), ("{{c}}", "{{char}}"),
    ("{{User}} asks", "Ada asks"), ("{{user=x}}", "{{user=x}}"),
  ])
  func `Values are put in, and not searched`(text: String, filled: String) {
    #expect(template(text).filled(with: ["a": "A", "b": "{{a}}", "c": "{{char}}", "user": "Ada"]) == filled)
  }

  @Test func `Words without a place of their own follow the text`() {
    #expect(template("Explain.").filled(with: ["input": "this"]) == "Explain.\n\nthis")
    #expect(template("Explain {{input}}.").filled(with: ["input": "this"]) == "Explain this.")
    #expect(template("Explain {{input=it}}.").filled(with: [:]) == "Explain it.")
  }

  @Test(
    arguments: [
      ("", [:]), ("Hello there", ["input": "Hello there"]), ("to=Korean Hello", ["to": "Korean", "input": "Hello"]),
      ("TO=\"Old English\"  a=b", ["to": "Old English", "input": "a=b"]), ("to='x' ", ["to": "x"]),
      ("to=", ["to": ""]), ("to=\"open", ["to": "\"open"]), ("x=1 to=2", ["input": "x=1 to=2"]),
      ("from=a to=b", ["from": "a", "to": "b"]),
    ] as [(String, [String: String])])
  func `The words after the name begin with values`(words: String, values: [String: String]) {
    #expect(template("{{to}} {{from=}} {{input}}").values(in: words) == values)
  }

  @Test func `A filled text has a limit, and hostile texts take no time`() {
    let many = String(repeating: "{{a}}", count: PromptTemplate.longestText / 5)
    #expect(template(many).filled(with: ["a": String(repeating: "x", count: 100)]) == nil)
    #expect(
      template("").filled(with: ["input": String(repeating: "x", count: PromptTemplate.longestResult + 1)]) == nil)
    for piece in ["{", "}", "{{", "{{a=", "{{a}", "=\"", "\u{301}{{"] {
      let text = String(repeating: piece, count: PromptTemplate.longestText / piece.utf8.count)
      #expect(template(text).filled(with: [:]) == text)
      #expect(template("{{a}}").values(in: text)["input"] == text.trimmed)
    }
  }
}
