import Entities
import Testing

@testable import LanguageModels

/// What holds for every script that comes with the app.
struct OfflineScriptsTests {
  /// The catalogue's characters, by the identifiers that its own tests list too.
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

  @Test func everyAvatarHasItsOwn() {
    #expect(Self.avatars.count == 15)
    #expect(Set(AvatarScript.all.map(\.id)) == Set(Self.avatars))
  }

  @Test(arguments: AvatarScript.all.map(\.id))
  func everyAvatarsScriptsCanBeRead(avatar: Avatar.ID) throws {
    for language in ContentLanguage.allCases {
      let text = try #require(OfflineScripts.text(for: avatar, in: language))
      let script = try ElizaScript(parsing: text, over: OfflineScripts.general(in: language))
      #expect(script == OfflineScripts.script(for: avatar, in: language))
      #expect(script.greeting != OfflineScripts.general(in: language).greeting)
    }
  }

  @Test func generalScriptsCanBeRead() throws {
    for text in [GeneralScript.english, GeneralScript.korean, CandourScript.english, CandourScript.korean] {
      _ = try ElizaScript(parsing: text)
    }
  }

  /// The lines of 1966 for a keyword without a fitting shape are English and dull: no script of ours gets there.
  @Test(arguments: ContentLanguage.allCases)
  func everyKeywordHasAWayOut(language: ContentLanguage) {
    let scripts = AvatarScript.all.map { OfflineScripts.script(for: $0.id, in: language) }
    for script in scripts + [OfflineScripts.general(in: language), OfflineScripts.candour(in: language)] {
      // People cannot write an underscore: such a rule is reached by links only, from shapes that fit.
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

  @Test func everyoneHasAVoice() {
    for said in [Self.english[0], Self.english[8], Self.korean[0], Self.korean[8]] {
      let replies = Self.avatars.map { OfflineConversationTests.hold([said], with: $0)[0] }
      #expect(Set(replies).count == replies.count, "\(replies)")
    }
  }

  @Test(arguments: [
    (0, "I bake bread", "빵을 구웠어요"), (3, "the tomato is ill", "토마토가 아파요"), (6, "I drew a map", "지도를 봤어요"),
    (14, "it is raining", "비가 와요"),
  ])
  func knowsItsSubject(index: Int, english: String, korean: String) {
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
