import AccountLifecycle
import Conversations
import Entities
import LanguageModels
import Storage
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Regression tests for defects of the reference app, by their numbers in `Inventory.md`. Those here need the whole
/// app; that table names the places of the others.
@MainActor struct DefectTests {
  private func openChat() async throws -> AppFixture {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    #expect(await app.pilot.shows("Assistant"))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    return app
  }

  @Test func `Defect 10: a model is asked what was just said, in a new chat too`() async throws {
    let app = try await openChat()
    for (count, words) in ["the very first words", "and the second ones"].enumerated() {
      await app.pilot.type(words)
      await app.pilot.press(.enter)
      #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == count + 1 })
      #expect(app.model.prompts.withLock { $0.last?.turns.last?.text } == words)
      #expect(await app.pilot.shows(words))
      #expect(await app.pilot.waits { app.isIdle })
    }
    // The earlier messages are part of the prompt.
    let turns = app.model.prompts.withLock { $0.last?.turns.map(\.text) ?? [] }
    #expect(turns.suffix(3) == ["the very first words", "Hello there.", "and the second ones"])
    app.pilot.stop()
  }

  @Test func `Defect 11: what is typed while a reply arrives stays, and is sent once`() async throws {
    let app = try await openChat()
    app.model.hold()
    await app.pilot.type("question")
    await app.pilot.press(.enter, .enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } == 1 })
    app.model.yield("Half of ")
    #expect(await app.pilot.shows("Half of"))
    await app.pilot.type("typed meanwhile")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("typed meanwhile"))
    #expect(app.model.prompts.withLock { $0.count } == 1)
    // After a failure the question, the arrived text and a way to go on are there.
    app.model.fail(ModelFailure(.serverError, LocalizedText("The server is tired.", "서버가 지쳤습니다.")))
    #expect(await app.pilot.shows("^R Try again"))
    #expect(app.pilot.screen.contains("Half of") && app.pilot.screen.contains("typed meanwhile"))
    app.pilot.stop()
  }

  @Test func `Defect 15: a profile that is signed out elsewhere leads to Welcome, whatever place was saved`()
    async throws
  {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let before = try await app.container.stores.profiles.profiles().count
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("My characters"))
    try await app.container.stores.profiles.setCurrentProfile(nil)
    try await app.relaunch()
    #expect(await app.pilot.shows("Get started"))
    #expect(!app.pilot.screen.contains("My characters"))
    // No new profile was made.
    #expect(try await app.container.stores.profiles.profiles().count == before)
    app.pilot.stop()
  }

  @Test func `Defect 22: a short word is said, and blanks are not`() async throws {
    let app = try await openChat()
    await app.pilot.type("   ")
    await app.pilot.press(.enter)
    await app.pilot.settle()
    #expect(app.model.prompts.withLock { $0.isEmpty })
    await app.pilot.press(.control("u"))
    await app.pilot.type("ok")
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.last?.turns.last?.text } == "ok" })
    app.pilot.stop()
  }

  @Test func `Defect 23: an avatar that one profile opened is not among the recent ones of another`() async throws {
    let app = try await openChat()
    try await app.interactor.signOut()
    #expect(await app.pilot.shows("Get started"))
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Chats"))
    #expect(await app.pilot.shows("No chats yet"))
    #expect(!app.pilot.screen.contains("Assistant"))
    app.pilot.stop()
  }

  @Test(arguments: Language.allCases)
  func `Defect 24: without a server a whole journey holds together`(language: Language) async throws {
    let app = try await AppFixture.make(language: language, answering: OfflineModel(pace: nil))
    await app.completeOnboarding(in: language)
    let name = language("Assistant", "어시스턴트")
    #expect(await app.pilot.shows(name))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows(language("Say something", "메시지를 입력")))
    await app.pilot.type(language("I am tired today.", "오늘은 피곤해요."))
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.isIdle })
    let profile = try #require(try await app.interactor.currentProfile())
    let chat = try #require(
      try await app.container.stores.chats.chats(of: profile.id, offset: 0, limit: 2).first?.chat)
    let messages = try await app.container.stores.chats.messages(of: chat.id, before: nil, limit: 9).messages
    #expect(messages.last?.role == .assistant && messages.last?.text.isEmpty == false)
    // The list names the avatar after a restart.
    try await app.relaunch(language: language)
    await app.pilot.press(.escape, AppFixture.key("Chats"))
    #expect(await app.pilot.shows(name))
    app.pilot.stop()
  }
}
