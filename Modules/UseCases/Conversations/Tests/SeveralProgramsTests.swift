import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Several programs write in one conversation: every message stays visible.
@Suite(.timeLimit(.minutes(10))) struct SeveralProgramsTests {
  @Test func ofTwentyAtOnceEveryAcceptedMessageIsShown() async throws {
    let office = try await Office(.saying("Yes."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let programs = (0..<20).map { _ in Office(office, ScriptedModel.saying("Yes.")) }
    let heard = try await withThrowingTaskGroup(of: String?.self) { group in
      for (number, program) in programs.enumerated() {
        group.addTask {
          let listener = await program.listener(id)
          do {
            try await program.send("\(number)", in: id)
          } catch ConversationFailure.replyElsewhere {
            return nil
          }
          _ = await listener.end()
          return "\(number)"
        }
      }
      return try await group.reduce(into: Set<String>()) { if let text = $1 { $0.insert(text) } }
    }
    let shown = try await office.stored(id)
    #expect(!heard.isEmpty)
    #expect(Set(shown.filter { $0.role == .user }.map(\.text)) == heard)
    #expect(shown.count == heard.count * 2)
    #expect(shown.dropFirst().map(\.parent) == shown.dropLast().map(\.id))
  }

  /// Nothing notifies this program: it reads the store again while a screen shows the reply.
  @Test func theEndOfAnothersReplyShowsByItself() async throws {
    let office = try await Office(.saying("Fine."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let reply = try await office.beginReply(in: id)
    let listener = await office.listener(id)
    #expect(try await office.shown(id).last?.state == .streaming)
    await office.clock.sleeper(until: .milliseconds(500))
    try await office.stores.chats.finish(reply.id, text: "Whole.", state: .complete)
    office.clock.advance(by: .milliseconds(500))
    let end = try #require(await listener.end())
    #expect(end.text == "Whole.")
    // The end is known now, so that the next message is sent.
    _ = try await office.send(UserTurn("And?"), in: id, after: end)
    #expect(try await office.stored(id).map(\.text).prefix(2) == ["Whole.", "And?"])
    await office.conversationService.finishAll()
  }

  @Test func noReplyIsFollowedThatNoScreenShows() async throws {
    let office = try await Office(.saying("Fine."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    _ = try await office.beginReply(in: id)
    #expect(try await office.shown(id).last?.state == .streaming)
    // One that a screen shows is followed. If the first one were too, there would be two that wait.
    let other = try await office.startConversation(with: office.avatar.id).id
    let reply = try await office.beginReply(in: other, 2)
    let listener = await office.listener(other)
    #expect(try await office.shown(other).last?.state == .streaming)
    await office.clock.sleeper(until: .milliseconds(500))
    #expect(office.clock.state.value.lastSleeper == 1)
    try await office.stores.chats.finish(reply.id, text: "Whole.", state: .complete)
    office.clock.advance(by: .milliseconds(500))
    #expect(await listener.end()?.text == "Whole.")
  }

  /// The other program stores its message between our check and our step.
  @Test func whatAnotherSaidMeanwhileIsFollowed() async throws {
    let office = try await Office(.saying("Fine."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let other = Message(
      id: Message.ID(high: 5, low: 5), chat: id, parent: nil, role: .user, text: "mine", state: .complete,
      created: Timestamp(milliseconds: 5))
    let isFirst = Watched(true)
    office.chats.beforeAppending.change { [stores = office.stores] in
      $0 = {
        let wasFirst = isFirst.change { first in
          defer { first = false }
          return first
        }
        if wasFirst { try? await stores.chats.append(other) }
      }
    }
    try await office.send("yours", in: id)
    #expect(try await office.stored(id).prefix(2).map(\.text) == ["mine", "yours"])
    await office.conversationService.finishAll()
  }

  /// Another reply is requested beside one that another program has begun meanwhile.
  @Test func anAnswerAnewHidesNothingThatAnotherBegan() async throws {
    let office = try await Office(.saying("Half."), greeting: "")
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let end = try #require(await listener.end())
    let other = Message(
      id: Message.ID(high: 5, low: 5), chat: id, parent: end.id, role: .user, text: "mine", state: .complete,
      created: Timestamp(milliseconds: 5))
    office.chats.beforeAppending.change { [stores = office.stores] in
      $0 = { try? await stores.chats.append(other) }
    }
    await #expect(throws: ConversationWentOn.self) { try await office.retry(end) }
    #expect(try await office.stored(id).map(\.text) == ["Hi", "Half.", "mine"])
    #expect(await !office.isReplying(in: id))
  }
}
