import RandomTesting
import Entities
import Storage
import Testing

/// Random calls must have the same results on both stores.
@Suite struct AgreementTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func bothStoresAgree(_ seed: UInt64) async throws {
    try await withDirectory { directory in
      let pair = [Stores.inMemory(), try Stores.open(directory: directory)]
      var random = SeededGenerator(seed: seed)
      var fixture = Fixture()
      let profiles = [fixture.profile("a"), fixture.profile("b")]
      let chats = (0..<4).map { fixture.chat(of: profiles[$0 % 2].id) }
      for stores in pair {
        for profile in profiles { try await stores.profiles.save(profile) }
        for chat in chats { try await stores.chats.create(chat) }
      }
      var messages: [Message] = []
      let words = ["fox", "Foxes", "낚시", "바다낚시를", "회의", "a", "the", "gpt모델", "시"]
      for step in 0..<300 {
        let comment: Comment = "seed \(seed), step \(step)"
        let chat = chats[Int.random(in: 0..<chats.count, using: &random)].id
        let ofChat = messages.filter { $0.chat == chat }
        let any = ofChat.randomElement(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let text = (0..<Int.random(in: 1..<8, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
          let message = fixture.message(
            in: chat, after: Bool.random(using: &random) ? any?.id : ofChat.last?.id, .user,
            text.joined(separator: " "))
          for stores in pair { try await stores.chats.append(message) }
          messages.append(message)
        case 9:
          let question = fixture.message(in: chat, .user, "fox \(step)")
          let reply = fixture.message(in: chat, after: question.id, .assistant, "", .streaming)
          let ended = Set(messages.filter { _ in Bool.random(using: &random) }.map(\.id))
          let (beside, end) = (Bool.random(using: &random) ? any?.id : nil, ofChat.randomElement(using: &random)?.id)
          let said = try await pair.asyncMap { stores in
            guard let beside, let end else {
              return try await stores.chats.append(question, answeredBy: reply, after: ended)
            }
            return try await stores.chats.append(question, answeredBy: reply, beside: beside, inPlaceOf: end)
          }
          #expect(said[0] == said[1], comment)
          guard let question = said[0] else { continue }
          messages += [question, reply]
          guard Bool.random(using: &random) else { continue }
          for stores in pair { try await stores.chats.finish(reply.id, text: "낚시 \(step)", state: .complete) }
        case 5:
          guard let any else { continue }
          for stores in pair { try await stores.chats.show(pathTo: any.id, in: chat) }
        case 6:
          guard let any else { continue }
          let leaves = try await pair.asyncMap { try await $0.chats.leaf(below: any.id) }
          #expect(leaves[0] == leaves[1], comment)
        case 7:
          let pages = try await pair.asyncMap { try await $0.chats.messages(of: chat, before: nil, limit: 7) }
          #expect(pages[0] == pages[1], comment)
          let contexts = try await pair.asyncMap { try await $0.chats.context(of: chat, notes: { _ in [] }) }
          #expect(contexts[0] == contexts[1] && contexts[0]?.end == pages[0].messages.last, comment)
        default:
          let query = (0..<Int.random(in: 1..<3, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
          let text = query.joined(separator: " ")
          let profile = profiles[step % 2].id
          let hits = try await pair.asyncMap { try await $0.chats.search(text, of: profile, limit: 20) }
          #expect(hits[0].map(\.id) == hits[1].map(\.id), comment)
        }
      }
      for profile in profiles {
        let lists = try await pair.asyncMap { try await $0.chats.chats(of: profile.id, offset: 0, limit: 9) }
        #expect(lists[0] == lists[1], "seed \(seed)")
      }
    }
  }
}

extension Array {
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
