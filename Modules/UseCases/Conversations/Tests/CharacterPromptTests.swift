import Entities
import LanguageModels
import Testing

@testable import Conversations

/// What a model is told about a character, and in which order.
@Suite struct CharacterPromptTests {
  private static let full = CharacterDefinition(
    nickname: "Mi", description: "{{char}} maps the sea for {{user}}.", personality: "Patient.",
    scenario: "A boat with <USER>.", greeting: "Ahoy, {{user}}.",
    exampleDialogue: "<START>\n{{user}}: Hi\n{{char}}: Ho\n"
      + "<start>\n{{char}}: Aye", systemPrompt: "{{original}} Be brief, {{CHAR}}. {{original}}",
    postHistoryInstructions: "Stay aboard, {{char}}. {{original}}", creatorNotes: "SECRET", tags: ["SECRET"],
    creator: "SECRET", version: "SECRET", lorebook: "SECRET")

  private static func builder(
    _ speakers: Speakers, provider: String = "scripted", budget: PromptBudget = PromptBudget(), said: [Message] = []
  ) -> PromptBuilder {
    PromptBuilder(
      speakers: speakers, model: ModelSelection(choice: ModelChoice(provider: provider, model: "one")), budget: budget,
      messages: { _, _ in MessagePage(messages: said, hasEarlier: false) }, depth: { _ in 0 })
  }

  @Test func everyPartHasItsPlace() async throws {
    let speakers = Office.speakers(Self.full, userName: "Ada")
    let greeting = speakers.greetings(in: Conversation.ID(high: 1, low: 1), at: Timestamp(milliseconds: 1))
    var builder = Self.builder(speakers, said: greeting)
    builder.presets = PresetStack([.configuration: Preset(instruction: "Preset.")])
    let report = try await builder.report(asking: UserTurn("Where to?", instruction: "Now."))
    let instruction = """
      You are Mi, a character in a conversation with one person.

      Stay in character and speak as Mi, in the first person. Never write what the person says. Answer in the language \
      that the person writes in.
      """
    let expected: [(PromptReport.Part.Source, PromptReport.Part.Role, String)] = [
      (.systemPrompt, .system, instruction + " Be brief, Mi."), (.description, .system, "Mi maps the sea for Ada."),
      (.personality, .system, "Mi's personality: Patient."),
      (.scenario, .system, "The circumstances: A boat with Ada."),
      (.preset, .system, "Preset."), (.instruction, .system, "Now."),
      (.example, .system, "An example of how Mi talks:\nAda: Hi\nMi: Ho"),
      (.example, .system, "An example of how Mi talks:\nMi: Aye"), (.greeting, .assistant, "Ahoy, Ada."),
      (.question, .user, "Where to?"), (.postHistory, .user, "Stay aboard, Mi."),
    ]
    #expect(report.parts.map(\.source) == expected.map(\.0))
    #expect(report.parts.map(\.role) == expected.map(\.1))
    #expect(report.parts.map(\.text) == expected.map(\.2))
    #expect(!report.parts.contains { $0.text.contains("SECRET") } && report.examplesLeftOut == 0)

    // What the model gets is made of these parts.
    let prompt = try Prompt(report, for: speakers.avatar)
    #expect(prompt.system == expected.prefix(8).map(\.2).joined(separator: "\n\n"))
    #expect(prompt.turns.map(\.text) == ["Ahoy, Ada.", "Where to?\n\nStay aboard, Mi."])
  }

  /// An instruction after the conversation would be a user's words for rules.
  @Test func rulesGetNoInstructionAfterTheConversation() async throws {
    let report = try await Self.builder(Office.speakers(Self.full), provider: "offline")
      .report(asking: UserTurn("Hi"))
    #expect(report.parts.last?.source == .question)
  }

  @Test func nothingOfAPersonaIsSentForTheAssistant() async throws {
    let assistant = Avatar(
      id: Avatar.assistantID, name: "Assistant", character: .alien, action: .working, location: .space,
      tagline: "Plain",
      created: Timestamp(milliseconds: 1))
    let speakers = Speakers(CharacterDetails(assistant), userName: "Ada")
    var builder = Self.builder(speakers)
    let report = try await builder.report(asking: UserTurn("Hi"))
    #expect(report.parts.map(\.source) == [.question] && !report.hasPersona)
    #expect(try Prompt(report, for: assistant).system.isEmpty)
    // The user's own settings apply.
    builder.presets = PresetStack([.configuration: Preset(instruction: "Be short.")])
    #expect(try await Prompt(builder.report(asking: UserTurn("Hi")), for: assistant).system == "Be short.")
  }

  @Test func examplesGetTheRoomThatIsLeft() async throws {
    let speakers = Office.speakers(Self.full, userName: "Ada")
    let rest = try await Self.builder(speakers).report(asking: UserTurn("Hi")).parts.filter { $0.source != .example }
    let tokens = rest.reduce(0) { $0 + $1.tokens }
    let first = TokenEstimate().tokens(of: CharacterPrompt(speakers).examples[0])
    for (room, count) in [(0, 0), (first - 1, 0), (first, 1), (first + 1, 1), (999, 2)] {
      let budget = PromptBudget(window: tokens + room, reply: 0)
      let report = try await Self.builder(speakers, budget: budget).report(asking: UserTurn("Hi"))
      #expect(report.parts.count { $0.source == .example } == count && report.examplesLeftOut == 2 - count)
      #expect(report.parts.count { $0.source != .example } == rest.count)
    }
  }

  @Test func withoutADefinitionTheChoicesDescribeIt() {
    #expect(
      Office.definitions(of: Office.speakers(CharacterDefinition())).contains(
        "Juno: An alien that is smiling in the park."))
    let korean = Office.speakers(CharacterDefinition(personality: " "), name: "주노")
    #expect(Office.definitions(of: korean).contains("공원에서 웃고 있는 외계인입니다."))
    #expect(!Office.definitions(of: Office.speakers(CharacterDefinition(description: "A robot."))).contains("alien"))
    #expect(
      !Office.definitions().contains("alien") && Office.definitions().contains("Juno's personality: Juno is kind."))
    for character in CharacterOption.allCases {
      for action in CharacterAction.allCases {
        for location in CharacterLocation.allCases {
          var avatar = Office.avatar(name: "주노")
          (avatar.character, avatar.action, avatar.location) = (character, action, location)
          let text = Office.definitions(of: Speakers(CharacterDetails(avatar), userName: nil))
          #expect(text.contains(action == .sitting ? "에 " : "에서 ") && text.contains("입니다."))
          #expect(!text.contains(action.rawValue))
        }
      }
    }
  }

  @Test func koreanTextsAreFramedInKorean() {
    let text = Office.definitions(
      of: Office.speakers(CharacterDefinition(personality: "주노는 별을 센다.", scenario: "밤"), name: "주노"))
    #expect(text.contains("이름은 ‘주노’입니다.") && text.contains("‘주노’의 성격: 주노는 별을 센다."))
    #expect(text.contains("상황: 밤") && !text.contains("You are"))
  }

  @Test(arguments: [
    ("{{char}} {{USER}} <bot> <Char> <USER>", "Mi Ada Mi Mi Ada"), ("{{ char }}", "Mi"),
    ("{{unknown}} {{a{{user}}", "{{unknown}} {{aAda"),
    ("{{// a note }}x{{comment: y}}", "x"), ("a{{newline}}b{{noop}}", "a\nb"), ("{{char", "{{char"), ("{{", "{{"),
    ("<", "<"),
    ("{{{char}}}", "{Mi}"), ("a < b > c", "a < b > c"), ("{{original}}", "{{original}}"), ("{char}", "{char}"),
    ("가{{char}}나", "가Mi나"),
  ])
  func macrosAreReplacedOnce(_ text: String, _ expected: String) {
    #expect(TextMacros(char: "Mi", user: "Ada").expanded(text) == expected)
    // A name that looks like a macro is a name.
    #expect(TextMacros(char: "{{user}}", user: "Ada").expanded("{{char}}") == "{{user}}")
  }

  @Test func hostileTextsEndSoon() {
    let name = String(repeating: "x", count: 1000)
    let many = TextMacros(char: name, user: name).expanded(String(repeating: "{{char}}", count: 100_000))
    #expect(many.utf8.count < 800_000 + (1 << 20) + 2000 + 800_000)
    for text in ["{{", "{{a", "<", "{{//", "{{char}"] {
      let long = String(repeating: text, count: 200_000)
      #expect(TextMacros(char: "a", user: "b").expanded(long) == long)
    }
  }

  @Test func aUserWithoutANameHasADefaultOne() {
    #expect(Office.speakers().macros.user == "User")
    #expect(Office.speakers(CharacterDefinition(personality: "주노"), userName: " ").macros.user == "사용자")
  }
}
