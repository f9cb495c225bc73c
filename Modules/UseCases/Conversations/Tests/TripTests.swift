import Entities
import Foundation
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The number of calls of the store before it has the user's text.
@Suite(.timeLimit(.minutes(10))) struct TripTests {
  @Test func aTextIsStoredAfterAtMostTwoTrips() async throws {
    let office = try await Office(.saying("Fine."))
    let own = Avatar(
      id: Avatar.ID(high: 9, low: 7), name: "Own", character: .alien, action: .smiling, location: .park,
      author: office.user.id, created: Timestamp(milliseconds: 1))
    try await office.stores.avatars.save(own)
    let chat = Conversation(
      id: Conversation.ID(high: 4, low: 4), profile: office.user.id, avatar: own.id,
      created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
    try await office.stores.chats.create(chat)
    try await office.savePreset(Preset(instruction: "Be short."), for: .chat(chat.id))
    try await office.savePreset(Preset(instruction: "Be kind."), for: .avatar(own.id))

    // Every uncounted call fails. The prompt reads the notes of pictures, but after the text is stored.
    let closed = try await closedStores()
    let profiles = WatchedProfiles(office.stores.profiles, using: office.user.id)
    let (budgets, before) = (Watched(0), Watched<[Int]>([]))
    let notes = LaterNotes(office.stores.notes)
    var dependencies = office.conversationService.dependencies
    dependencies.stores = Stores(
      profiles: profiles, notes: notes, avatars: closed.avatars, chats: office.chats,
      personas: closed.personas, lorebooks: closed.lorebooks, usage: closed.usage,
      records: closed.records)
    dependencies.characterWithID = { _ in nil }
    dependencies.accounting = ReplyAccounting(month: { _ in Month(year: 2026, 11) }) { _, _, profile in
      #expect(profile == office.user.id)
      budgets.change { $0 += 1 }
      return .within
    }
    let service = ConversationService(dependencies)
    let trips = office.chats.trips
    trips.change { $0 = 0 }
    office.chats.beforeAppending.change {
      $0 = {
        before.change { $0 = [trips.value, profiles.trips.value, budgets.value] }
        notes.isOpen.change { $0 = true }
      }
    }
    var updates = service.events.messages.updates(of: chat.id).makeAsyncIterator()
    let answering = try await service.send(UserTurn("How are you?"), in: chat.id, after: KnownEnd(nil))
    #expect(before.value == [1, 0, 1])
    #expect(answering == office.model.selection)
    while let message = await updates.next(), message.role == .user || message.state == .streaming {}
    // The presets were read in the same step.
    #expect(await office.model.call().prompt.system.contains("Be short."))
    #expect(try await office.stored(chat.id).map(\.text) == ["How are you?", "Fine."])
  }

  private func closedStores() async throws -> Stores {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("trips-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let stores = try Stores.open(directory: directory)
    await stores.close()
    return stores
  }
}

/// Notes whose every call fails until they are opened.
private struct LaterNotes: NoteStore {
  let isOpen = Watched(false)
  private let notes: any NoteStore

  init(_ notes: any NoteStore) { self.notes = notes }

  private var opened: any NoteStore {
    get throws(StorageError) {
      if isOpen.value { return notes }
      throw .unusable(path: "", reason: LocalizedText("It is too early.", "아직 이릅니다."))
    }
  }

  func note(_ name: String, of profile: UserProfile.ID) async throws(StorageError) -> String? {
    try await opened.note(name, of: profile)
  }

  func notes(beginningWith words: String, of profile: UserProfile.ID) async throws(StorageError) -> [String: String] {
    try await opened.notes(beginningWith: words, of: profile)
  }

  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) async throws(StorageError) {
    try await opened.setNote(text, named: name, of: profile)
  }

  func replaceNote(
    _ old: String?, by text: String?, named name: String, of profile: UserProfile.ID
  ) async throws(StorageError) -> Bool {
    try await opened.replaceNote(old, by: text, named: name, of: profile)
  }
}

/// A message for another end than the current one is not sent.
@Suite(.timeLimit(.minutes(10))) struct KnownEndTests {
  private static func message(
    _ number: UInt64, _ state: Message.State = .complete, after parent: UInt64? = nil, _ role: Message.Role = .assistant
  ) -> Message {
    Message(
      id: Message.ID(high: 1, low: number), chat: Conversation.ID(high: 2, low: 2),
      parent: parent.map { Message.ID(high: 1, low: $0) }, role: role, text: "a", state: state,
      created: Timestamp(milliseconds: 1))
  }

  @Test(
    arguments: [
      (nil, nil, true), (nil, message(1), false), (message(1), nil, false), (message(1), message(1), true),
      (message(1), message(2), false),
      // The reply may have grown, and is complete only if the caller has all of it.
      (message(1, .streaming), message(1, .interrupted), true), (message(1, .interrupted), message(1), false),
      // A reply that could not begin is not stored.
      (message(2, .failed("No room."), after: 1), message(1, .complete, after: nil, .user), true),
      (message(2, .complete, after: 1, .user), message(1), false),
    ] as [(Message?, Message?, Bool)])
  func theEndIsStillTheOneThatIsKnown(known: Message?, end: Message?, isStill: Bool) {
    #expect(KnownEnd(known).isStill(end) == isStill)
  }

  @Test func whatWasNotSeenIsNotAnswered() async throws {
    let office = try await Office(.saying("Fine."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let greeting = try #require(try await office.shown(id).last)
    let other = Office(office, ScriptedModel.saying("Whole."))
    let listener = await other.listener(id)
    try await other.send("From elsewhere", in: id)
    _ = await listener.end()
    await #expect(throws: ConversationWentOn.self) { try await office.send(UserTurn("Hi"), in: id, after: greeting) }
    #expect(try await office.texts(id) == ["Hello there.", "From elsewhere", "Whole."])
    #expect(await !office.isReplying(in: id))
    let last = try #require(try await office.shown(id).last)
    #expect(try await office.send(UserTurn("Hi"), in: id, after: last) == office.model.selection)
    await office.stopReply(in: id)
  }

  @Test func whatCameFartherElsewhereIsShown() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    var foreign = try await office.beginReply(in: id)
    try await office.stores.chats.finish(foreign.id, text: "As far as", state: .interrupted)
    let listener = await office.listener(id)
    _ = try await office.send(UserTurn("Hi"), in: id, after: foreign)
    foreign = try #require(await listener.next { _ in true })
    #expect(foreign.text == "As far as" && foreign.state == .interrupted)
    await office.stopReply(in: id)
  }
}
