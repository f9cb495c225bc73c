import Entities
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct OpeningTests {
  @Test func aNewConversationBeginsWithTheGreeting() async throws {
    let office = try await Office(greeting: "Well met.")
    let conversation = try await office.openConversation(with: office.avatar.id)
    let shown = try await office.shown(conversation.id)
    #expect(shown.map(\.text) == ["Well met."])
    #expect(shown.map(\.role) == [.assistant])
    #expect(shown.map(\.state) == [.complete])
    #expect(shown.first?.model == nil)
    #expect(conversation.profile == office.user.id)
    #expect(conversation.avatar == office.avatar.id)
  }

  @Test(arguments: ["", "  \n"]) func withoutAGreetingItIsEmpty(_ greeting: String) async throws {
    let office = try await Office(greeting: greeting)
    let id = try await office.startConversation(with: office.avatar.id).id
    #expect(try await office.shown(id).isEmpty)
  }

  /// Further greetings are alternatives of the first message. Macros stand for the names.
  @Test func otherGreetingsAreAlternatives() async throws {
    let office = try await Office(greeting: "I am {{char}}.", others: [" ", "Hello, {{user}}.", "Well met."])
    var user = office.user
    user.name = "Ada"
    try await office.stores.profiles.save(user)
    let id = try await office.startConversation(with: office.avatar.id).id
    let first = try #require(try await office.shown(id).first)
    #expect(try await office.texts(id) == ["I am Juno."])
    let swipes = try #require(try await office.lastSwipes(in: id))
    #expect(swipes.all.count == 3 && swipes.position == 1)
    let siblings = try await office.stores.chats.siblings(of: first.id)
    try await office.showBranch(of: siblings[1], in: id)
    #expect(try await office.texts(id) == ["Hello, Ada."])
    let report = try await office.promptReport(of: UserTurn("Hi"), in: id)
    #expect(report.parts.filter { $0.source == .greeting }.map(\.text) == ["Hello, Ada."])
  }

  @Test func openingFindsTheLatestAndCounts() async throws {
    let office = try await Office()
    let first = try await office.startConversation(with: office.avatar.id)
    #expect(try await office.openConversation(with: office.avatar.id) == first)
    let second = try await office.startConversation(with: office.avatar.id)
    #expect(second.id != first.id)
    #expect(try await office.openConversation(with: office.avatar.id).id == second.id)
    #expect(try await office.stores.avatars.openingCounts() == [office.avatar.id: 4])
    #expect(try await office.stores.avatars.recentAvatars(of: office.user.id, limit: 9) == [office.avatar.id])
  }

  @Test func aDoublePressOpensOneConversation() async throws {
    let office = try await Office()
    office.chats.isOpen.change { $0 = false }
    let opened = try await withThrowingTaskGroup(of: Conversation.ID.self) { group in
      for _ in 0..<20 { group.addTask { try await office.openConversation(with: office.avatar.id).id } }
      await office.chats.lookups.until { $0 > 0 }
      // Gives the other tasks time to open another conversation by mistake.
      for _ in 0..<200 { await Task.yield() }
      #expect(office.chats.lookups.value == 1)
      office.chats.isOpen.change { $0 = true }
      return try await group.reduce(into: Set<Conversation.ID>()) { $0.insert($1) }
    }
    #expect(opened.count == 1)
    #expect(try await office.conversations(offset: 0, limit: 9).isEmpty)
  }

  @Test func anUnknownAvatarOrNoProfileIsAnError() async throws {
    let office = try await Office()
    let unknown = Avatar.ID(high: 4, low: 4)
    await #expect(throws: ConversationFailure.missingAvatar(unknown)) {
      try await office.openConversation(with: unknown)
    }
    #expect(ConversationFailure.missingAvatar(unknown).isMissing)
    try await office.stores.profiles.setCurrentProfile(nil)
    await #expect(throws: ConversationFailure.noProfile) {
      try await office.openConversation(with: office.avatar.id)
    }
    #expect(!ConversationFailure.noProfile.isMissing)
  }

  @Test func withoutItsGreetingNoConversationIsLeft() async throws {
    let office = try await Office()
    office.chats.failures.change { $0.append = { _ in .full(path: "/disk") } }
    await #expect(throws: StorageError.full(path: "/disk")) {
      try await office.startConversation(with: office.avatar.id)
    }
    #expect(try await office.conversations(offset: 0, limit: 9).isEmpty)
  }
}
