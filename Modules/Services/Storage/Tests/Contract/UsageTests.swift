import Entities
import Storage
import Testing

@Suite struct UsageTests {
  private static let month = Month(year: 2026, 11)
  private static let earlier = Month(year: 2025, 2)
  private static let model = ModelChoice(provider: "openai", model: "gpt-5-mini")
  private static let other = ModelChoice(provider: "anthropic", model: "claude")

  private func record(
    _ prompt: Int?, _ completion: Int?, cached: Int? = nil, reasoning: Int? = nil, isEstimated: Bool = false,
    isLocal: Bool = false, in month: Month = month
  ) -> UsageRecord {
    UsageRecord(
      tokens: TokenUsage(
        promptTokens: prompt, completionTokens: completion, cachedTokens: cached, reasoningTokens: reasoning,
        isEstimated: isEstimated), isLocal: isLocal, month: month)
  }

  /// Adds a reply with usage.
  private func reply(
    _ fixture: inout Fixture, _ stores: Stores, in chat: Conversation.ID, by model: ModelChoice? = model,
    _ usage: UsageRecord?
  ) async throws -> Message.ID {
    var message = fixture.message(in: chat, .assistant, "", .streaming)
    message.model = model
    try await stores.chats.append(message)
    try await stores.chats.finish(message.id, text: "a", reasoning: nil, state: .complete, usage: usage)
    return message.id
  }

  @Test(arguments: StoreKind.allCases)
  func aRepliesUsageIsStoredWithItsEnd(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let reported = try await reply(&fixture, stores, in: chat, record(100, 40, cached: 60, reasoning: 30))
      let silent = try await reply(&fixture, stores, in: chat, nil)
      let unnamed = try await reply(&fixture, stores, in: chat, by: nil, record(1, 1))
      let guessed = try await reply(&fixture, stores, in: chat, by: Self.other, record(7, 3, isEstimated: true))
      let sums = try await stores.usage.usage(of: [reported, silent, unnamed, guessed, fixture.id()])
      let first = UsageSum(
        model: Self.model, promptTokens: 100, cachedTokens: 60, completionTokens: 40, reasoningTokens: 30)
      let second = UsageSum(model: Self.other, estimates: 1, promptTokens: 7, completionTokens: 3)
      #expect(sums == [reported: first, guessed: second])
      #expect(try await stores.usage.usage(in: chat) == [second, first])
      #expect(try await stores.usage.usage(of: profile, in: Self.month) == [second, first])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func usageOutsideOfChatsCountsForTheMonthOnly(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      for _ in 0..<2 { try await stores.usage.addUsage(record(20, 4), of: Self.model, for: profile) }
      let sum = UsageSum(model: Self.model, replies: 2, promptTokens: 40, completionTokens: 8)
      #expect(try await stores.usage.usage(of: profile, in: Self.month) == [sum])
      let missing: UserProfile.ID = fixture.id()
      let error = await failure { () throws(StorageError) in
        try await stores.usage.addUsage(record(1, 1), of: Self.model, for: missing)
      }
      #expect(error?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func sumsGrowByModelPlaceAndMonth(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let stranger = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let theirs = try await stores.addChat(&fixture, of: stranger)
      for _ in 0..<3 { _ = try await reply(&fixture, stores, in: chat, record(10, 2)) }
      _ = try await reply(&fixture, stores, in: chat, record(5, 1, isLocal: true))
      _ = try await reply(&fixture, stores, in: chat, record(4, 1, in: Self.earlier))
      _ = try await reply(&fixture, stores, in: theirs, record(1000, 1000))
      try await stores.usage.addUsage(record(20, 4), of: Self.model, in: chat)
      let local = UsageSum(model: Self.model, isLocal: true, promptTokens: 5, completionTokens: 1)
      let november = [UsageSum(model: Self.model, replies: 4, promptTokens: 50, completionTokens: 10), local]
      let february = [UsageSum(model: Self.model, promptTokens: 4, completionTokens: 1)]
      #expect(try await stores.usage.usage(of: profile, in: Self.month) == november)
      #expect(try await stores.usage.monthlyUsage(of: profile) == [Self.month: november, Self.earlier: february])
      #expect(
        try await stores.usage.usage(in: chat)
          == [UsageSum(model: Self.model, replies: 5, promptTokens: 54, completionTokens: 11), local])
      let missing: Conversation.ID = fixture.id()
      let failure = await failure { () async throws(StorageError) in
        try await stores.usage.addUsage(record(1, 1), of: Self.model, in: missing)
      }
      #expect(failure?.kind == "missing")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aMonthOutlivesItsChatsButNotItsProfile(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let id = try await reply(&fixture, stores, in: chat, record(10, 2))
      try await stores.usage.addUsage(record(20, 4), of: Self.model, in: chat)
      try await stores.chats.deleteChat(chat)
      #expect(try await stores.usage.usage(of: [id]).isEmpty)
      #expect(try await stores.usage.usage(in: chat).isEmpty)
      let sum = UsageSum(model: Self.model, replies: 2, promptTokens: 30, completionTokens: 6)
      #expect(try await stores.usage.monthlyUsage(of: profile) == [Self.month: [sum]])
      try await stores.profiles.deleteProfile(profile)
      #expect(try await stores.usage.monthlyUsage(of: profile).isEmpty)
      #expect(try await stores.usage.usage(of: profile, in: Self.month).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func usageFromServersIsClamped(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let id = try await reply(&fixture, stores, in: chat, record(.max, -5, cached: .max, reasoning: 9))
      for _ in 0..<3 { _ = try await reply(&fixture, stores, in: chat, record(.max, .max, cached: .min)) }
      let most = 1_000_000_000
      #expect(
        try await stores.usage.usage(of: [id])[id]
          == UsageSum(model: Self.model, promptTokens: most, cachedTokens: most, completionTokens: 0))
      #expect(
        try await stores.usage.usage(of: profile, in: Self.month).first
          == UsageSum(
            model: Self.model, replies: 4, promptTokens: 4 * most, cachedTokens: most, completionTokens: 3 * most))
    }
  }

  /// A refused `finish` adds nothing.
  @Test(arguments: StoreKind.allCases)
  func anEndedReplyAddsNoUsage(_ kind: StoreKind) async throws {
    try await kind.withStores { stores in
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let id = try await reply(&fixture, stores, in: chat, record(10, 2))
      let failure = await failure { () async throws(StorageError) in
        try await stores.chats.finish(id, text: "b", reasoning: nil, state: .complete, usage: record(10, 2))
      }
      #expect(failure?.kind == "failed")
      #expect(try await stores.usage.usage(of: profile, in: Self.month).map(\.promptTokens) == [10])
    }
  }
}
