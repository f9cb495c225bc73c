import Entities
import RandomTesting
import Testing

@testable import Conversations

/// A model's answer becomes the fields of a character, however it is formed and split.
@Suite struct SectionParserTests {
  private typealias Fields = [CharacterField: String]

  private func fields(of answer: String, only: CharacterField? = nil, split: (String) -> [String] = { [$0] }) -> Fields
  {
    var parser = SectionParser(only: only)
    for piece in split(answer) { _ = parser.consume(piece) }
    let texts = CharacterIdea.fields.map { ($0, parser.finalText(of: $0)) }.filter { !$0.1.isEmpty }
    return Fields(texts) { first, _ in first }
  }

  private static let mara: Fields = [
    .name: "Mara", .description: "A cartographer.\n\n## Past\nName: unknown\n**Tags:** none",
    .greeting: "Ahoy, {{user}}.",
    .exampleDialogue: "<START>\n{{user}}: Lost?\n{{char}}: Never.", .tags: "sea, maps, calm",
  ]
  private static let answer = """
    Here is your character:

    ### Name
    **"Mara"**

    ### Description
    A cartographer.

    ## Past
    Name: unknown
    **Tags:** none

    ### First Message:
    Ahoy, {{user}}.

    ### Example dialogue
    <START>
    {{user}}: Lost?
    {{char}}: Never.

    ### Tags
    - sea
    - #maps
    - calm.

    ### Notes
    I hope you like her!
    """

  @Test func headingsBeginSectionsAndOthersAreLeftOut() { #expect(fields(of: Self.answer) == Self.mara) }

  @Test(
    arguments: [
      "**Name:** Mara\n**Personality:** calm,\ndry", "Name: Mara\nPersonality: calm,\r\ndry\r\n",
      "[Name]\nMara\n[Personality]: calm,\ndry", "# Name: Mara\n# PERSONALITY\ncalm,\ndry",
      "이름: Mara\n성격: calm,\ndry", "### 1. Name\nMara\n### 2. Personality\ncalm,\ndry",
      "```\n### Name\nMara\n### Personality\ncalm,\ndry\n```", "**Name:** Mara\n### Personality\ncalm,\ndry",
    ]) func otherFormsAreUnderstood(_ answer: String)
  {
    #expect(fields(of: answer) == [.name: "Mara", .personality: "calm,\ndry"])
  }

  @Test func aSingleFieldNeedsNoName() {
    #expect(fields(of: "Calm.\nScenario: none", only: .personality) == [.personality: "Calm.\nScenario: none"])
    #expect(fields(of: "### Personality\nCalm.\n### Tags\nsea", only: .personality)[.personality] == "Calm.")
    var parser = SectionParser(only: .personality)
    #expect(parser.consume("### Tags\nsea").isEmpty)
  }

  @Test func whatIsNoCharacterHasNoField() {
    #expect(
      fields(of: "I cannot help with that.").isEmpty && fields(of: "").isEmpty && fields(of: "###\n**\n[").isEmpty)
  }

  /// While it arrives, a text only grows, and no half name of the next section is in it.
  @Test func theTextGrowsWithoutHalfNames() {
    var parser = SectionParser(), shown = ""
    for character in Self.answer {
      _ = parser.consume(String(character))
      let text = parser.text(of: .description)
      #expect(Self.mara[.description]?.hasPrefix(text) == true || text.hasSuffix("\n##"), "\(text)")
      shown = text
    }
    #expect(shown == Self.mara[.description])
  }

  /// Any split of any answer gives the same fields, and nothing crashes.
  @Test func theSplitDoesNotMatter() {
    var random = SeededGenerator(seed: 11)
    let parts = [
      "###", " ", "Name", "name:", "**", "[", "]", "\n", "\r\n", "태그", "：", "Tags", "```", "{{char}}", "e\u{301}", "👩‍👩‍👧",
      "\u{0}", "\u{202E}", "Description", "#", "-", ",", "first message",
    ]
    for _ in 0..<500 {
      let answer = (0..<Int.random(in: 0...60, using: &random)).map { _ in parts.randomElement(using: &random)! }
        .joined()
      for only in [nil, CharacterField.tags] {
        let whole = fields(of: answer, only: only)
        let scalars = fields(of: answer, only: only) { $0.unicodeScalars.map { String($0) } }
        #expect(whole == scalars, "\(answer.debugDescription)")
      }
    }
  }
}
