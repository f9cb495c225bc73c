import RandomTesting
import Entities
import Testing

@testable import LanguageModels

struct OfflineConversationTests {
  static let said = [
    "Hello", "I am tired", "my cat is ill", "hm", "hm", "what do you think?", "안녕하세요", "회사가 힘들어요", "hm", "hm", "hm",
    "음",
    "my mother calls me", "because", "hm", "hm", "I want to sleep", "저는 고양이를 좋아해요", "hm",
  ]

  /// Holds a conversation as the app does, with a prompt of its own for each reply.
  static func hold(_ said: [String], with avatar: Avatar.ID = OfflineModelTests.unknownAvatar) -> [String] {
    var turns: [Prompt.Turn] = []
    return said.map { text in
      turns.append(.init(role: .user, text: text))
      let reply = OfflineConversation.reply(
        to: Prompt(avatar: avatar, avatarName: "Zed", system: "", turns: turns))
      turns.append(.init(role: .assistant, text: reply))
      return reply
    }
  }

  @Test func isDeterministic() {
    let replies = Self.hold(Self.said + Self.said)
    #expect(replies == Self.hold(Self.said + Self.said))
    #expect(Set(replies).count > 20)
  }

  /// Everyday Korean that general keywords would misread.
  @Test(arguments: [
    ("어떻게 지내세요?", "지내"), ("너는 뭐 좋아해?", "무엇을 좋아하세요?"), ("뭐 싫어해?", "무엇을 싫어하세요?"), ("잘 가", "들어가세요"), ("내일 봐요", "들어가세요"),
    ("우리 또 만나", "들어가세요"), ("잘 지냈어?", "지내셨어요?"),
  ])
  func understandsEverydayKorean(said: String, words: String) {
    let reply = Self.hold([said])[0]
    #expect(reply.contains(words), "\(reply)")
  }

  /// Words that are typed in Latin letters everywhere do not change the language.
  @Test func aWordOfEveryLanguageKeepsTheLanguage() {
    for word in ["ok", "OK!", "LOL", "haha"] {
      #expect(ReplyText.isKorean(Self.hold(["안녕하세요", word])[1]), "\(word)")
      #expect(
        !ReplyText.isKorean(Self.hold(["Hello", word])[1]) && !ReplyText.isKorean(Self.hold([word])[0]), "\(word)")
    }
  }

  @Test func replayReachesTheEnginesState() {
    var eliza = Eliza(script: OfflineScripts.general(in: .english))
    let said = ["I am tired", "my cat is ill", "hm", "hm", "what do you think?", "hm", "hm"]
    #expect(Self.hold(said) == said.map { eliza.respond(to: $0) })
  }

  @Test func remembersAcrossTurns() {
    let replies = Self.hold(["my cat sleeps all day", "hm", "hm"])
    #expect(replies[2].contains("your cat sleeps all day"), "\(replies)")
  }

  @Test func neverRepeatsItselfInARow() {
    for said in ["hm", "hello", "ㅎㅎ", "음", "because"] {
      var turns: [Prompt.Turn] = []
      var previous = ""
      for index in 0..<330 {
        turns += [.init(role: .user, text: said), .init(role: .assistant, text: previous)]
        guard index % 10 == 0 || (195...210).contains(index) else { continue }
        let prompt = Prompt(avatar: OfflineModelTests.unknownAvatar, avatarName: "Z", system: "", turns: turns)
        let reply = OfflineConversation.reply(to: prompt)
        #expect(reply != previous, "\(said), turn \(index)")
        previous = reply
        turns[turns.count - 1].text = reply
      }
    }
  }

  @Test func replayIsBoundedWithAStableStart() {
    for count in 1...2_000 {
      let start = OfflineConversation.start(of: count)
      #expect(start < count && count - start <= 200)
      #expect(start == 0 || count - start > 100)
      #expect(start % 100 == 0)
    }
  }

  @Test(arguments: [
    String(repeating: "I am sad ", count: 120_000), String(repeating: "a", count: 1_000_000),
    String(repeating: "나는 ", count: 300_000), String(repeating: "\u{0301}", count: 500_000),
    String(repeating: ",", count: 1_000_000),
    String(repeating: "my mother ", count: 100_000) + "but I can't", String(repeating: "👨‍👩‍👧", count: 60_000),
    "\0\0\u{1B}]0;x\u{7}",
    "", " ", "'''", "\u{FEFF}\u{202E}", "((((=NONE", "{{char}} 0 1 2 (NEWKEY)", "---", "\r\n\r\n",
  ])
  func handlesUntrustedText(text: String) {
    for reply in Self.hold([text, "hm", text]) {
      #expect(!reply.isEmpty && reply.utf8.count < 20_000)
      #expect(!reply.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test func readsTheEndOfALongText() {
    let long = String(repeating: "blah ", count: 10_000) + ". I am tired"
    #expect(Self.hold([long]) == Self.hold(["I am tired"]))
  }

  @Test func survivesAnyWords() {
    let words = [
      "I", "you", "my", "your", "am", "are", "mother", "tired", "if", "but", ",", ".", "?", "remember", "why", "저는",
      "고양이를",
      "좋아해요", "싶어요", "가고", "AI", "model", "who", "\u{0}", "🙂", "\u{1112}\u{1161}", "x'", "“", "3.5", "dreamt", "like",
    ]
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let said = (0..<4).map { _ in
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }
          .joined(separator: " ")
      }
      let replies = Self.hold(said)
      #expect(
        replies.allSatisfy { !$0.isEmpty && !$0.contains("{{") && !$0.contains("  ") },
        "seed \(seed): \(said) \(replies)")
    }
  }
}
