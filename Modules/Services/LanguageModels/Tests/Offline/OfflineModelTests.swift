import Entities
import LanguageModels
import Testing

@testable import struct LanguageModels.OfflineConversation

struct OfflineModelTests {
  static let unknownAvatar = Avatar.ID(high: 1, low: 1)

  static func prompt(_ said: [String], avatar: Avatar.ID = unknownAvatar, name: String = "Zed") -> Prompt {
    Prompt(avatar: avatar, avatarName: name, system: "", turns: said.map { .init(role: .user, text: $0) })
  }

  static func reply(_ said: String..., avatar: Avatar.ID = unknownAvatar) -> String {
    OfflineConversation.reply(to: prompt(said, avatar: avatar))
  }

  @Test func isOfflineRules() {
    #expect(OfflineModel().choice == ModelChoice(provider: "offline", model: "rules"))
  }

  @Test(arguments: [nil, Duration.zero])
  func wordsJoinToTheReply(pace: Duration?) async throws {
    let prompt = Self.prompt(["Hello", "are you a bot?"])
    var text: [String] = []
    var last: ReplyEvent?
    for try await event in OfflineModel(pace: pace).reply(to: prompt) {
      if case .text(let piece) = event { text.append(piece) }
      last = event
    }
    #expect(text.joined() == OfflineConversation.reply(to: prompt))
    #expect(text.count > 10 && text.allSatisfy { $0.split(separator: " ").count == 1 })
    #expect(last == .finished(.stop))
  }

  /// Without cancellation the reply would take an hour per word.
  @Test func cancellingEndsTheReply() async throws {
    let task = Task {
      var events: [ReplyEvent] = []
      for try await event in OfflineModel(pace: .seconds(3_600)).reply(to: Self.prompt(["Hello"])) {
        events.append(event)
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return events
    }
    let events = try? await task.value
    #expect(events == nil || events?.count == 1)
  }

  @Test(arguments: [
    "Are you an AI?", "are you a real person", "Hello, are you human?", "Is this a bot?", "who are you",
    "What are you?",
    "what model are you", "You're ChatGPT, right?", "am I talking to a machine", "I like tea. But are you real?",
    "how do I choose a real model?", "how do you work", "너 AI야?", "당신은 누구세요?", "진짜 사람이에요?", "로봇이죠?",
    "안녕하세요, 혹시 인공지능이에요?", "챗봇인가요", "정체가 뭐예요?", "어떤 모델이에요?", "넌 뭐야?",
  ])
  func isHonestAboutItself(question: String) {
    for avatar in [Self.unknownAvatar, OfflineScriptsTests.avatars[6]] {
      let reply = Self.reply(question, avatar: avatar)
      #expect(reply.contains("--provider openai"), "\(reply)")
      #expect(reply.contains("rule") || reply.contains("규칙"), "\(reply)")
      #expect(!reply.contains("{{"))
    }
  }

  @Test(arguments: [
    "I like robots", "my computer is slow", "she is a real friend", "who is that?", "what is this", "제 전공은 AI예요",
    "선생님은 좋은 사람이에요", "저 사람 누구예요?", "I am only human",
  ])
  func mentionsItselfOnlyWhenAsked(text: String) {
    #expect(!Self.reply(text).contains("--provider"))
  }

  @Test func followsTheLanguageOfTheLastTurn() {
    #expect(ReplyText.isKorean(Self.reply("Hello", "안녕하세요")))
    #expect(!ReplyText.isKorean(Self.reply("안녕하세요", "Hello there")))
    #expect(ReplyText.isKorean(Self.reply("안녕하세요", "...?")))
    #expect(ReplyText.isKorean(Self.reply("ㅠㅠ")))
    #expect(!ReplyText.isKorean(Self.reply("123")))
  }

  @Test func insertsTheAvatarsName() {
    #expect(Self.reply("what is your name?").contains("Zed."))
    let hostile = Self.prompt(["what is your name?"], name: "{{char}} (\u{1B}[2J) 0 (=A)")
    #expect(OfflineConversation.reply(to: hostile).contains("{{char}} (\u{1B}[2J) 0 (=A)."))
    #expect(OfflineConversation.reply(to: Self.prompt(["이름이 뭐예요?"], name: "민준")).contains("민준이라는"))
  }

  @Test func skipsTheGreeting() {
    #expect(Self.reply("Hi Zed, I am tired") == Self.reply("I am tired"))
    #expect(Self.reply("안녕하세요. 고양이를 좋아해요") == Self.reply("고양이를 좋아해요"))
  }

  @Test func answersWithoutATurn() {
    #expect(!OfflineConversation.reply(to: Self.prompt([])).isEmpty)
    let korean = Prompt(
      avatar: Self.unknownAvatar, avatarName: "Z", system: "", turns: [.init(role: .assistant, text: "네")])
    #expect(ReplyText.isKorean(OfflineConversation.reply(to: korean)))
  }
}

enum ReplyText {
  static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
