import AvatarLibrary
import Entities
import Navigation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Scroll positions are restored at the next launch.
@MainActor struct ScrollPositionRestorationTests {
  private func open() async throws -> AppFixture {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    return app
  }

  /// Quits the app, opens it again, and compares.
  private func expectSame(_ app: AppFixture) async throws {
    // The footer may have one more key by then: where later messages are not loaded, it has one that leads to the end.
    let before = app.pilot.lines.dropLast()
    try await app.relaunch()
    #expect(
      await app.pilot.waits { app.pilot.lines.dropLast() == before },
      "\(before.joined(separator: "\n"))\n became\n\(app.pilot.screen)")
    app.pilot.stop()
  }

  @Test func theRootOfATab() async throws {
    let app = try await open()
    #expect(await app.pilot.shows("Popular"))
    await app.pilot.press(.pageDown)
    #expect(!app.pilot.screen.contains("Featured"))
    try await expectSame(app)
  }

  @Test func aSheet() async throws {
    let app = try await open()
    #expect(app.presenter.open(Link(["settings", "shortcuts"])))
    #expect(await app.pilot.shows("[ Quit ]"))
    await app.pilot.press(.pageDown)
    #expect(app.pilot.screen.contains("▴"))
    try await expectSame(app)
  }

  /// More chats than one page has.
  @Test func theListOfChats() async throws {
    let app = try await open()
    let profile = try #require(app.presenter.profile)
    let avatar = try await app.interactor.defaultAvatar()
    for number in 1...70 {
      let time = Timestamp(milliseconds: Int64(number))
      var chat = Conversation(
        id: Conversation.ID(at: time), profile: profile.id, avatar: avatar.id, created: time, updated: time)
      chat.title = "Chat \(number)"
      try await app.container.stores.chats.create(chat)
    }
    #expect(app.presenter.open(Link(["chats"])))
    #expect(await app.pilot.shows("Chat 70"))
    await app.pilot.press(.end)
    #expect(await app.pilot.shows("Chat 21"))
    await app.pilot.press(.end)
    #expect(await app.pilot.shows("Chat 1 "))
    await app.pilot.press(.up, .up)
    try await expectSame(app)
  }

  @Test(arguments: [3, 12]) func aConversation(pages: Int) async throws {
    let app = try await open()
    let chat = try await talk(app)
    #expect(app.presenter.open(Link(["chat", "\(chat)"])))
    #expect(await app.pilot.shows("Message 120"))
    for _ in 0..<pages {
      await app.pilot.press(.pageUp)
      await app.pilot.settle()
    }
    #expect(!app.pilot.screen.contains("Message 120"))
    try await expectSame(app)
  }

  /// The position is found by the message, not by the line.
  @Test func aConversationInANarrowerWindow() async throws {
    let app = try await open()
    let chat = try await talk(app, saying: String(repeating: "and so on ", count: 12))
    #expect(app.presenter.open(Link(["chat", "\(chat)"])))
    #expect(await app.pilot.shows("Message 120"))
    for _ in 0..<4 {
      await app.pilot.press(.pageUp)
      await app.pilot.settle()
    }
    let first = try #require(app.pilot.screen.firstMatch(of: /Message \d+/)?.output)
    try await app.relaunch(language: .korean, columns: 44)
    #expect(await app.pilot.shows(String(first)), "\(app.pilot.screen)")
    app.pilot.stop()
  }

  /// If the stored conversation is deleted, the screen below it appears.
  @Test func aConversationThatIsGone() async throws {
    let app = try await open()
    let chat = try await talk(app)
    #expect(app.presenter.open(Link(["chat", "\(chat)"])))
    #expect(await app.pilot.shows("Message 120"))
    await app.presenter.finish()
    try await app.container.stores.chats.deleteChat(chat)
    try await app.relaunch()
    #expect(await app.pilot.shows("No chats yet"), "\(app.pilot.screen)")
    app.pilot.stop()
  }

  /// The end is a position too, also in a conversation that opened at a message.
  @Test func theEndOfAConversationThatOpenedAtAMessage() async throws {
    let app = try await open()
    let chat = try await talk(app)
    let page = try await app.container.stores.chats.messages(of: chat, before: nil, limit: 120)
    let message = try #require(page.messages.first { $0.text == "Message 20 " })
    #expect(app.presenter.open(Link(["chat", "\(chat)", "message", "\(message.id)"])))
    #expect(await app.pilot.shows("Message 20"))
    await app.pilot.press(.end)
    #expect(await app.pilot.shows("Message 120"))
    await app.pilot.settle()
    try await expectSame(app)
  }

  private func talk(_ app: AppFixture, saying more: String = "") async throws -> Conversation.ID {
    let profile = try #require(app.presenter.profile)
    let avatar = try await app.interactor.defaultAvatar()
    let chat = Conversation(
      id: Conversation.ID(high: 7, low: 7), profile: profile.id, avatar: avatar.id,
      created: Timestamp(milliseconds: 1), updated: Timestamp(milliseconds: 1))
    try await app.container.stores.chats.create(chat)
    var parent: Message.ID?
    for number in 1...120 {
      let time = Timestamp(milliseconds: Int64(number))
      let message = Message(
        id: Message.ID(at: time), chat: chat.id, parent: parent, role: number % 2 == 1 ? .user : .assistant,
        text: "Message \(number) \(more)", created: time)
      try await app.container.stores.chats.append(message)
      parent = message.id
    }
    return chat.id
  }
}
