import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Each message of the user keeps the name under which it was sent.
@Suite(.timeLimit(.minutes(10))) struct NamesTests {
  private static func persona(_ number: UInt64, _ name: String, of user: UserProfile) -> Persona {
    Persona(
      id: Persona.ID(high: 3, low: number), profile: user.id, name: name, created: Timestamp(milliseconds: 1))
  }

  private func choose(_ persona: Persona?, in id: Conversation.ID, of office: Office) async throws {
    if let persona { try await office.stores.personas.save(persona, with: nil) }
    try await office.stores.personas.bind(persona?.id, in: .chat(id), of: office.user.id)
  }

  /// Sends a text under a name, and waits for the reply.
  private func say(_ text: String, as persona: Persona?, in id: Conversation.ID, of office: Office) async throws {
    try await choose(persona, in: id, of: office)
    let listener = await office.listener(id)
    try await office.send(text, in: id)
    _ = await listener.end()
  }

  /// The names of the user's messages in a conversation; "Now" where the name is not known.
  private func names(_ id: Conversation.ID, in office: Office) async throws -> [String?] {
    let names = try await office.spokenNames(in: id)
    return try await office.shown(id).filter { $0.role == .user }.map { names.userName(of: $0, now: "Now") }
  }

  private func talked() async throws -> (office: Office, id: Conversation.ID) {
    let office = try await Office(.saying("Aye."))
    let id = try await office.startConversation(with: office.avatar.id).id
    try await say("One", as: nil, in: id, of: office)
    try await say("Two", as: Self.persona(1, "Mina", of: office.user), in: id, of: office)
    try await say("Three", as: Self.persona(2, "Bo", of: office.user), in: id, of: office)
    return (office, id)
  }

  @Test func anotherPersonaLeavesTheNamesBefore() async throws {
    let (office, id) = try await talked()
    #expect(try await names(id, in: office) == [nil, "Mina", "Bo"])
    // The name stays as long as the persona does: nothing is written.
    let note = SpokenNames.noteName(of: id)
    let before = try await office.stores.notes.note(note, of: office.user.id)
    try await say("Four", as: Self.persona(2, "Bo", of: office.user), in: id, of: office)
    #expect(try await office.stores.notes.note(note, of: office.user.id) == before)
    // Another name of the persona counts from the next message on.
    try await say("Five", as: Self.persona(2, "Robert", of: office.user), in: id, of: office)
    #expect(try await names(id, in: office) == [nil, "Mina", "Bo", "Bo", "Robert"])
  }

  @Test func messagesBeforeTheFirstEntryHaveThePresentName() async throws {
    let (office, id) = try await talked()
    // As an earlier version left the store.
    for name in [SpokenNames.noteName(of: id), SpokenNames.beginningNote] {
      try await office.stores.notes.setNote(nil, named: name, of: office.user.id)
    }
    #expect(try await names(id, in: office) == ["Now", "Now", "Now"])
    try await say("Four", as: Self.persona(1, "Mina", of: office.user), in: id, of: office)
    #expect(try await names(id, in: office) == ["Now", "Now", "Now", "Mina"])
  }

  @Test func anotherFormOfAMessageHasThePresentName() async throws {
    let (office, id) = try await talked()
    let all = try await office.shown(id)
    let mina = try #require(all.first { $0.text == "Two" })
    let listener = await office.listener(id)
    _ = try await office.edit(mina, as: UserTurn("2"), after: all.last)
    _ = await listener.end()
    #expect(try await names(id, in: office) == [nil, "Bo"])
    try await office.showBranch(of: mina.id, in: id)
    #expect(try await names(id, in: office) == [nil, "Mina", "Bo"])
  }

  @Test func aCopyHasThemAndTheEndOfTheChatRemovesThem() async throws {
    let (office, id) = try await talked()
    let copy = try await office.duplicateConversation(id) { _ in }
    #expect(try await names(copy.id, in: office) == [nil, "Mina", "Bo"])
    try await office.removeConversation(id)
    #expect(try await office.stores.notes.note(SpokenNames.noteName(of: id), of: office.user.id) == nil)
    #expect(try await names(copy.id, in: office).count == 3)
  }

  /// An imported chat with one character can have lines of a narrator.
  @Test func theWordsOfANarratorAreNotThoseOfTheCharacter() async throws {
    let (office, id) = try await talked()
    let told = try #require(try await office.shown(id).first { $0.text == "Aye." })
    var names = try await office.spokenNames(in: id)
    names.record(otherSpeaker: "Narrator", of: told.id)
    try await office.stores.notes.setNote(names.note, named: SpokenNames.noteName(of: id), of: office.user.id)
    try await say("Four", as: Self.persona(2, "Bo", of: office.user), in: id, of: office)
    let turns = try #require(office.model.calls.value.last?.prompt.turns)
    #expect(turns.contains { $0.text == "One\n\nNarrator: Aye.\n\nTwo" }, "\(turns)")
    #expect(turns.filter { $0.role == .assistant && $0.text == "Aye." }.count == 2, "\(turns)")
  }

  @Test func aGroupIsToldEachName() async throws {
    let group = try await Ensemble(), office = group.office
    let chat = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .manual)
    for (number, name) in ["Mina", "Eva"].enumerated() {
      try await choose(Self.persona(UInt64(number), name, of: office.user), in: chat.id, of: office)
      try await group.conversationService.send(UserTurn("I am \(number)."), in: chat.id)
    }
    let listener = await group.listener(chat.id)
    try await group.speak(as: Ensemble.cyID, in: chat.id, after: try await group.shown(chat.id).last)
    _ = await listener.end()
    let prompt = try #require(group.office.model.calls.value.last?.prompt)
    #expect(prompt.turns.last?.text.contains("Mina: I am 0.\n\nEva: I am 1.") == true, "\(prompt.turns)")
  }

  @Test func theAnsweredMessageHasItsName() async throws {
    let group = try await Ensemble(), office = group.office
    let chat = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .manual)
    try await choose(Self.persona(0, "Mina", of: office.user), in: chat.id, of: office)
    try await group.conversationService.send(UserTurn("I am Mina."), in: chat.id)
    try await choose(Self.persona(1, "Eva", of: office.user), in: chat.id, of: office)
    let listener = await group.listener(chat.id)
    try await group.ask(UserTurn("Bo, I am Eva."), in: chat.id)
    _ = await listener.end()
    let prompt = try #require(office.model.calls.value.last?.prompt)
    #expect(prompt.turns.last?.text.contains("Mina: I am Mina.\n\nEva: Bo, I am Eva.") == true, "\(prompt.turns)")
  }

  @Test func aNarratorIsNoMemberOfTheGroup() throws {
    let cast = GroupCast(
      group: GroupChat([GroupChat.Member(Ensemble.adaID)]),
      members: [GroupCast.Member(character: Ensemble.ada, part: .speaks)], host: Ensemble.adaID)
    let message = Message(
      id: Message.ID(high: 1, low: 1), chat: Conversation.ID(high: 2, low: 2), parent: nil, role: .assistant,
      text: "Night falls.", created: Timestamp(milliseconds: 1))
    var speakers = Speakers(Ensemble.ada, userName: "Jiu")
    speakers.cast = cast
    #expect(speakers.voices?.label(of: message) == nil)
    speakers.names.record(otherSpeaker: "Narrator", of: message.id)
    #expect(speakers.voices?.label(of: message) == "Narrator" && speakers.voices?.isOwn(message) == false)
  }
}
