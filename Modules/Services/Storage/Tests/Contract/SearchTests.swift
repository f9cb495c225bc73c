import Entities
import Storage
import Testing

@Suite struct SearchTests {
  private static let texts = [
    "The quick brown fox", "주말에 바다낚시를 갔어요", "오늘 회의는 GPT모델 이야기", "foxes and fox cubs, a fox family",
    "낚시터에서 만나요", "quick thinking", "don't panic", "テストを書く", "안녕하세요 반가워요", "😀 !!!",
    "Ｆｕｌｌ width", "ÉCLAIR au café",
  ]

  private func withTexts(_ kind: StoreKind, _ body: (Stores, UserProfile.ID) async throws -> Void) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      try await stores.add(&fixture, Self.texts, to: chat)
      try await body(stores, profile)
    }
  }

  /// Each query, and the indices of the texts that it finds.
  static let cases: [(String, Set<Int>)] = [
    ("quick", [0, 5]), ("QUICK", [0, 5]), ("qui", [0, 5]), ("uick", []), ("quick fox", [0]), ("fox quick", [0]),
    ("qui fox", []), ("\"quick brown\"", [0]), ("\"brown quick\"", []), ("\"quick brown\" fox", [0]),
    ("\"quick br", [0]), ("\"quick br\"", []), ("qui ", []), ("fo", [0, 3]), ("don't", [6]), ("dont", []),
    ("낚시", [1, 4]), ("바다낚시", [1]), ("다낚", [1]), ("낚", [1, 4]), ("시", [1, 4]), ("요", [1, 4, 8]),
    ("바다 낚시", [1]), ("낚시 바다", [1]), ("\"하세요 반가\"", [8]), ("\"반가 하세요\"", []), ("모델", [2]),
    ("gpt", [2]), ("gpt모델", [2]), ("GPT 이야기", [2]), ("gpt낚시", []), ("スト", [7]), ("書", [7]), ("full", [10]),
    ("éclair", [11]), ("만나요 낚시터", [4]), ("", []), ("   ", []), ("!!!", []), ("😀", []), ("\"\"", []), ("\"", []),
    ("* AND \" OR NEAR(", []), ("낚시를\u{200B}", [1]), ("\u{1102}\u{1161}\u{11A9}시", [1, 4]),
  ]

  @Test(arguments: StoreKind.allCases)
  func findsTextsWithEveryWord(_ kind: StoreKind) async throws {
    try await withTexts(kind) { (stores, profile) async throws in
      for (text, expected) in Self.cases {
        let found = try await stores.found(text, of: profile)
        #expect(Set(found) == Set(expected.map { Self.texts[$0] }), "\(text)")
        #expect(found.count == expected.count, "\(text)")
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theBestComeFirst(_ kind: StoreKind) async throws {
    try await withTexts(kind) { (stores, profile) async throws in
      // Whole words rank before beginnings; a text with more of the word, and less of anything else, ranks higher.
      #expect(try await stores.found("fox", of: profile) == [Self.texts[3], Self.texts[0]])
      #expect(try await stores.found("quick", of: profile) == [Self.texts[5], Self.texts[0]])
      #expect(try await stores.found("quick", of: profile, limit: 1) == [Self.texts[5]])
      #expect(try await stores.found("quick", of: profile, limit: 0).isEmpty)
      #expect(try await stores.found("quick", of: profile, limit: -1).isEmpty)
      #expect(try await stores.found("quick", of: profile, limit: .max).count == 2)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func everyProfileFindsItsOwn(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let one = try await stores.addProfile(&fixture)
      let two = try await stores.addProfile(&fixture)
      let avatar = fixture.avatar("Zed", by: one)
      try await stores.avatars.save(avatar)
      let chat = try await stores.addChat(&fixture, of: one, with: avatar.id)
      let other = try await stores.addChat(&fixture, of: two)
      try await stores.add(&fixture, ["shared word one"], to: chat)
      try await stores.add(&fixture, ["shared word two", "shared twice"], to: other)
      let hits = try await stores.chats.search("shared", of: one, limit: 9)
      #expect(hits.map(\.message.text) == ["shared word one"])
      #expect(hits.first?.avatarName == "Zed")
      #expect(hits.first?.message.chat == chat)
      #expect(Set(try await stores.found("shared", of: two)) == ["shared word two", "shared twice"])
      #expect(try await stores.chats.search("shared", of: two, limit: 9).allSatisfy { $0.avatarName == nil })
      #expect(try await stores.found("shared", of: fixture.id()).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func branchesThatAreNotShownAreFound(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let path = try await stores.add(&fixture, ["question", "hidden answer"], to: chat)
      try await stores.add(&fixture, ["shown answer"], to: chat, after: path[0])
      #expect(Set(try await stores.found("answer", of: profile)) == ["hidden answer", "shown answer"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aHostileQueryIsOnlyAQuery(_ kind: StoreKind) async throws {
    try await withTexts(kind) { (stores, profile) async throws in
      let long = String(repeating: "fox ", count: 20_000)
      #expect(try await stores.found(long, of: profile).count == 2)
      let wide = String(repeating: "낚시", count: 20_000)
      #expect(try await stores.found(wide, of: profile).isEmpty)
      #expect(try await stores.found(String(repeating: "\"a낚", count: 5000), of: profile).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aWordIsFiledByItsFirst64Characters(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let word = String(repeating: "ab", count: 50_000)
      try await stores.add(&fixture, [word], to: chat)
      #expect(try await stores.found(word, of: profile).count == 1)
      #expect(try await stores.found(String(word.prefix(70)), of: profile).count == 1)
      #expect(try await stores.found(String(word.prefix(9)), of: profile).count == 1)
    }
  }

  /// Each filter, and the messages that pass it.
  static let filters: [(MessageFilter, [String])] = [
    (MessageFilter(role: .user), ["zed 0", "zed 2", "other 0"]), (MessageFilter(role: .assistant), ["zed 1"]),
    (MessageFilter(from: Timestamp(milliseconds: 2000)), ["zed 1", "zed 2"]),
    (MessageFilter(before: Timestamp(milliseconds: 2000)), ["zed 0", "other 0"]),
    (MessageFilter(from: Timestamp(milliseconds: 2000), before: Timestamp(milliseconds: 3000)), ["zed 1"]),
    (MessageFilter(names: LetterPattern("ze")), ["zed 0", "zed 1", "zed 2"]),
    (MessageFilter(names: LetterPattern("x")), []), (MessageFilter(names: LetterPattern("*")), []),
    (MessageFilter(names: LetterPattern("ZED"), role: .assistant), ["zed 1"]),
    (MessageFilter(tag: LetterPattern("WOR")), ["zed 0", "zed 1", "zed 2"]),
    (MessageFilter(tag: LetterPattern("일")), ["zed 0", "zed 1", "zed 2"]),
    (MessageFilter(tag: LetterPattern("my ide")), ["zed 0", "zed 1", "zed 2"]),
    (MessageFilter(tag: LetterPattern("ㅅ"), role: .user), ["other 0"]),
    // The words of two tags, and letters of a pattern.
    (MessageFilter(tag: LetterPattern("ideas work")), []), (MessageFilter(tag: LetterPattern("*")), []),
    (MessageFilter(tag: LetterPattern("myideas")), []),
  ]

  @Test(arguments: StoreKind.allCases)
  func aFilterLeavesOutMessages(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let avatar = fixture.avatar("Zed", by: profile)
      try await stores.avatars.save(avatar)
      let chat = try await stores.addChat(&fixture, of: profile, with: avatar.id)
      let other = try await stores.addChat(&fixture, of: profile)
      try await stores.chats.move(chat, to: ChatPlace(tags: ["Work", "my ideas", "일기"]))
      try await stores.chats.move(other, to: ChatPlace(isArchived: true, tags: ["소설"]))
      func say(_ text: String, _ role: Message.Role, at second: Int64, in chat: Conversation.ID) async throws {
        let message = Message(
          id: fixture.id(), chat: chat, parent: nil, role: role, text: text,
          created: Timestamp(milliseconds: second * 1000))
        try await stores.chats.append(message)
      }
      try await say("zed 0", .user, at: 1, in: chat)
      try await say("zed 1", .assistant, at: 2, in: chat)
      try await say("zed 2", .user, at: 3, in: chat)
      try await say("other 0", .user, at: 1, in: other)
      for (filter, expected) in Self.filters {
        for text in ["zed", "other"] {
          let found = try await stores.chats.search(text, among: filter, of: profile, limit: 9).map(\.message.text)
          #expect(Set(found) == Set(expected.filter { $0.hasPrefix(text) }), "\(filter) \(text)")
        }
      }
      // A built-in avatar has no stored name.
      let unstored = try #require(try await stores.chats.chat(other)).avatar
      for filter in [
        MessageFilter(names: LetterPattern("x"), orWith: [unstored]),
        MessageFilter(names: LetterPattern("x"), orAmong: [fixture.id(), other]),
      ] {
        #expect(try await stores.chats.search("o", among: filter, of: profile, limit: 9).map(\.message.chat) == [other])
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aHitHasTheTitleOfItsChat(_ kind: StoreKind) async throws {
    try await withTexts(kind) { (stores, profile) async throws in
      let chat = try #require(try await stores.chats.chatIDs(of: profile).first)
      #expect(try await stores.chats.search("quick", of: profile, limit: 1).map(\.chatTitle) == [nil])
      try await stores.chats.rename(chat, to: "Animals")
      #expect(try await stores.chats.search("quick", of: profile, limit: 1).map(\.chatTitle) == ["Animals"])
    }
  }
}
