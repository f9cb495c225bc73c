import AvatarLibrary
import Conversations
import Entities
import LanguageModels
import Navigation
import Storage
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The printed lines about replies, in the whole app.
@MainActor struct PlainReplyTests {
  /// A chat with Juno; its replies wait for the test.
  private func chat(in language: TerminalUI.Language = .english) async throws -> PlainFixture {
    let app = try await PlainFixture(language: language)
    await app.completeOnboarding()
    try await app.choose(language("Juno", "유노"), until: language("Say something", "메시지를"))
    app.model.hold()
    return app
  }

  private func ask(_ app: PlainFixture, _ words: String) async {
    let before = app.model.prompts.withLock { $0.count }
    await app.pilot.enter(words)
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.count } > before })
  }

  @Test(arguments: ["en", "ko"]) func thoughtsAreOneThing(code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await chat(in: language)
    await ask(app, "one")
    app.model.think("How far is it")
    #expect(await app.pilot.tells(language("Juno: Thinking…\n", "유노: 생각하는 중…\n")))
    app.model.think(", and why?")
    app.model.yield("Far.")
    app.model.finish()
    #expect(await app.pilot.tells(language("Juno: Far.\n", "유노: Far.\n")))
    #expect(await app.pilot.rests())
    let closed = language(". Thoughts (closed)\n", ". 생각 (접음)\n")
    #expect(app.pilot.answer.components(of: closed) == 1 && !app.pilot.transcript.contains("▸"), "\(app.pilot.answer)")
    // The next reply has no thoughts, so no line mentions any.
    await ask(app, "two")
    app.model.yield("Near.")
    app.model.finish()
    #expect(await app.pilot.tells("Near.\n"))
    #expect(await app.pilot.rests())
    #expect(!app.pilot.answer.contains(language("Thoughts", "생각")), "\(app.pilot.answer)")
    // Typing its name opens it, and its end is announced.
    await app.pilot.enter(language("thoughts", "생각"))
    #expect(
      app.pilot.answer.contains(
        language(
          "Thoughts: How far is it, and why?\nEnd of thoughts.\nFar.\n", "생각: How far is it, and why?\n생각 끝.\nFar.\n")),
      "\(app.pilot.answer)")
    #expect(app.pilot.answer.contains(language("Thoughts (open)", "생각 (펼침)")))
  }

  @Test func codeKeepsItsIndentationAsItComes() async throws {
    let app = try await chat()
    await ask(app, "one")
    app.model.yield("```swift\nfor a in b {\n")
    #expect(await app.pilot.tells("Code, swift:\n"))
    for line in ["  first\n", "    if !a. b {\n", "  }\n", "}\n```\n"] {
      app.model.yield(line)
      await app.pilot.settle()
    }
    app.model.yield("2. Second\n3. Third")
    app.model.finish()
    #expect(await app.pilot.rests())
    let code = "for a in b {\n  first\n    if !a. b {\n  }\n}\n"
    #expect(app.pilot.answer.contains(code + "End of code.\n2. Second\n3. Third\n"), "\(app.pilot.answer)")
    await app.pilot.enter("c code")
    #expect(app.pilot.answer.contains(code))
  }

  @Test(arguments: ["en", "ko"]) func textTypedMeanwhileIsSentLater(code: String) async throws {
    let language = try #require(Language(rawValue: code))
    let app = try await chat(in: language)
    await ask(app, "one")
    app.model.yield("First. Se")
    #expect(await app.pilot.tells("First."))
    await app.pilot.enter("and then?")
    #expect(await app.pilot.tells(language("Waits: and then?", "대기 중: and then?")))
    app.model.finish()
    #expect(await app.pilot.waits { app.model.prompts.withLock { $0.last?.turns.last?.text } == "and then?" })
    app.model.finish()
    #expect(await app.pilot.rests())
  }

  @Test func aHitTellsItsSidesApart() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    let chat = try await app.interactor.openConversation(with: try await app.interactor.defaultAvatar().id)
    // A change stores it.
    try await app.interactor.renameConversation(chat.id, to: nil)
    var parent = try await app.interactor.messages(of: chat.id, before: nil, limit: 1).messages.last?.id
    var ids: [Message.ID] = []
    for number in 1...60 {
      let message = Message(
        id: Message.ID(high: 0x5EED, low: UInt64(number)), chat: chat.id, parent: parent,
        role: number.isMultiple(of: 2) ? .assistant : .user, text: "Remark \(number).",
        created: Timestamp(milliseconds: 1))
      try await app.container.stores.chats.append(message)
      parent = message.id
      ids.append(message.id)
    }
    #expect(app.presenter.open(Link(["chat", "\(chat.id)", "message", "\(ids[29])"])))
    #expect(await app.pilot.tells("Remark 30."))
    await app.pilot.enter("m")
    #expect(app.pilot.answer.contains("Earlier:\n") && app.pilot.answer.contains("Later:\n"), "\(app.pilot.answer)")
    for _ in 0..<6 { await app.pilot.enter("m") }
    #expect(app.pilot.transcript.contains("There is nothing earlier.\n"))
    #expect(app.pilot.transcript.contains("There is nothing later.\n"))
    #expect(app.pilot.transcript.components(of: "Remark 30.") == 1)
  }

  @Test func theTabWhereOneIsTellsTheScreenAgain() async throws {
    let app = try await PlainFixture()
    await app.completeOnboarding()
    #expect(await app.pilot.choose("Explore (you are here)"))
    #expect(app.pilot.answer.contains("\nExplore\n") && app.pilot.answer.contains("Popular"), "\(app.pilot.answer)")
  }
}
