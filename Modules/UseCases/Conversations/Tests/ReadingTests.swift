import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct ReadingTests {
  @Test func listsAndHitsHaveTheNamesOfBuiltInAvatars() async throws {
    let office = try await Office(.saying("A lighthouse keeper."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Who are you?", in: id)
    _ = await listener.end()
    let summaries = try await office.conversations(offset: 0, limit: 9)
    #expect(summaries.map(\.avatarName) == ["Juno"])
    #expect(summaries.map(\.lastText) == ["A lighthouse keeper."])
    #expect(summaries.map(\.isNew) == [true])
    try await office.markSeen(id)
    #expect(try await office.conversations(offset: 0, limit: 9).map(\.isNew) == [false])
    let hits = try await office.searchMessages(MessageQuery("lighthouse"), limit: 9)
    #expect(hits.map(\.avatarName) == ["Juno"])
    #expect(hits.map(\.message.chat) == [id])
  }

  @Test func theSameGreetingIsFoundOnce() async throws {
    let office = try await Office(.saying("Fine."))
    for _ in 0..<3 {
      let id = try await office.startConversation(with: office.avatar.id).id
      let listener = await office.listener(id)
      try await office.send("How are you?", in: id)
      _ = await listener.end()
    }
    let hits = try await office.searchMessages(MessageQuery("hello"), limit: 2)
    #expect(hits.map(\.message.text) == ["Hello there."])
    #expect(try await office.searchMessages(MessageQuery("fine"), limit: 9).count == 3)
  }

  @Test func aQueryNarrowsByCharacterSideAndDay() async throws {
    let office = try await Office(.saying("A lighthouse keeper."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Which lighthouse?", in: id)
    _ = await listener.end()
    var dependencies = office.conversationService.dependencies
    dependencies.unstoredAvatars = { $0.isPart(of: "Juno") ? [office.avatar.id] : [] }
    let reader = ConversationService(dependencies).reader
    func found(_ change: (inout MessageQuery) -> Void) async throws -> Int {
      var query = MessageQuery("lighthouse")
      change(&query)
      return try await reader.search(query, limit: 9).count
    }
    #expect(try await found { $0.character = "jun" } == 2)
    #expect(try await found { $0.character = "nova" } == 0)
    #expect(try await found { $0.role = .user } == 1)
    #expect(try await found { $0.from = CalendarTime(year: 1970, month: 1, day: 1) } == 2)
    #expect(try await found { $0.before = CalendarTime(year: 1970, month: 1, day: 1) } == 0)
  }

  @Test func theFirstMessageOfADayIsFoundAnyPagesAgo() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let hour: Int64 = 3_600_000
    var last: Message.ID?
    // One message in each hour of 1970-03-02 and of the following days, but none on 1970-03-04.
    for number in 0..<1_200 where !(48..<72).contains(number) {
      let message = Message(
        id: Message.ID(high: 9, low: UInt64(number)), chat: id, parent: last, role: .user, text: "\(number)",
        created: Timestamp(milliseconds: (60 * 24 + Int64(number)) * hour))
      try await office.stores.chats.append(message)
      last = message.id
    }
    func found(_ month: Int, _ day: Int) async throws -> UInt64? {
      let time = CalendarTime(year: 1970, month: month, day: day)
      let message = try await office.firstMessage(of: id, from: time)
      guard let message else { return nil }
      return try await office.stores.chats.message(message).flatMap { UInt64($0.text) }
    }
    #expect(try await found(3, 3) == 24)
    #expect(try await found(3, 4) == 72, "the next one after it")
    #expect(try await found(2, 1) == 0)
    #expect(try await found(4, 19) == 1_152)
    #expect(try await found(6, 1) == nil)
  }

  @Test func withoutAProfileListsAreEmpty() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.stores.profiles.setCurrentProfile(nil)
    #expect(try await office.conversations(offset: 0, limit: 9).isEmpty)
    #expect(try await office.searchMessages(MessageQuery("Hello"), limit: 9).isEmpty)
    #expect(try await office.conversation(id) == nil)
  }

  @Test func theLastDigitsOfAnIDName() async throws {
    let office = try await Office()
    let profile = try #require(try await office.stores.profiles.currentProfile()).id
    let low: [UInt64] = [0x8000_0001_1234_ABCD, 0x8000_0002_1234_ABCD, 0x8000_0002_0000_0001]
    let ids = low.map { Conversation.ID(high: 0x0194_1F29_7C00_7000, low: $0) }
    for id in ids {
      let time = Timestamp(milliseconds: 1)
      try await office.stores.chats.create(
        Conversation(id: id, profile: profile, avatar: office.avatar.id, created: time, updated: time))
    }
    #expect(try await Set(office.conversationIDs()) == Set(ids))
    for id in ids {
      #expect(try await office.conversation(named: "\(id)")?.id == id)
      #expect(try await office.conversation(named: id.shortForm(among: ids).uppercased())?.id == id)
    }
    let error = await #expect(throws: ConversationFailure.self) { try await office.conversation(named: "1234abcd") }
    #expect(error == .ambiguous("1234abcd", ids: [ids[0], ids[1]]))
    #expect(error.map { ErrorCause(of: $0) } == .usage)
    #expect(error?.message(in: .english).contains("\(ids[0]), \(ids[1])") == true)
    for none in ["", "234abcd", "00000002", "Juno", String(repeating: "f", count: 100_000)] {
      #expect(try await office.conversation(named: none) == nil)
    }
    // Another profile has none of them.
    try await office.stores.profiles.setCurrentProfile(nil)
    #expect(try await office.conversation(named: "00000001") == nil)
  }

  @Test func titlesAreTrimmedAndLimited() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.renameConversation(id, to: "  Tea \n")
    #expect(try await office.conversation(id)?.title == "Tea")
    await #expect(throws: ConversationFailure.longTitle) {
      try await office.renameConversation(id, to: String(repeating: "t", count: 1001))
    }
    #expect(try await office.conversation(id)?.title == "Tea")
    try await office.renameConversation(id, to: " ")
    #expect(try await office.conversation(id)?.title == nil)
  }

  @Test func historyIsReadInPages() async throws {
    let office = try await Office(.saying("Yes."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    for number in 0..<3 {
      try await office.send("\(number)", in: id)
      _ = await listener.end()
    }
    let newest = try await office.messages(of: id, before: nil, limit: 3)
    #expect(newest.messages.map(\.text) == ["Yes.", "2", "Yes."])
    #expect(newest.hasEarlier)
    let earlier = try await office.messages(of: id, before: newest.messages.first?.id, limit: 3)
    #expect(earlier.messages.map(\.text) == ["0", "Yes.", "1"])
    let start = try #require(earlier.messages.first?.id)
    let later = try await office.messages(of: id, after: start, limit: 3)
    #expect(later.messages.map(\.text) == ["Yes.", "1", "Yes."] && later.hasLater)
    #expect(try await office.shownMessage(nearest: start, in: id) == start)
  }

  @Test func thePromptCanBeLookedAt() async throws {
    let office = try await Office(.saying("Yes."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let question = UserTurn(
      "Really?", instruction: "Be short.", pictures: [UserTurn.Picture(name: "a.png", bytes: png)])
    let report = try await office.promptReport(of: question, in: id)
    #expect(try await office.shown(id).count == 1 && office.model.calls.value.isEmpty)
    let beginning = try await office.promptReport(of: question, toBeginWith: office.avatar.id)
    #expect(beginning.parts.map(\.text) == report.parts.map(\.text) && beginning.parts.allSatisfy { $0.message == nil })
    #expect(try await office.conversations(offset: 0, limit: 9).count == 1)
    let listener = await office.listener(id)
    try await office.ask(question, in: id)
    _ = await listener.end()
    let sent = await office.model.call().prompt
    #expect(sent == (try Prompt(report, for: office.avatar)))
    #expect(sent.system.hasSuffix("\n\nBe short.") && sent.turns.last?.images.map(\.bytes) == [png])
    // The instruction was for one turn only; the picture stays with its message.
    let next = try Prompt(await office.promptReport(of: UserTurn("And?"), in: id), for: office.avatar)
    #expect(!next.system.contains("Be short.") && next.turns.map(\.images.count).suffix(3) == [1, 0, 0])
    #expect(next.turns.map(\.text).suffix(3).first == "Really?")
  }

  @Test func whatTheModelWouldNotTakeIsNotSaid() async throws {
    let office = Office(try await Office(), OfflineModel(pace: nil))
    let id = try await office.startConversation(with: office.avatar.id).id
    for bytes in [[0xFF, 0xD8, 0xFF], [1, 2, 3]] as [[UInt8]] {
      let question = UserTurn("Look", pictures: [UserTurn.Picture(name: "a.jpg", bytes: bytes)])
      await #expect(throws: ModelFailure.self) { try await office.ask(question, in: id) }
      await #expect(throws: ModelFailure.self) { try await office.promptReport(of: question, in: id) }
    }
    #expect(try await office.texts(id) == ["Hello there."])
  }

  @Test func failuresAreWordsForPeople() {
    let id = Conversation.ID(high: 1, low: 2)
    let failures: [ConversationFailure] = [
      .noProfile, .missingConversation(id), .missingAvatar(Avatar.ID(high: 3, low: 4)), .emptyText, .longText(bytes: 9),
      .longTitle, .replyInFlight(id), .replyElsewhere(id), .nothingToAnswer(id),
    ]
    #expect(Set(failures.map { "\($0)" }).count == failures.count)
    for failure in failures { #expect("\(failure)".hasSuffix(".")) }
    #expect("\(ConversationFailure.missingConversation(id))".contains("\(id)"))
  }
}
