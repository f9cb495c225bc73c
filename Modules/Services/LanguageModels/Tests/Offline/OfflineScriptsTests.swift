import Entities
import Synchronization
import Testing

@testable import LanguageModels

/// The properties of every script that comes with the app.
struct OfflineScriptsTests {
  /// The catalogue's characters, by identifiers that its own tests list too.
  static let avatars: [Avatar.ID] = [1, 2, 3, 4, 5].flatMap { kind in
    [1, 2, 3].compactMap { Avatar.ID("01941f29-7c00-7000-8000-00000000\(String(kind * 100 + $0).leftPadded)") }
  }

  static let english = [
    "Hello!", "How are you?", "I am so tired today", "What are you doing?", "I want to learn to cook",
    "My sister is getting married", "yes", "no", "blorp", "Why?",
  ]
  static let korean = [
    "안녕하세요!", "어떻게 지내세요?", "오늘 너무 피곤해요", "뭐 하고 있어요?", "요리를 배우고 싶어요", "동생이 결혼해요", "네", "아니요", "블롭",
    "왜요?",
  ]

  @Test func everyAvatarHasItsOwnScript() {
    #expect(Self.avatars.count == 15)
    #expect(Set(AvatarScript.all.map(\.id)) == Set(Self.avatars))
  }

  @Test(arguments: AvatarScript.all.map(\.id))
  func everyAvatarsScriptsCanBeParsed(avatar: Avatar.ID) throws {
    for language in ContentLanguage.allCases {
      let text = try #require(OfflineScripts.text(for: avatar, in: language))
      let script = try ElizaScript(parsing: text, over: OfflineScripts.general(in: language))
      #expect(script == OfflineScripts.script(for: avatar, in: language))
      #expect(script.greeting != OfflineScripts.general(in: language).greeting)
    }
  }

  @Test func generalScriptsCanBeParsed() throws {
    for text in [GeneralScript.english, GeneralScript.korean, CandourScript.english, CandourScript.korean] {
      _ = try ElizaScript(parsing: text)
    }
  }

  /// The replies of 1966 for a keyword without a matching pattern are English and dull. No script of ours reaches them.
  @Test(arguments: ContentLanguage.allCases)
  func everyKeywordLeadsToAReply(language: ContentLanguage) {
    let scripts = AvatarScript.all.map { OfflineScripts.script(for: $0.id, in: language) }
    for script in scripts + [OfflineScripts.general(in: language), OfflineScripts.candour(in: language)] {
      // Users cannot type an underscore: such a rule is reached only by links, from patterns that match.
      let lost = script.rules.filter { keyword, rule in
        rule.isKeyword && !keyword.hasPrefix("_") && rule.link == nil
          && !rule.decompositions.contains { $0.pattern.elements == [.any] }
      }
      #expect(lost.keys.sorted() == [])
    }
  }

  @Test(arguments: avatars)
  func answersTypicalInputs(avatar: Avatar.ID) {
    for (language, said) in [(ContentLanguage.english, Self.english), (.korean, Self.korean)] {
      let replies = OfflineConversationTests.hold(said, with: avatar)
      for (text, reply) in zip(said, replies) {
        #expect(!reply.isEmpty && ReplyText.isKorean(reply) == (language == .korean), "\(text): \(reply)")
        #expect(!reply.contains("--provider"), "\(text): \(reply)")
      }
      #expect(zip(replies, replies.dropFirst()).allSatisfy { $0 != $1 }, "\(replies)")
      #expect(Set(replies).count >= 9, "\(replies)")
    }
  }

  @Test func everyAvatarRepliesDifferently() {
    for said in [Self.english[0], Self.english[8], Self.korean[0], Self.korean[8]] {
      let replies = Self.avatars.map { OfflineConversationTests.hold([said], with: $0)[0] }
      #expect(Set(replies).count == replies.count, "\(replies)")
    }
  }

  @Test(arguments: [
    (0, "I bake bread", "빵을 구웠어요"), (3, "the tomato is ill", "토마토가 아파요"), (6, "I drew a map", "지도를 봤어요"),
    (14, "it is raining", "비가 와요"),
  ])
  func repliesToItsSubject(index: Int, english: String, korean: String) {
    for (text, language) in [(english, ContentLanguage.english), (korean, .korean)] {
      var general = Eliza(script: OfflineScripts.general(in: language))
      var own = Eliza(script: OfflineScripts.script(for: Self.avatars[index], in: language))
      #expect(own.respond(to: text) != general.respond(to: text), "\(text)")
    }
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: 4 - count) + self }
}

@Suite struct OfflineScriptFileTests {
  private static let rules = """
    ; A librarian.
    (The library is open.)
    (I = YOU)
    ((BOOK BOOKS) 5 ((0 ABOUT 0) (A book about 3? Third shelf.)) ((0) (Who wrote it?) (What colour was it?)))
    (NONE ((0) (Write that down for me, {{char}} is busy.) (And then?)))
    """

  private func model(_ text: String) throws -> any LanguageModel {
    try ModelChooser().model(
      for: ModelSettings(provider: "offline", offlineScript: OfflineScript(path: "/r/rules") { text }))
  }

  @Test func replacesTheProgramsOwnScripts() async throws {
    let model = try model(Self.rules)
    #expect(model.choice == ModelChoice(provider: "offline", model: "rules"))
    func reply(_ texts: String...) async throws -> String {
      let turns = texts.enumerated().map {
        Prompt.Turn(role: $0.offset.isMultiple(of: 2) ? .user : .assistant, text: $0.element)
      }
      let prompt = Prompt(avatar: AvatarScript.juno.id, avatarName: "Juno", system: "", turns: turns)
      var text = ""
      for try await event in model.reply(to: prompt) { if case .text(let piece) = event { text += piece } }
      return text
    }
    #expect(try await reply("Have you a book about whales") == "A book about whales? Third shelf.")
    // In turn, in the order of the conversation; the same in every language; without lines of the program's own
    // scripts.
    #expect(try await reply("The book", "Who wrote it?", "안녕", "x", "books!") == "What colour was it?")
    #expect(try await reply("Are you an AI?") == "Write that down for me, Juno is busy.")
    #expect(try await reply() == "The library is open.")
  }

  @Test(arguments: [
    ("(Hi)\n(A 1 ((0) (b)))\n", 2, "there is no NONE", "NONE이 없습니다"),
    ("(Hi)\n\n(A ((0 B", 3, "never closed", "닫히지"), ("", 1, "greeting", "인사말"),
    ("(Hi)\n(A ((0) (it is 2)))\n(NONE ((0) (b)))", 2, "no element 2", "요소가 없습니다"),
    ("\u{FFFD}PNG", 1, "greeting", "인사말"), (String(repeating: "(", count: 300_000), 1, "262,144 bytes", "262,144바이트"),
  ])
  func reportsTheLineOfAnError(text: String, line: Int, english: String, korean: String) async throws {
    // Only the reply fails: commands that only list chats are not affected.
    let model = try model(text)
    let failure = await #expect(throws: ModelFailure.self) { for try await _ in model.reply(to: .hello) {} }
    #expect(failure?.kind == .misconfigured)
    #expect(failure?.words.english.contains("/r/rules") == true && failure?.words.korean.contains("/r/rules") == true)
    #expect(failure?.words.english.contains("Line \(line): ") == true, "\(String(describing: failure))")
    #expect(failure?.words.korean.contains("\(line)번째 줄: ") == true)
    #expect(failure?.words.english.contains(english) == true && failure?.words.korean.contains(korean) == true)
  }

  @Test func isReadForAReplyAndNotBefore() async throws {
    struct Gone: Error {}
    let isThere = Mutex(false)
    let script = OfflineScript(path: "/r/rules") {
      guard isThere.withLock({ $0 }) else { throw Gone() }
      return Self.rules
    }
    let settings = ModelSettings(provider: "offline", offlineScript: script)
    let model = try ModelChooser().model(for: settings)
    let failure = await #expect(throws: ModelFailure.self) { for try await _ in model.reply(to: .hello) {} }
    #expect(failure?.kind == .misconfigured)
    await #expect(throws: ModelFailure.self) { try await ModelChooser().provider(for: settings).models() }
    isThere.withLock { $0 = true }
    for try await _ in model.reply(to: .hello) {}
    #expect(try await ModelChooser().provider(for: settings).models().count == 1)
  }

  /// Other providers work as if the script did not exist.
  @Test func isIgnoredByOtherProviders() throws {
    let broken = OfflineScript(path: "/r/rules") { "(" }
    let settings = ModelSettings(provider: "openai", model: "m", baseURL: "http://h/v1", offlineScript: broken)
    #expect(throws: Never.self) { try ModelChooser().model(for: settings) }
  }
}
