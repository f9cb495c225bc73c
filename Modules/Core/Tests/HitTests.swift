import AvatarLibrary
import Conversations
import Entities
import Navigation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// From a search to the found message, through the whole app.
@MainActor struct HitTests {
  /// A long conversation with one distinct message.
  private func talk(in app: AppFixture) async throws -> (chat: Conversation.ID, hit: Message.ID) {
    let chat = try await app.interactor.openConversation(with: try await app.interactor.defaultAvatar().id)
    // A change stores it.
    try await app.interactor.renameConversation(chat.id, to: nil)
    var parent = try await app.interactor.messages(of: chat.id, before: nil, limit: 1).messages.last?.id
    var hit: Message.ID?
    for number in 1...200 {
      let message = Message(
        id: Message.ID(high: 0x5EED, low: UInt64(number)), chat: chat.id, parent: parent,
        role: number.isMultiple(of: 2) ? .assistant : .user,
        text: number == 70 ? "A kestrel hovers." : "Remark \(number)", created: Timestamp(milliseconds: 1))
      try await app.container.stores.chats.append(message)
      parent = message.id
      if number == 70 { hit = message.id }
    }
    return (chat.id, try #require(hit))
  }

  @Test func `A result leads to its message`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    _ = try await talk(in: app)
    #expect(await app.pilot.focus(on: "Chats"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Remark 200"))
    await app.pilot.press(.control("f"))
    #expect(await app.pilot.shows("Search messages and titles"))
    await app.pilot.type("kestrel")
    #expect(await app.pilot.shows("1 found"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("found here"))
    #expect(app.pilot.screen.contains("A kestrel hovers.") && app.pilot.screen.contains("Remark 71"))
  }

  @Test func `A link names a message, also after the next start`() async throws {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    let (chat, hit) = try await talk(in: app)
    let link = try #require(Link("aichat://chat/\(chat)/message/\(hit)", scheme: "aichat"))
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows("A kestrel hovers."))
    try await app.relaunch()
    #expect(await app.pilot.shows("A kestrel hovers."))
    #expect(app.presenter.open(Link(["chat", "\(chat)"])))
    #expect(await app.pilot.shows("Remark 200"))
    #expect(!app.presenter.open(Link(["chat", "\(chat)", "message", "nonsense"])))
  }
}
