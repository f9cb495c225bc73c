import Entities
import LanguageModels
import Lore
import Testing

@testable import Conversations

/// The parts of a prompt about a character, and their order.
@Suite struct CharacterPromptTests {
  private static let full = CharacterDefinition(
    nickname: "Mi", description: "{{char}} maps the sea for {{user}}.", personality: "Patient.",
    scenario: "A boat with <USER>.", greeting: "Ahoy, {{user}}.",
    exampleDialogue: "<START>\n{{user}}: Hi\n{{char}}: Ho\n"
      + "<start>\n{{char}}: Aye", systemPrompt: "{{original}} Be brief, {{CHAR}}. {{original}}",
    postHistoryInstructions: "Stay aboard, {{char}}. {{original}}", creatorNotes: "SECRET", tags: ["SECRET"],
    creator: "SECRET", version: "SECRET", lorebook: "")

  @Test func everyPartHasItsPlace() async throws {
    let speakers = Office.speakers(Self.full, userName: "Ada")
    let time = Timestamp(milliseconds: 1)
    let chat = Conversation(
      id: Conversation.ID(high: 1, low: 1), profile: UserProfile.ID(high: 1, low: 1), avatar: speakers.avatar.id,
      created: time, updated: time)
    var builder = Office.builder(speakers, saying: speakers.greetings(of: chat, in: .utc))
    builder.presets = PresetStack([.configuration: Preset(instruction: "Preset.")])
    let report = try await builder.report(asking: UserTurn("Where to?", instruction: "Now."))
    let instruction = """
      You are Mi, a character in a conversation with one person.

      Stay in character and speak as Mi, in the first person. Never write what the person says. Answer in the language \
      that the person writes in.
      """
    let expected: [(PromptReport.Part.Source, PromptReport.Part.Role, String)] = [
      (.systemPrompt, .system, instruction + " Be brief, Mi."), (.description, .system, "Mi maps the sea for Ada."),
      (.personality, .system, "The personality of Mi: Patient."),
      (.scenario, .system, "The situation: A boat with Ada."),
      (.preset, .system, "Preset."), (.instruction, .system, "Now."),
      (.example, .system, "An example of the dialogue:\nAda: Hi\nMi: Ho"),
      (.example, .system, "An example of the dialogue:\nMi: Aye"), (.greeting, .assistant, "Ahoy, Ada."),
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

  @Test func theNoteHasItsDepthAndRole() async throws {
    var definition = Self.full
    definition.note = CharacterNote(text: " {{char}} is tired. ", depth: 1, role: .user)
    let builder = Office.builder(Office.speakers(definition), saying: Office.messages(["One.", "Two.", "Three."]))
    let report = try await builder.report(asking: UserTurn("Four."))
    let place = try #require(report.parts.firstIndex { $0.source == .depthPrompt })
    #expect(report.parts[place].text == "Mi is tired." && report.parts[place].role == .user)
    #expect(report.parts[place + 1].source == .question && report.parts.count { $0.source == .depthPrompt } == 1)
    // It would be the user's words for rules, and the assistant has none.
    let rules = Office.builder(Office.speakers(definition), provider: "offline")
    #expect(try await !rules.report(asking: UserTurn("Hi")).parts.contains { $0.source == .depthPrompt })
  }

  /// An instruction after the conversation would be a user's words for rules.
  @Test func rulesGetNoInstructionAfterTheConversation() async throws {
    let report = try await Office.builder(Office.speakers(Self.full), provider: "offline")
      .report(asking: UserTurn("Hi"))
    #expect(report.parts.last?.source == .question)
  }

  @Test func nothingOfAPersonaIsSentForTheAssistant() async throws {
    let assistant = Avatar(
      id: Avatar.assistantID, name: "Assistant", character: .alien, action: .working, location: .space,
      tagline: "Plain",
      created: Timestamp(milliseconds: 1))
    let speakers = Speakers(CharacterDetails(assistant), userName: "Ada")
    var builder = Office.builder(speakers)
    let report = try await builder.report(asking: UserTurn("Hi"))
    #expect(report.parts.map(\.source) == [.question] && !report.hasPersona)
    #expect(try Prompt(report, for: assistant).system.isEmpty)
    // The user's own settings apply.
    builder.presets = PresetStack([.configuration: Preset(instruction: "Be short.")])
    #expect(try await Prompt(builder.report(asking: UserTurn("Hi")), for: assistant).system == "Be short.")
  }

  @Test func examplesGetTheRoomThatIsLeft() async throws {
    let speakers = Office.speakers(Self.full, userName: "Ada")
    let rest = try await Office.builder(speakers).report(asking: UserTurn("Hi")).parts.filter { $0.source != .example }
    let tokens = rest.reduce(0) { $0 + $1.tokens }
    let first = TokenEstimate().tokens(of: "An example of the dialogue:\nAda: Hi\nMi: Ho")
    for (room, count) in [(0, 0), (first - 1, 0), (first, 1), (first + 1, 1), (999, 2)] {
      let budget = PromptBudget(window: tokens + room, reply: 0)
      let report = try await Office.builder(speakers, budget: budget).report(asking: UserTurn("Hi"))
      #expect(report.parts.count { $0.source == .example } == count && report.examplesLeftOut == 2 - count)
      #expect(report.parts.count { $0.source != .example } == rest.count)
    }
  }

  @Test func `What the user did not choose is not sent`() async throws {
    let traits = AvatarDescription.unchosen
    var avatar = Avatar(
      id: Avatar.ID(high: 3, low: 1), name: "Mara", character: traits.character, action: traits.action,
      location: traits.location, author: UserProfile.ID(high: 7, low: 1), created: Timestamp(milliseconds: 1))
    func sent(_ avatar: Avatar) async throws -> String {
      try await Office.definitions(of: Speakers(CharacterDetails(avatar), userName: "Ada"))
    }
    #expect(try await !sent(avatar).contains("woman"))
    avatar.tagline = "Draws maps."
    let described = try await sent(avatar)
    #expect(described.contains("Draws maps.") && !described.contains("woman"))
    avatar.look = 3
    #expect(try await sent(avatar).contains("Mara: A woman who is smiling in the city."))
    let drawn = CharacterDefinition(personality: "Calm.")
    let draft = AvatarDraft(name: "Mara", picturePath: "", description: traits, definition: drawn)
    #expect(!DrawingPrompt(CharacterIdea("", for: draft)).words.contains("woman"))
  }

  @Test func withoutADefinitionTheChoicesDescribeIt() async throws {
    let plain = try await Office.definitions(of: Office.speakers(CharacterDefinition()))
    #expect(plain.contains("Juno: An alien that is smiling in the park."))
    let korean = Office.speakers(CharacterDefinition(personality: " "), name: "주노")
    #expect(try await Office.definitions(of: korean).contains("공원에서 웃고 있는 외계인입니다."))
    let robot = try await Office.definitions(of: Office.speakers(CharacterDefinition(description: "A robot.")))
    let kind = try await Office.definitions()
    #expect(!robot.contains("alien") && !kind.contains("alien"))
    #expect(kind.contains("The personality of Juno: Juno is kind."))
    for character in CharacterOption.allCases {
      for action in CharacterAction.allCases {
        for location in CharacterLocation.allCases {
          var avatar = Office.avatar(name: "주노")
          (avatar.character, avatar.action, avatar.location) = (character, action, location)
          let text = try await Office.definitions(of: Speakers(CharacterDetails(avatar), userName: nil))
          #expect(text.contains(action == .sitting ? "에 " : "에서 ") && text.contains("입니다."))
          #expect(!text.contains(action.rawValue))
        }
      }
    }
  }

  @Test func koreanTextsAreFramedInKorean() async throws {
    let text = try await Office.definitions(
      of: Office.speakers(CharacterDefinition(personality: "주노는 별을 센다.", scenario: "밤"), name: "주노"))
    #expect(text.contains("이름은 ‘주노’입니다.") && text.contains("주노의 성격: 주노는 별을 센다."))
    #expect(text.contains("상황: 밤") && !text.contains("You are"))
  }

  @Test func aUserWithoutANameHasADefaultOne() {
    #expect(Office.speakers().macros.names.user == "User")
    #expect(Office.speakers(CharacterDefinition(personality: "주노"), userName: " ").macros.names.user == "사용자")
  }
}
