import Entities
import LanguageModels
import Lore
import Storage
import Testing

@testable import Conversations

/// The character's lorebook, the author's note and the variables of macros in prompts.
@Suite(.timeLimit(.minutes(10))) struct LorePromptTests {
  static let lorebook = """
    {"name":"Sea","scan_depth":4,"entries":[
      {"keys":["harbour"],"content":"The harbour of {{char}} freezes.","name":"Harbour","insertion_order":1,
       "enabled":true,"extensions":{}},
      {"keys":["storm"],"content":"Storms come from the west.","name":"Storm","insertion_order":2,"enabled":true,
       "extensions":{"position":4,"depth":1,"role":0}},
      {"keys":["ice"],"content":"Ice sings.","name":"Ice","insertion_order":3,"enabled":true,
       "position":"after_char","extensions":{}},
      {"keys":["freezes"],"content":"A hot stove helps.","comment":"Stove","insertion_order":4,"enabled":true,
       "position":"after_char","extensions":{}}]}
    """

  private static func speakers(_ lorebook: String = lorebook) -> Speakers {
    Office.speakers(CharacterDefinition(personality: "Kind.", lorebook: lorebook), name: "Mi")
  }

  private let said = Office.messages(["Hello.", "I see a storm.", "Where?"])

  @Test func lorePutsItselfWhereItBelongsAndSaysWhy() async throws {
    let report = try await Office.builder(Self.speakers(), saying: said).report(asking: UserTurn("At the harbour."))
    #expect(
      report.parts.map(\.source) == [
        .systemPrompt, .lore, .personality, .lore, .greeting, .message, .message, .lore, .question,
      ])
    let lore = report.parts.filter { $0.source == .lore }
    #expect(
      lore.map(\.text) == ["The harbour of Mi freezes.", "A hot stove helps.", "Storms come from the west."])
    #expect(
      lore.map(\.lore) == [
        LoreOrigin(book: "Sea", entry: "Harbour", reason: .key("harbour", at: .message(0))),
        LoreOrigin(book: "Sea", entry: "Stove", reason: .key("freezes", at: .entry("Harbour"))),
        LoreOrigin(book: "Sea", entry: "Storm", reason: .key("storm", at: .message(2))),
      ])
    // Among the messages it goes with the user's turn.
    let prompt = try Prompt(report, for: Office.avatar())
    #expect(prompt.turns.map(\.text).suffix(2) == ["Where?", "Storms come from the west.\n\nAt the harbour."])
    #expect(prompt.system.contains("The harbour of Mi freezes."))
  }

  @Test func whatHasNoRoomIsNamed() async throws {
    let long = String(repeating: "Ice and snow. ", count: 40)
    let book = """
      {"name":"Sea","entries":[
        {"keys":["ice"],"content":"\(long)","name":"Ice","insertion_order":1,"enabled":true,"extensions":{}},
        {"keys":["ice"],"content":"Short.","name":"Short","insertion_order":9,"enabled":true,"extensions":{}}]}
      """
    let budget = PromptBudget(window: 400, reply: 0)
    let builder = Office.builder(Self.speakers(book), budget: budget, saying: said)
    let report = try await builder.report(asking: UserTurn("Ice!"))
    #expect(report.parts.filter { $0.source == .lore }.map(\.text) == ["Short."])
    let lore = try #require(report.lore)
    #expect(lore.budget == 100 && lore.tokens < 100)
    #expect(lore.leftOut.map(\.entry) == ["Ice"])
    if case .noRoom(let tokens)? = lore.leftOut.first?.reason { #expect(tokens > 100) } else { Issue.record("no room") }
    // A broken lorebook has no lore, and no prompt fails for it.
    let broken = try await Office.builder(Self.speakers("{"), saying: said).report(asking: UserTurn("Ice!"))
    #expect(broken.lore == nil && broken.parts.last?.text == "Ice!")
  }

  @Test func loreAtTheExamplesIsSentOrNamed() async throws {
    let entry = { (name: String, place: String) in
      "{\"keys\":[],\"constant\":true,\"content\":\"Lore \(name) is known.\",\"name\":\"\(name)\",\"insertion_order\":1,"
        + "\"enabled\":true,\"extensions\":{\(place)}}"
    }
    let entries = [
      entry("Top", "\"position\":5"), entry("Bottom", "\"position\":6"),
      entry("News", "\"position\":7,\"outlet_name\":\"news\""), entry("Lost", "\"position\":7"),
    ]
    let speakers = Self.speakers("{\"name\":\"Sea\",\"entries\":[\(entries.joined(separator: ","))]}")
    let report = try await Office.builder(speakers, saying: said).report(asking: UserTurn("Hi"))
    let sent = report.parts.filter { $0.lore != nil }
    #expect(
      sent.map(\.text) == [
        "An example of the dialogue:\nLore Top is known.", "An example of the dialogue:\nLore Bottom is known.",
      ])
    let lore = try #require(report.lore)
    #expect(Set(lore.leftOut.map(\.reason)) == [.outlet("news"), .outlet("")])
    let estimate = TokenEstimate()
    let each = estimate.tokens(of: "Lore Top is known.")
    #expect(lore.tokens == each + estimate.tokens(of: "Lore Bottom is known."))

    // With room for one example only, the other one is named, and its tokens do not count.
    let budget = PromptBudget(window: report.tokens - 1, reply: 0)
    let narrow = try await Office.builder(speakers, budget: budget, saying: said).report(asking: UserTurn("Hi"))
    #expect(narrow.parts.filter { $0.lore != nil }.count == 1 && narrow.examplesLeftOut == 0)
    #expect(narrow.lore?.leftOut.contains { $0.entry == "Bottom" } == true && narrow.lore?.tokens == each)
  }

  /// What is left out of the prompt is known without a scan, as long as everything has room beside all lore.
  @Test func reservedLoreTakesAllOfItsRoom() async throws {
    var builder = Office.builder(Self.speakers(), saying: said)
    builder.reservesLore = true
    let report = try await builder.report(asking: UserTurn(""))
    let rest = report.tokens
    #expect(report.lore == nil && report.leftOut == 0)
    for (window, count) in [(rest * 4 / 3 + 8, 0), (rest * 4 / 3 - 8, 1)] {
      var narrow = Office.builder(Self.speakers(), budget: PromptBudget(window: window, reply: 0), saying: said)
      narrow.reservesLore = true
      #expect(try await min(narrow.report(asking: UserTurn("")).leftOut, 1) == count, "\(window)")
    }
  }

  /// Lore that ignores its budget has a bound nevertheless, and what it takes from the messages is known.
  @Test func loreLeavesRoomForMessages() async throws {
    let entries = (0..<20).map { index in
      "{\"keys\":[],\"content\":\"" + String(repeating: "Ice and snow. ", count: 10)
        + "\",\"name\":\"Ice \(index)\",\"constant\":true,\"insertion_order\":1,\"enabled\":true,"
        + "\"extensions\":{\"ignore_budget\":true}}"
    }
    let speakers = Self.speakers("{\"name\":\"Sea\",\"entries\":[\(entries.joined(separator: ","))]}")
    var builder = Office.builder(speakers, budget: PromptBudget(window: 800, reply: 0), saying: said)
    let report = try await builder.report(asking: UserTurn("Ice!"))
    let lore = try #require(report.lore)
    #expect(lore.budget == 200 && 300...400 ~= lore.tokens && !lore.leftOut.isEmpty && report.leftOut == 0)
    builder.reservesLore = true
    let rest = report.tokens - lore.tokens
    // Half of the prompt may be lore.
    for (window, isCut) in [(rest * 2 + 8, false), (rest * 2 - 8, true)] {
      var narrow = Office.builder(speakers, budget: PromptBudget(window: window, reply: 0), saying: said)
      narrow.reservesLore = true
      #expect(try await (narrow.report(asking: UserTurn("Ice!")).leftOut > 0) == isCut, "\(window)")
    }
  }

  @Test func eachRemarkIsMadeOnce() async throws {
    let entry = { (name: String) in
      "{\"keys\":[\"/(/\"],\"content\":\"a\",\"name\":\"\(name)\",\"insertion_order\":1,\"enabled\":true,"
        + "\"extensions\":{}},{\"keys\":[],\"constant\":true,\"content\":\"\(String(repeating: "x", count: 300_000))\","
        + "\"name\":\"\(name)\",\"insertion_order\":1,\"enabled\":true,\"extensions\":{}}"
    }
    let speakers = Self.speakers("{\"name\":\"Sea\",\"entries\":[\(entry("a")),\(entry("b"))]}")
    let report = try await Office.builder(speakers, saying: said).report(asking: UserTurn("Ice!"))
    let remarks = try #require(report.lore?.remarks)
    #expect(remarks.count == 2 && Set(remarks).count == 2)
  }

  @Test func rulesGetNoLoreAndNoNote() async throws {
    var builder = Office.builder(Self.speakers(), provider: "offline", saying: said)
    builder.memory.authorsNote.text = "Be brief."
    let report = try await builder.report(asking: UserTurn("At the harbour."))
    #expect(!report.parts.contains { $0.source == .lore || $0.source == .note })
  }

  @Test func theAuthorsNoteComesAtItsDepthAndInterval() async throws {
    var builder = Office.builder(Self.speakers(""), saying: said)
    builder.memory.authorsNote = AuthorsNote(text: "Of {{char}}.", depth: 1)
    var report = try await builder.report(asking: UserTurn("And?"))
    #expect(report.parts.suffix(2).map(\.text) == ["Of Mi.", "And?"] && report.parts.suffix(2).first?.source == .note)
    // Two messages of the user are there with the question.
    for (interval, count) in [(2, 1), (3, 0), (0, 0), (1, 1)] {
      builder.memory.authorsNote.interval = interval
      report = try await builder.report(asking: UserTurn("And?"))
      #expect(report.parts.count { $0.source == .note } == count, "\(interval)")
      let built = try #require(await builder.prompt(answeringBefore: nil))
      #expect(built.report.parts.count { $0.source == .note } == (interval == 1 ? 1 : 0))
    }
  }

  @Test func theAssistantGetsTheNoteAsItIsWritten() async throws {
    var avatar = Office.avatar(name: "Assistant")
    avatar = Avatar(
      id: Avatar.assistantID, name: avatar.name, character: .alien, action: .working, location: .space,
      created: avatar.created)
    var builder = Office.builder(Speakers(CharacterDetails(avatar), userName: "Ada"))
    builder.memory.authorsNote = AuthorsNote(text: "Use {{user}} as a template.", depth: 0)
    builder.presets = PresetStack([.configuration: Preset(instruction: "{{char}} <USER>")])
    let described = Office.builder(
      Speakers(CharacterDetails(avatar), userName: "Ada", persona: "{{user}} sails."))
    #expect(try await described.report(asking: UserTurn("Hi")).parts.map(\.text) == ["Ada sails.", "Hi"])
    let report = try await builder.report(asking: UserTurn("Hi"))
    #expect(report.parts.map(\.text) == ["{{char}} <USER>", "Hi", "Use {{user}} as a template."] && !report.hasPersona)
  }
}

/// What a chat keeps for its prompts.
@Suite(.timeLimit(.minutes(10))) struct ChatMemoryTests {
  private func office(_ definition: CharacterDefinition) async throws -> (Office, Avatar.ID) {
    let office = try await Office(.saying("Aye."))
    let character = CharacterDetails(office.avatar, definition)
    return (Office(office, playing: character), office.avatar.id)
  }

  private func say(_ text: String, in id: Conversation.ID, _ office: Office) async throws -> Prompt? {
    let listener = await office.listener(id)
    try await office.send(text, in: id)
    _ = await listener.end()
    return office.model.calls.value.last?.prompt
  }

  @Test func variablesStayWithTheirChat() async throws {
    let (office, avatar) = try await office(
      CharacterDefinition(
        description: "Turn {{incvar::turn}}, mood {{getvar::mood}}.", greeting: "{{setvar::mood::glad}}Hello."))
    let chat = try await office.startConversation(with: avatar)
    // A preview changes nothing.
    for _ in 0..<2 {
      #expect(try await office.promptReport(of: UserTurn("Hi"), in: chat.id).parts[1].text == "Turn 1, mood glad.")
    }
    #expect(try await say("One", in: chat.id, office)?.system.contains("Turn 1, mood glad.") == true)
    #expect(try await say("Two", in: chat.id, office)?.system.contains("Turn 2, mood glad.") == true)
    let other = try await office.startConversation(with: avatar)
    #expect(try await say("One", in: other.id, office)?.system.contains("Turn 1, mood glad.") == true)

    let names = ChatMemory.names(of: chat.id)
    try await office.removeConversation(chat.id)
    for name in names { #expect(try await office.stores.notes.note(name, of: office.user.id) == nil) }
  }

  /// Another answer to a question begins with the same state as the first one.
  @Test func aRetryCountsItsTurnOnce() async throws {
    let book = """
      {"name":"Sea","entries":[{"keys":["one"],"content":"@@dont_activate_after_match\\nOnce.",
       "insertion_order":1,"enabled":true,"extensions":{"scan_depth":1}}]}
      """
    let (office, avatar) = try await office(
      CharacterDefinition(description: "Turn {{incvar::turn}}.", lorebook: book))
    let chat = try await office.startConversation(with: avatar)
    _ = try await say("One", in: chat.id, office)
    for _ in 0..<2 {
      let listener = await office.listener(chat.id)
      try await office.retry(try #require(await office.shown(chat.id).last))
      _ = await listener.end()
      #expect(office.model.calls.value.last?.prompt.system.contains("Turn 1.") == true)
    }
    let systems = office.model.calls.value.map(\.prompt.system)
    #expect(Set(systems).count == 1 && systems.count == 3)
    #expect(try await say("Two", in: chat.id, office)?.system.contains("Turn 2.") == true)
  }

  @Test func theStateIsStoredAsLines() {
    var (before, after) = (PromptState(), PromptState())
    before.variables.chat = ["mood": "a\nb"]
    after.variables.chat = ["mood": "c"]
    for turn in [nil, Message.ID(high: 1, low: 2)] {
      let state = ChatState(turn: turn, before: before, after: after)
      #expect(state.text.flatMap { ChatState(text: $0) } == state)
    }
    for text in ["", "\n\n", "{}\n{}", "\n{}\n{"] { #expect(ChatState(text: text) == nil, "\(text)") }
  }

  @Test func theShownGreetingSetsTheVariables() async throws {
    let (office, avatar) = try await office(
      CharacterDefinition(
        description: "Mood {{getvar::mood}}.", greeting: "{{setvar::mood::glad}}Hello.",
        alternateGreetings: ["{{setvar::mood::sad}}Oh."]))
    // The preview of a new chat's prompt equals the prompt that is sent.
    let preview = try await office.promptReport(of: UserTurn("Hi"), toBeginWith: avatar)
    #expect(preview.parts[1].text == "Mood glad.")
    let chat = try await office.openConversation(with: avatar)
    let greeting = try #require(await office.shown(chat.id).first)
    let other = try await office.conversationService.chats.siblings(of: greeting.id)[1]
    try await office.showBranch(of: other, in: chat.id)
    for text in ["One", "Two"] {
      #expect(try await say(text, in: chat.id, office)?.system.contains("Mood sad.") == true)
    }
  }

  @Test func aFailedFirstReplyKeepsTheGreetingsVariables() async throws {
    let (office, avatar) = try await office(
      CharacterDefinition(
        description: "Mood {{getvar::mood}}.", greeting: "{{setvar::mood::glad}}Hello.",
        alternateGreetings: ["{{setvar::mood::sad}}Oh."]))
    let silent = Office(office, ScriptedModel(answering: [.finished(.stop)]))
    let chat = try await office.startConversation(with: avatar)
    let greeting = try #require(await office.shown(chat.id).first)
    try await office.showBranch(
      of: try await office.stores.chats.siblings(of: greeting.id)[1], in: chat.id)
    _ = try await say("One", in: chat.id, silent)
    #expect(try await say("Two", in: chat.id, office)?.system.contains("Mood sad.") == true)
  }

  @Test func aReplyWithoutTextKeepsTheState() async throws {
    let (office, avatar) = try await office(CharacterDefinition(description: "Turn {{incvar::turn}}."))
    let silent = Office(office, ScriptedModel(answering: [.finished(.stop)]))
    let chat = try await office.startConversation(with: avatar)
    _ = try await say("One", in: chat.id, silent)
    #expect(try await say("Two", in: chat.id, office)?.system.contains("Turn 1.") == true)
  }

  @Test func loreStaysAndRestsAsItsEntrySays() async throws {
    let book = """
      {"name":"Sea","entries":[{"keys":["ice"],"content":"Ice sings.","insertion_order":1,"enabled":true,
       "extensions":{"scan_depth":1,"sticky":2}}]}
      """
    let (office, avatar) = try await office(CharacterDefinition(personality: "Kind.", lorebook: book))
    let chat = try await office.startConversation(with: avatar)
    let sent = { (prompt: Prompt?) in prompt?.system.contains("Ice sings.") }
    #expect(try await sent(say("Fire", in: chat.id, office)) == false)
    #expect(try await sent(say("Ice", in: chat.id, office)) == true)
    #expect(try await sent(say("Fire", in: chat.id, office)) == true)
    #expect(try await sent(say("Fire", in: chat.id, office)) == false)
  }

  @Test func theAuthorsNoteIsStoredWithItsChat() async throws {
    let (office, avatar) = try await office(CharacterDefinition(personality: "Kind."))
    let chat = try await office.startConversation(with: avatar)
    #expect(try await office.authorsNote(in: chat.id) == AuthorsNote())
    let note = AuthorsNote(text: "Rain.\nWind.", interval: 1, depth: 9, role: .user)
    try await office.saveAuthorsNote(note, in: chat.id)
    #expect(try await office.authorsNote(in: chat.id) == note)
    #expect(try await say("Hi", in: chat.id, office)?.turns.first?.text == "Rain.\nWind.\n\nHi")
    await #expect(throws: ConversationFailure.longNote) {
      try await office.saveAuthorsNote(
        AuthorsNote(text: String(repeating: "x", count: AuthorsNote.longest + 1)), in: chat.id)
    }
    try await office.saveAuthorsNote(AuthorsNote(), in: chat.id)
    let name = AuthorsNote.notePrefix + "\(chat.id)"
    #expect(try await office.stores.notes.note(name, of: office.user.id) == nil)
  }

  @Test(arguments: [
    "{{random::a::b::c}} {{roll:1d100}} {{time}}", "{{setvar::a::b}}{{getvar::a}}",
  ])
  func theGreetingOfAnUnusedChatStaysTheSame(_ greeting: String) async throws {
    let (office, avatar) = try await office(CharacterDefinition(greeting: greeting))
    let first = try await office.conversationService.openings.start(with: avatar)
    let second = try await office.conversationService.openings.start(with: avatar)
    #expect(first == second)
  }
}
