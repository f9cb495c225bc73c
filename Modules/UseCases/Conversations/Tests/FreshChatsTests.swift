import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// A new conversation is stored when the user does something in it.
@Suite(.timeLimit(.minutes(10))) struct FreshChatsTests {
  private func isStored(_ id: Conversation.ID, by office: Office) async throws -> Bool {
    try await office.stores.chats.chatIDs(of: office.user.id).contains(id)
  }

  @Test func lookingStoresNothing() async throws {
    let office = try await Office()
    let id = try await office.openConversation(with: office.avatar.id).id
    #expect(try await office.texts(id) == ["Hello there."])
    #expect(try await office.conversation(id)?.avatar == office.avatar.id)
    #expect(try await office.model(of: id).answering == office.usualModel)
    #expect(try await office.lastSwipes(in: id) == nil)
    #expect(try await office.draft(in: id) == nil)
    let greeting = try #require(try await office.shown(id).first)
    #expect(try await office.shownMessage(nearest: greeting.id, in: id) == greeting.id)
    #expect(try await office.messages(of: id, before: greeting.id, limit: 9).messages.isEmpty)
    #expect(try await office.messages(of: id, after: greeting.id, limit: 9).messages.isEmpty)
    let report = try await office.promptReport(of: UserTurn("Hi"), in: id)
    #expect(report.parts.contains { $0.text == "Hello there." })
    try await office.markSeen(id)
    try await office.saveDraft("", in: id)
    #expect(try await !isStored(id, by: office))
    // Nothing was done in it, so it counts as new.
    #expect(try await office.openConversation(with: office.avatar.id).id == id)
  }

  @Test func theFirstMessageStoresIt() async throws {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.openConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    _ = try await office.send(UserTurn("Hi"), in: id, after: try await office.shown(id).last)
    _ = await listener.end()
    #expect(try await office.stored(id).map(\.text) == ["Hello there.", "Hi", "Yes?"])
    let rows = try await office.conversations(offset: 0, limit: 9)
    #expect(rows.map(\.id) == [id] && rows.first?.chat.title == "Hi")
  }

  /// While the user types, the draft stores it.
  @Test func theFirstMessageNamesItAlsoAfterADraft() async throws {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.openConversation(with: office.avatar.id).id
    try await office.saveDraft("Hi", in: id)
    #expect(try await office.conversation(id)?.title == nil)
    for (text, title) in [("Hi", "Hi"), ("Again", "Hi")] {
      let listener = await office.listener(id)
      try await office.send(text, in: id)
      _ = await listener.end()
      #expect(try await office.conversation(id)?.title == title)
    }
  }

  /// Nothing but the question is written before the request.
  @Test func theModelIsAskedBeforeTheChatIsNamed() async throws {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.openConversation(with: office.avatar.id).id
    office.chats.beforeRenaming.change { $0 = { [model = office.model] in _ = await model.call() } }
    try await office.send("Hi", in: id)
    #expect(try await office.conversation(id)?.title == "Hi")
  }

  @Test func aTitleOfTheUserStays() async throws {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.openConversation(with: office.avatar.id).id
    try await office.renameConversation(id, to: "Tea")
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await listener.end()
    #expect(try await office.conversation(id)?.title == "Tea")
  }

  @Test(arguments: ["draft", "title", "model"]) func everyChangeStoresIt(_ change: String) async throws {
    let office = try await Office()
    let id = try await office.openConversation(with: office.avatar.id).id
    switch change {
    case "draft": try await office.saveDraft("Well", in: id)
    case "title": try await office.renameConversation(id, to: "Tea")
    default: try await office.chooseModel(.selection(office.usualModel), in: id)
    }
    #expect(try await office.stored(id).map(\.text) == ["Hello there."])
  }

  @Test func simultaneousChangesStoreItOnce() async throws {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.openConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 { group.addTask { try await office.saveDraft("Well \(number)", in: id) } }
      group.addTask { try await office.send("Hi", in: id) }
      try await group.waitForAll()
    }
    _ = await listener.end()
    #expect(try await office.stored(id).map(\.text) == ["Hello there.", "Hi", "Yes?"])
  }

  /// The greeting, the question or the reply cannot be stored: then nothing is.
  @Test(arguments: [0, 1, 2]) func ifItCannotBeStoredItStaysInMemory(_ place: Int) async throws {
    let office = try await Office(.saying("Yes?"))
    let id = try await office.openConversation(with: office.avatar.id).id
    office.chats.failures.change {
      $0.append = { message in
        let found = message.role == .user ? 1 : message.parent == nil ? 0 : 2
        return found == place ? .full(path: "/disk") : nil
      }
    }
    await #expect(throws: StorageError.full(path: "/disk")) { try await office.send("Hi", in: id) }
    #expect(try await office.texts(id) == ["Hello there."])
    #expect(try await !isStored(id, by: office))
    office.chats.failures.change { $0.append = nil }
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await listener.end()
    #expect(try await office.stored(id).map(\.text) == ["Hello there.", "Hi", "Yes?"])
  }

  @Test func itCanBeDeletedAndLeavesNothing() async throws {
    let office = try await Office()
    let id = try await office.openConversation(with: office.avatar.id).id
    #expect(try await !office.deleteConversation(id))
    #expect(try await office.chatShelves().deleted == 0)
    #expect(try await office.conversation(id) == nil)
    #expect(try await office.openConversation(with: office.avatar.id).id != id)
  }

  @Test func anotherGreetingBeginsAnotherConversation() async throws {
    let office = try await Office()
    let fresh = FreshChats(office.stores)
    let id = try await office.openConversation(with: office.avatar.id).id
    let conversation = try #require(try await office.conversation(id))
    fresh.prepare(conversation, greetings: try await office.shown(id))
    let (user, avatar) = (office.user.id, office.avatar.id)
    #expect(fresh.prepared(of: user, with: avatar, saying: { _ in ["Hello there."] }) == conversation)
    #expect(fresh.prepared(of: user, with: avatar, saying: { _ in [] }) == nil)
  }
}
