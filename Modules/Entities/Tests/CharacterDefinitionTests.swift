import Entities
import Testing

@Suite struct CharacterDefinitionTests {
  private static let avatar = Avatar(
    id: Avatar.ID(high: 1, low: 1), name: "Mira", character: .woman, action: .working, location: .city, tagline: "t",
    look: 3, created: Timestamp(milliseconds: 1))

  @Test func everyFieldIsReadAsItWasWritten() {
    let full = CharacterDetails(Self.avatar, .sample)
    var read = CharacterDetails(Self.avatar)
    for field in CharacterField.allCases {
      #expect(!full[field].isEmpty, "the sample leaves \(field) out")
      let isValid = read.set(field, to: full[field])
      #expect(isValid, "\(field)")
    }
    #expect(read == full)
    for field in CharacterField.ofDefinition {
      let isValid = read.set(field, to: "")
      #expect(isValid, "\(field)")
    }
    #expect(read.definition.isEmpty)
  }

  @Test(arguments: [[], [""], ["one"], ["a\nb", "", "c\\n\r\n"], ["하나", "둘"]] as [[String]])
  func listsKeepTheirTexts(_ texts: [String]) {
    let written = CharacterDefinition(alternateGreetings: texts, tags: texts)
    var read = CharacterDefinition()
    let areValid = [CharacterField.tags, .alternateGreetings].allSatisfy { read.set($0, to: written[$0]) }
    #expect(areValid)
    #expect(read.tags == texts && read.alternateGreetings == texts)
  }

  @Test(
    arguments: [
      (.talkativeness, "2"), (.talkativeness, "nan"), (.talkativeness, "much"), (.tags, "no end"), (.tags, "\\x\n"),
      (.noteDepth, "1000"), (.noteDepth, "-1"), (.noteRole, "god"), (.look, "12"), (.look, "-1"), (.kind, "robot"),
      (.action, ""), (.location, "Park"),
    ] as [(CharacterField, String)])
  func anInvalidTextChangesNothing(_ field: CharacterField, _ text: String) {
    var details = CharacterDetails(Self.avatar, .sample)
    let isValid = details.set(field, to: text)
    #expect(!isValid)
    #expect(details == CharacterDetails(Self.avatar, .sample))
  }

  @Test func talkativenessIsInRange() {
    #expect(CharacterDefinition(talkativeness: 7).talkativeness == 1)
    #expect(CharacterDefinition(talkativeness: -1).talkativeness == 0)
    #expect(CharacterDefinition(talkativeness: .nan).talkativeness == nil)
    var definition = CharacterDefinition()
    definition.talkativeness = .infinity
    #expect(definition.talkativeness == 1)
  }

  @Test func blankGreetingsAreNoChoice() {
    #expect(CharacterDefinition(greeting: " \n", alternateGreetings: ["Hi", "", "Ho"]).greetings == ["Hi", "Ho"])
    #expect(CharacterDefinition(description: "가a").size == 4)
  }

  @Test func editsLeadBack() {
    let first = CharacterDetails(Self.avatar, .sample)
    var second = first
    (second.avatar.name, second.definition.description) = ("Mira II", "Older.")
    var third = second
    (third.avatar.look, third.definition.tags) = (nil, [])
    func edit(_ number: UInt64, from old: CharacterDetails, to new: CharacterDetails) -> CharacterEdit {
      CharacterEdit(
        id: CharacterEdit.ID(high: 2, low: number), time: Timestamp(milliseconds: 1),
        earlier: old.differences(from: new))
    }
    let edits = [edit(2, from: second, to: third), edit(1, from: first, to: second)]
    #expect(edits.map { Set($0.earlier.keys) } == [[.look, .tags], [.name, .description]])
    #expect(third.before(edits.prefix(1)) == second)
    #expect(third.before(edits) == first)
    #expect(first.differences(from: first).isEmpty)
  }

  /// Composed and decomposed letters are equal in Swift, and different for a file.
  @Test func anotherFormOfALetterIsADifference() {
    let composed = CharacterDetails(Self.avatar, CharacterDefinition(description: "caf\u{E9}"))
    let decomposed = CharacterDetails(Self.avatar, CharacterDefinition(description: "cafe\u{301}"))
    #expect(composed.differences(from: decomposed).keys.map(\.self) == [.description])
  }
}

extension CharacterDefinition {
  /// Something in every field.
  static let sample = CharacterDefinition(
    nickname: "Mi", description: "A {{char}}.\n\"Quoted\" \\ {{user}}", personality: "kind", scenario: "A boat.",
    greeting: "Hello, {{user}}.", alternateGreetings: ["Ahoy.\nYou?", "안녕"],
    exampleDialogue: "<START>\n{{user}}: Hi\n{{char}}: Ho", systemPrompt: "{{original}} Be brief.",
    postHistoryInstructions: "Stay aboard.",
    note: CharacterNote(text: "Calm.", depth: 2, role: .user), creatorNotes: "For rainy days.",
    tags: ["sea", "map, old"],
    talkativeness: 0.25, creator: "ada", version: "1.2", lorebook: #"{"entries":[]}"#)
}
