import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The titles of groups to which the user has given none.
@Suite(.timeLimit(.minutes(10))) struct GroupTitleTests {
  private static let all = [Ensemble.adaID, Ensemble.boID, Ensemble.cyID]

  private func stored(_ id: Conversation.ID, in group: Ensemble) async throws -> String? {
    try await group.office.stores.chats.chat(id)?.title
  }

  @Test func theNamesFollowTheLanguage() async throws {
    let group = try await Ensemble()
    let id = try await group.startGroup(with: Self.all, order: .list).id
    // One with the first member alone is no group.
    try await group.renameConversation(group.startConversation(with: Ensemble.adaID).id, to: "Alone")
    for (program, title, name) in [(group, "Ada, Bo, Cy", "bo"), (group.inKorean, "에이다, 보, 사이", "보")] {
      #expect(try await program.conversation(id)?.title == title)
      let rows = try await program.conversations(offset: 0, limit: 9)
      #expect(rows.map(\.chat.title) == ["Alone", title])
      #expect(try await program.conversations(named: LetterPattern(name), limit: 9).map(\.chat.title) == [title])
      let hits = try await program.searchMessages(MessageQuery("Bo"), limit: 9)
      #expect(hits.map(\.chatTitle) == [title])
      // The chats with a member are those of every group in which it is.
      var query = MessageQuery("Bo")
      query.character = name
      #expect(try await program.searchMessages(query, limit: 9).map(\.message.chat) == [id])
    }
    #expect(try await stored(id, in: group) == nil)
    try await group.moveConversation(id, to: ChatPlace(isPinned: true))
    _ = try await group.deleteConversation(id)
    #expect(try await group.deletedConversation(named: "\(id)")?.title == "Ada, Bo, Cy")
  }

  @Test func anOpenedGroupHasIt() async throws {
    let group = try await Ensemble()
    _ = try await group.startGroup(with: Self.all, order: .list)
    #expect(try await group.openConversation(with: Ensemble.adaID).title == "Ada, Bo, Cy")
  }

  /// The user confirms the names in the question for a title.
  @Test func theNamesAreNeverStored() async throws {
    let group = try await Ensemble()
    let id = try await group.startGroup(with: Self.all, order: .list).id
    let typed: [(String, String?)] = [("Ada, Bo, Cy", nil), ("Crew", "Crew"), ("", nil), (" Ada, Bo, Cy ", nil)]
    for (typed, title) in typed {
      try await group.renameConversation(id, to: typed)
      #expect(try await stored(id, in: group) == title)
    }
    #expect(try await group.conversation(id)?.title == "Ada, Bo, Cy")
  }

  @Test(arguments: [GroupChat.Order.list, .manual])
  func theFirstMessageNamesNoGroup(order: GroupChat.Order) async throws {
    let group = try await Ensemble()
    let id = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: order).id
    try await group.conversationService.send(UserTurn("Where to?"), in: id)
    await group.stopReply(in: id)
    #expect(try await stored(id, in: group) == nil)
    #expect(try await group.conversation(id)?.title == "Ada, Bo")
  }

  @Test(arguments: [("Ada, Bo", "Ada, Bo, Cy"), ("Crew", "Crew")])
  func aTitleOfAnEarlierVersionFollowsTheMembers(stored: String, title: String) async throws {
    let group = try await Ensemble()
    let id = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .list).id
    try await group.office.stores.chats.rename(id, to: stored)
    var members = try #require(try await group.groupRoster(in: id)).group
    members.add(Ensemble.cyID)
    try await group.saveGroup(members, in: id)
    #expect(try await group.conversation(id)?.title == title)
  }

  @Test func aCopyIsNamedLikeTheGroup() async throws {
    let group = try await Ensemble()
    let id = try await group.startGroup(with: Self.all, order: .list).id
    #expect(try await group.duplicateConversation(id) { _ in }.title == "Ada, Bo, Cy (copy)")
  }
}
