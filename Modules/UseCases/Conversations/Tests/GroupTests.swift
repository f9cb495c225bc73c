import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct GroupTests {
  private static let all = [Ensemble.adaID, Ensemble.boID, Ensemble.cyID]

  private func send(_ text: String, in id: Conversation.ID, of group: Ensemble) async throws {
    try await group.conversationService.send(UserTurn(text), in: id)
  }

  /// The next reply that has ended, and its speaker.
  private func ends(_ count: Int, of listener: Listener) async -> [Message] {
    var found: [Message] = []
    while found.count < count, let end = await listener.end() {
      if !found.contains(where: { $0.id == end.id }) { found.append(end) }
    }
    return found
  }

  @Test func eachMemberBeginsWithItsGreeting() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .natural)
    #expect(try await group.lines(chat.id) == ["host: Ada here.", "Bo: Bo here."])
    #expect(try await group.conversation(chat.id)?.title == "Ada, Bo, Cy")
    // The list of chats names the member that spoke last.
    let row = try #require(try await group.conversations(offset: 0, limit: 1).first)
    #expect(row.lastSpeaker == Ensemble.boID && row.lastSpeakerName == "Bo" && row.avatarName == "Ada")
    // Alternate greetings are swipes.
    #expect(try await group.lastSwipes(in: chat.id)?.all.count == 2)
    let roster = try #require(try await group.groupRoster(in: chat.id))
    #expect(roster.members.map(\.avatar.name) == ["Ada", "Bo", "Cy"] && roster.group.order == .natural)
  }

  @Test func aChatBecomesAGroupAndOneAgain() async throws {
    let group = try await Ensemble()
    let chat = try await group.startConversation(with: Ensemble.adaID)
    #expect(try await group.groupRoster(in: chat.id) == nil)
    var members = GroupChat([GroupChat.Member(Ensemble.adaID)])
    members.add(Ensemble.boID)
    try await group.saveGroup(members, in: chat.id)
    #expect(try await group.lines(chat.id) == ["host: Ada here.", "Bo: Bo here."])
    members.set(.left, of: Ensemble.boID)
    try await group.saveGroup(members, in: chat.id)
    let roster = try #require(try await group.groupRoster(in: chat.id))
    #expect(roster.members.map(\.id) == [Ensemble.adaID] && roster.avatars[Ensemble.boID]?.name == "Bo")
    #expect(try await group.conversation(chat.id)?.title == "Ada")
    members.members = [GroupChat.Member(Ensemble.adaID)]
    try await group.saveGroup(members, in: chat.id)
    #expect(try await group.groupRoster(in: chat.id) == nil)
    #expect(try await group.conversation(chat.id)?.title == nil)
  }

  @Test func theNamedMembersAnswerOneAfterTheOther() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .natural)
    let listener = await group.listener(chat.id)
    try await send("Cy and Bo, Ada too?", in: chat.id, of: group)
    let replies = await ends(3, of: listener)
    #expect(replies.map(\.speaker) == [Ensemble.cyID, Ensemble.boID, Ensemble.adaID])
    #expect(replies.map(\.parent).dropFirst() == [replies[0].id, replies[1].id])
    #expect(
      try await group.lines(chat.id).dropFirst(2) == ["User: Cy and Bo, Ada too?", "Cy: Aye.", "Bo: Aye.", "Ada: Aye."])
    // Each gets its own card, and the others' words under their names.
    let prompts = group.office.model.calls.value.map(\.prompt)
    #expect(prompts.map(\.avatarName) == ["Cy", "Bo", "Ada"])
    #expect(prompts[1].system.contains("Bo sails.") && !prompts[1].system.contains("counts stars"))
    #expect(prompts[2].turns.map(\.role) == [.assistant, .user])
    #expect(prompts[2].turns.last?.text.contains("User: Cy and Bo, Ada too?\n\nCy: Aye.\n\nBo: Aye.") == true)
  }

  @Test func manualOrderWaitsForACall() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .manual)
    try await send("Bo?", in: chat.id, of: group)
    #expect(try await group.lines(chat.id).last == "User: Bo?")
    #expect(group.office.model.calls.value.isEmpty)
    let listener = await group.listener(chat.id)
    try await group.speak(as: Ensemble.cyID, in: chat.id, after: try await group.shown(chat.id).last)
    _ = await ends(1, of: listener)
    try await group.speak(as: nil, in: chat.id, after: try await group.shown(chat.id).last)
    _ = await ends(1, of: listener)
    #expect(try await group.lines(chat.id).suffix(3) == ["User: Bo?", "Cy: Aye.", "Ada: Aye."])
    // A program that ends with the reply gets one.
    try await group.ask(UserTurn("Well?"), in: chat.id)
    _ = await ends(1, of: listener)
    #expect(try await group.lines(chat.id).suffix(2) == ["User: Well?", "Bo: Aye."])
  }

  @Test func anotherReplyIsFromTheSameMemberToTheSameMessage() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .list)
    let listener = await group.listener(chat.id)
    try await send("Well?", in: chat.id, of: group)
    let replies = await ends(3, of: listener)
    let last = try #require(replies.last)
    try await group.retry(last)
    let again = try #require(await ends(1, of: listener).first)
    #expect(again.speaker == last.speaker && again.parent == last.parent && again.id != last.id)
    let prompts = group.office.model.calls.value.map(\.prompt)
    #expect(prompts[2] == prompts[3])
  }

  @Test func aReplyNeverSpeaksForOthers() async throws {
    let group = try await Ensemble(.saying("Ada: Hello.\nBo: I am Bo.\nUser: Hi."))
    let chat = try await group.startGroup(with: [Ensemble.adaID, Ensemble.boID], order: .manual)
    let listener = await group.listener(chat.id)
    try await group.speak(as: Ensemble.adaID, in: chat.id, after: try await group.shown(chat.id).last)
    let end = try #require(await ends(1, of: listener).first)
    #expect(end.text == "Hello." && end.state == .complete && end.cutBefore == "Bo")
    #expect(try await group.office.stored(chat.id).last?.text == "Hello.")
    // A reply of nothing but another's words failed.
    try await group.speak(as: Ensemble.boID, in: chat.id, after: end)
    let failed = try #require(await ends(1, of: listener).first)
    #expect(failed.text.isEmpty && failed.state.isFailure && failed.cutBefore == "Ada")
  }

  @Test func theStoppedReplyEndsTheTurn() async throws {
    let group = try await Ensemble(ScriptedModel())
    let chat = try await group.startGroup(with: Self.all, order: .list)
    let listener = await group.listener(chat.id)
    try await send("Well?", in: chat.id, of: group)
    let call = await group.office.model.call()
    call.reply.yield(.text("Half"))
    _ = await listener.next { $0.text == "Half" }
    await group.stopReply(in: chat.id)
    _ = await ends(1, of: listener)
    #expect(!(await group.isReplying(in: chat.id)))
    #expect(try await group.lines(chat.id).last == "Ada: Half")
    #expect(group.office.model.calls.value.count == 1)
  }

  @Test func aTurnEndsWhereTheNextMemberCannotSpeak() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .manual)
    let listener = await group.listener(chat.id)
    try await group.speak(as: Ensemble.adaID, in: chat.id, after: try await group.shown(chat.id).last)
    var ended = try #require(await ends(1, of: listener).first)
    let goOn = try #require(group.conversationService.goOn(with: [Avatar.ID(high: 1, low: 2), Ensemble.boID]))
    goOn(ended)
    // Listeners that wait for the end of the turn learn of it.
    #expect(await listener.end()?.id == ended.id)
    #expect(!(await group.isReplying(in: chat.id)))
    #expect(group.office.model.calls.value.count == 1)
    // After a stopped reply nothing is about to begin.
    ended.state = .cancelled
    goOn(ended)
    #expect(!(await group.isReplying(in: chat.id)))
  }

  @Test func theUsersLorebooksOfAMemberCountWhereItAnswers() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .manual)
    let stores = group.office.stores
    for (number, member) in [Ensemble.adaID, Ensemble.boID].enumerated() {
      let book = Lorebook(
        id: Lorebook.ID(high: 5, low: UInt64(number)), profile: group.office.user.id, name: "Book \(number)",
        created: Timestamp(milliseconds: Int64(number)))
      try await stores.lorebooks.save(
        book,
        text: """
          {"spec":"lorebook_v3","data":{"extensions":{},"entries":[{"keys":["ice"],"content":"Ice of \(number).",
           "name":"Ice","insertion_order":1,"enabled":true,"extensions":{},"use_regex":false}]}}
          """)
      try await stores.lorebooks.assign(book.id, to: [.character(member)], of: group.office.user.id)
    }
    try await send("Ice?", in: chat.id, of: group)
    let listener = await group.listener(chat.id)
    for (member, own) in [(Ensemble.boID, [false, true]), (Ensemble.adaID, [true, false])] {
      try await group.speak(as: member, in: chat.id, after: try await group.shown(chat.id).last)
      _ = await ends(1, of: listener)
      let system = try #require(group.office.model.calls.value.last?.prompt.system)
      #expect((0...1).map { system.contains("Ice of \($0).") } == own)
    }
  }

  @Test func aSuggestedMessageIsToAllAndOnlyTheUsers() async throws {
    let group = try await Ensemble(ScriptedModel())
    let chat = try await group.startGroup(with: Self.all, order: .manual)
    async let model = group.office.model.call()
    let stream = group.suggestMessage(in: chat.id)
    let (prompt, reply) = await model
    #expect(prompt.turns.last?.text.contains("to the others") == true)
    for event in [ReplyEvent.text("User: Hello."), .text("\nBo: Hi."), .finished(.stop)] { reply.yield(event) }
    reply.finish()
    var suggested: [String] = []
    for try await text in stream { suggested.append(text) }
    #expect(suggested == ["Hello.", "Hello."])
  }

  @Test func aGroupHasLimits() async throws {
    let group = try await Ensemble()
    await #expect(throws: ConversationFailure.smallGroup) {
      _ = try await group.startGroup(with: [Ensemble.adaID, Ensemble.adaID], order: .list)
    }
    let stranger = Avatar.ID(high: 1, low: 2)
    await #expect(throws: ConversationFailure.missingAvatar(stranger)) {
      _ = try await group.startGroup(with: [Ensemble.adaID, stranger], order: .list)
    }
    #expect(try await group.conversations(offset: 0, limit: 9).isEmpty)
    let chat = try await group.startConversation(with: Ensemble.adaID)
    await #expect(throws: ConversationFailure.noSpeaker) {
      try await group.speak(as: nil, in: chat.id, after: try await group.shown(chat.id).last)
    }
    let crowd = GroupChat((0..<99).map { GroupChat.Member(Avatar.ID(high: 7, low: $0)) })
    await #expect(throws: ConversationFailure.largeGroup) { try await group.saveGroup(crowd, in: chat.id) }
  }

  @Test func theGroupGoesWithItsChat() async throws {
    let group = try await Ensemble()
    let chat = try await group.startGroup(with: Self.all, order: .list)
    let name = GroupCast.noteName(of: chat.id)
    let notes = group.office.stores.notes
    #expect(try await notes.note(name, of: group.office.user.id).flatMap { GroupChat(note: $0) }?.order == .list)
    #expect(try await group.deleteConversation(chat.id))
    #expect(try await notes.note(name, of: group.office.user.id) != nil, "an undo gives it back")
    try await group.removeConversation(chat.id)
    #expect(try await notes.note(name, of: group.office.user.id) == nil)
  }
}

extension Message.State {
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
