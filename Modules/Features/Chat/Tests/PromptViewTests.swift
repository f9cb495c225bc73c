import ChatTestSupport
import Entities
import FeatureKit
import Foundation
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

/// The screen with the next prompt.
@MainActor struct PromptViewTests {
  private let interactor = FakeChatInteractor(Message.samples(4))

  private func open(_ text: String = "", language: Language = .english) async -> Pilot {
    let presenter = PromptPresenter(
      PromptParameters(in: Conversation.sample().id, saying: text), interactor: interactor)
    let pilot = Pilot(showing: PromptView(presenter: presenter), columns: 100, rows: 40, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: [Language.english, .korean]) func `Each part with its origin`(language: Language) async {
    interactor.unsent = 2
    let pilot = await open("And now?", language: language)
    let wanted = [
      language(interactor.usualModel.words), language("About 40 of 7168 tokens", "약 40토큰"), language.notSent(2),
      language("Character description · system · about 10 tokens", "캐릭터 소개 · 시스템 · 약 10토큰"), "You are Nova.",
      language("Your message · user", "내 메시지 · 사용자"), "Message 3", language("Reply · assistant", "답장 · 캐릭터"),
      "Message 4", language("Your message now · user", "지금 하는 말 · 사용자"), "And now?",
    ]
    var rest = pilot.screen[...]
    for words in wanted {
      let found = rest.range(of: words)
      #expect(found != nil, "\(words)")
      if let found { rest = rest[found.upperBound...] }
    }
    #expect(!pilot.screen.contains("Message 2"))
    pilot.stop()
  }

  @Test func `The words of another member have the role of the user, and the member's name`() {
    func heading(_ author: Message.Role?, speaker: String?, _ language: Language) -> String {
      language.heading(
        of: PromptReport.Part(source: .message, role: .user, text: "", tokens: 3, speaker: speaker, author: author))
    }
    #expect(heading(.assistant, speaker: "Beo", .english) == "Reply of Beo · user · about 3 tokens")
    #expect(heading(.assistant, speaker: "Beo", .korean) == "Beo의 답장 · 사용자 · 약 3토큰")
    #expect(heading(.user, speaker: "Mira", .english) == "Your message · user · about 3 tokens")
    #expect(heading(nil, speaker: nil, .korean) == "내 메시지 · 사용자 · 약 3토큰")
  }

  @Test func `What goes wrong is said, and can be tried again`() async {
    interactor.errors[.prompt] = NoSuchAvatar(name: "x")
    let pilot = await open()
    #expect(pilot.screen.contains("Try again"))
    interactor.errors = [:]
    await pilot.press(.enter)
    #expect(pilot.screen.contains("You are Nova."))
    pilot.stop()
  }
}
