import Entities
import Foundation
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The messages that reach a model, for each kind of chat, as files.
@Suite(.timeLimit(.minutes(10))) struct PromptGoldenTests {
  private static let card = CharacterDefinition(
    nickname: "Mi", description: "{{char}} maps the sea for {{user}}. {{// a remark}}", personality: "Patient, dry.",
    scenario: "A boat in the fog.", greeting: "Ahoy, {{user}}. The ice is early.",
    exampleDialogue: "<START>\n{{user}}: Lost?\n{{char}}: Never.\n<START>\n{{char}}: Aye.",
    systemPrompt: "{{original}}\n\nWrite short sentences.", postHistoryInstructions: "Stay aboard, {{char}}.")
  private static let korean = CharacterDefinition(
    description: "{{char}}는 등대를 지킨다.", personality: "말이 적다.", scenario: "안개 낀 밤.",
    greeting: "{{user}}, 어서 와.", exampleDialogue: "<START>\n{{user}}: 추워?\n{{char}}: 아니.",
    lorebook: #"""
      {"entries":[{"keys":["등대"],"content":"등대의 불은 꺼진 적이 없다.","insertion_order":1,"enabled":true,
      "extensions":{"match_whole_words":false}}]}
      """#)

  private static let assistant = CharacterDetails(
    Avatar(
      id: Avatar.assistantID, name: "Assistant", character: .alien, action: .working, location: .space,
      created: Timestamp(milliseconds: 1)))

  private static func character(_ definition: CharacterDefinition, named name: String = "Mirabel") -> CharacterDetails {
    CharacterDetails(Office.avatar(name: name), definition)
  }

  private static let texts = ["Where is the harbour?", "I fear the storm."]

  @Test func aPlainAssistant() async throws {
    try await check("plain-assistant", Self.assistant, saying: ["What is a fjord?"])
  }

  @Test func aCharacterWithoutDefinition() async throws {
    try await check("without-definition", Self.character(CharacterDefinition()), saying: ["Hello!"])
  }

  @Test func aFullCard() async throws { try await check("card", Self.character(Self.card), saying: Self.texts) }

  @Test func aCardWithALorebook() async throws {
    var card = Self.card
    card.lorebook = LorePromptTests.lorebook
    try await check("lorebook", Self.character(card), saying: Self.texts)
  }

  @Test func aCardWithANote() async throws {
    try await check(
      "note", Self.character(Self.card), note: AuthorsNote(text: "Let it snow on {{char}}.", depth: 2),
      saying: Self.texts)
  }

  @Test func aCardWithANoteOfItsOwn() async throws {
    var card = Self.card
    card.note = CharacterNote(text: "{{char}} is tired.", depth: 1, role: .assistant)
    try await check(
      "card-note", Self.character(card), note: AuthorsNote(text: "It snows.", depth: 1), saying: Self.texts)
  }

  @Test func aKoreanCard() async throws {
    try await check("korean", Self.character(Self.korean, named: "주노"), saying: ["등대로 갈까?"])
  }

  @Test func aPersona() async throws {
    let speakers = Speakers(
      Self.character(Self.card), userName: "Ada", persona: "{{user}} is a cook who cannot swim.")
    let report = try await Office.builder(speakers, saying: Office.messages(["Ahoy, Ada."])).report(
      asking: UserTurn("I made soup."))
    try compare(try Prompt(report, for: speakers.avatar), "persona")
  }

  @Test(arguments: [(GroupChat.Cards.swapped, "group"), (.merged, "group-merged")])
  func aGroup(cards: GroupChat.Cards, name: String) async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID, Ensemble.cyID], order: .natural)
    var members = try #require(try await group.groupRoster(in: chat.id)).group
    (members.cards, members.members[2].part) = (cards, .muted)
    try await group.saveGroup(members, in: chat.id)
    let listener = await group.listener(chat.id)
    try await group.conversationService.send(UserTurn("Bo, are we lost?"), in: chat.id, isLast: true)
    _ = await listener.end()
    try await group.speak(as: Ensemble.adaID, in: chat.id, after: try await group.shown(chat.id).last)
    _ = await listener.next { $0.speaker == Ensemble.adaID && $0.state == .complete }
    try compare(try #require(group.office.model.calls.value.last?.prompt), name)
  }

  /// Sends texts one after another, and compares what the model gets with the last one.
  private func check(
    _ name: String, _ character: CharacterDetails, note: AuthorsNote? = nil, saying texts: [String]
  ) async throws {
    let start = try await Office(.saying("Aye."))
    var user = start.user
    user.name = "Ada"
    try await start.stores.profiles.save(user)
    let office = Office(start, playing: character)
    let chat = try await office.startConversation(with: character.avatar.id)
    if let note { try await office.saveAuthorsNote(note, in: chat.id) }
    for text in texts {
      let listener = await office.listener(chat.id)
      try await office.send(text, in: chat.id)
      _ = await listener.end()
    }
    try compare(try #require(office.model.calls.value.last?.prompt), name)
  }

  private func compare(_ prompt: Prompt, _ name: String) throws {
    let parts =
      (prompt.system.isEmpty ? [] : [("system", prompt.system)]) + prompt.turns.map { ("\($0.role)", $0.text) }
    let text = parts.map { "=== \($0)\n\($1)\n" }.joined()
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["AICHAT_UPDATE_SCREENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == text)
  }
}
