import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The persona that counts is the user for the character's texts and for the model.
@Suite struct PersonaTests {
  private static func persona(_ number: UInt64, _ name: String, _ text: String, of user: UserProfile) -> Persona {
    Persona(
      id: Persona.ID(high: 3, low: number), profile: user.id, name: name, description: text,
      created: Timestamp(milliseconds: 1))
  }

  @Test func thePersonaOfAChatIsTheUserThere() async throws {
    let office = try await Office(greeting: "Hello, {{user}}.")
    let usual = Self.persona(1, "Mina", "", of: office.user)
    let captain = Self.persona(2, "Captain", "{{user}} sails with {{char}}.", of: office.user)
    for persona in [usual, captain] { try await office.stores.personas.save(persona, with: nil) }
    try await office.stores.personas.bind(usual.id, in: .everywhere, of: office.user.id)

    // The default counts before the chat is stored, in its greeting and in its prompt.
    let chat = try await office.openConversation(with: office.avatar.id)
    #expect(try await office.texts(chat.id) == ["Hello, Mina."])
    let before = try await office.promptReport(of: UserTurn("Hi"), in: chat.id)
    #expect(!before.parts.contains { $0.source == .persona })

    try await office.stores.personas.bind(captain.id, in: .chat(chat.id), of: office.user.id)
    let fresh = try await office.promptReport(of: UserTurn("Hi"), in: chat.id)
    #expect(fresh.parts.first { $0.source == .persona }?.text == "Captain sails with Juno.")
    try await office.send("Hi", in: chat.id)
    #expect(await office.model.call().prompt.system.contains("Captain sails with Juno."))

    // A new chat has the default again, or the persona of its character.
    let next = try await office.promptReport(of: UserTurn("Hi"), toBeginWith: office.avatar.id)
    #expect(!next.parts.contains { $0.source == .persona })
    try await office.stores.personas.bind(captain.id, in: .character(office.avatar.id), of: office.user.id)
    let other = try await office.promptReport(of: UserTurn("Hi"), toBeginWith: office.avatar.id)
    #expect(other.parts.first { $0.source == .greeting }?.text == "Hello, Captain.")
  }

  @Test func macrosOfAMessageAreFilledWhenItIsSent() async throws {
    let office = try await Office(.saying("Aye."))
    let captain = Self.persona(2, "Captain", "Sails.", of: office.user)
    try await office.stores.personas.save(captain, with: nil)
    try await office.stores.personas.bind(captain.id, in: .everywhere, of: office.user.id)
    let chat = try await office.startConversation(with: office.avatar.id)
    let turn = UserTurn("Hello {{char}}, I am {{user}}. {{persona}} {{.Name}} <user> {{#if x}} {{kind}} \\{")
    let filled = "Hello Juno, I am Captain. Sails. {{.Name}} <user> {{#if x}} {{kind}} \\{"
    let preview = try await office.promptReport(of: turn, in: chat.id)
    #expect(preview.parts.first { $0.source == .question }?.text == filled)
    // What the chat shows is what is sent.
    let listener = await office.listener(chat.id)
    try await office.send(turn.text, in: chat.id)
    _ = await listener.end()
    #expect(try await office.shown(chat.id).filter { $0.role == .user }.map(\.text) == [filled])
    #expect(office.model.calls.value.last?.prompt.turns.last?.text == filled)
    await #expect(throws: ConversationFailure.emptyText) { try await office.send("{{noop}}", in: chat.id) }

    let values = try await office.templateValues(in: chat.id)
    #expect(values["char"] == "Juno" && values["user"] == "Captain" && Set(values.keys) == PromptTemplate.macros)
    #expect(try await office.templateValues(toBeginWith: office.avatar.id)["persona"] == "Sails.")
  }

  @Test func theAssistantsUserIsSentWordForWord() async throws {
    let office = try await Office()
    let assistant = Avatar(
      id: Avatar.assistantID, name: "Assistant", character: .alien, action: .working, location: .space,
      created: Timestamp(milliseconds: 1))
    let plain = Office(office, playing: CharacterDetails(assistant, CharacterDefinition()))
    let chat = try await plain.startConversation(with: assistant.id)
    try await plain.send("{{user}} {{ date }} {{char}}", in: chat.id)
    #expect(try await plain.shown(chat.id).first { $0.role == .user }?.text == "{{user}} {{ date }} {{char}}")
    #expect(try await plain.templateValues(in: chat.id)["char"] == "Assistant")
  }

  @Test func theGreetingOfAFreshChatAddressesTheChosenPersona() async throws {
    let office = try await Office(greeting: "Hello, {{user}}.", others: ["Oh, {{user}}!"])
    let captain = Self.persona(2, "Captain", "", of: office.user)
    try await office.stores.personas.save(captain, with: nil)
    let chat = try await office.openConversation(with: office.avatar.id)
    let before = try await office.shown(chat.id)
    let listener = await office.listener(chat.id)
    try await office.stores.personas.bind(captain.id, in: .chat(chat.id), of: office.user.id)
    try await office.renewGreetings(in: chat.id)
    // The screen shows it, and the prompt and the store have it.
    #expect(await listener.next { _ in true }?.text == "Hello, Captain.")
    #expect(try await office.shown(chat.id).map(\.id) == before.map(\.id))
    try await office.send("Hi", in: chat.id)
    #expect(await office.model.call().prompt.turns.first?.text == "Hello, Captain.")
    let first = try #require(try await office.stored(chat.id).first)
    #expect(first.text == "Hello, Captain.")
    let others = try await office.stores.chats.siblings(of: first.id)
    #expect(try await office.stores.chats.message(others[1])?.text == "Oh, Captain!")
    // What was stored stays.
    try await office.stores.personas.bind(nil, in: .chat(chat.id), of: office.user.id)
    try await office.renewGreetings(in: chat.id)
    #expect(try await office.shown(chat.id).first?.text == "Hello, Captain.")
  }

  @Test func speakersHaveTheDescriptionAsItIs() {
    let user = UserProfile(id: UserProfile.ID(high: 7, low: 1), name: "Ada", created: Timestamp(milliseconds: 1))
    let details = CharacterDetails(Office.avatar())
    let speakers = Speakers(details, as: Self.persona(1, "Mina", "Is {{char}}'s friend.", of: user), profileName: "Ada")
    #expect(speakers.userName == "Mina" && speakers.persona == "Is {{char}}'s friend.")
    let plain = Speakers(details, as: nil, profileName: "Ada")
    #expect(plain.userName == "Ada" && plain.persona.isEmpty)
  }
}
