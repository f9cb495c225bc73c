import ChatTestSupport
import Entities
import FeatureKit
import Testing

@testable import Chat

@MainActor struct ContributionsTests {
  private let builder = ChatBuilder(interactor: FakeChatInteractor(), router: { _ in RecordingChatRouter() })

  @Test func `Chat adds a tab, four links and two commands`() throws {
    let added = builder.contributions
    #expect(added.tabs.map(\.id) == ["chats"])
    #expect(added.links.map(\.name) == ["chat", "avatar", "prompt", "search"])
    #expect(added.links.allSatisfy { $0.tab == "chats" })
    #expect(added.commands.map(\.name) == ["ask", "chats"])
    #expect(
      added.commands.last?.subcommands.map(\.name) == [
        "list", "show", "rename", "duplicate", "delete", "restore", "search", "pin", "archive", "tag", "new", "members",
        "export", "import",
      ])
    #expect(added.settings.isEmpty && added.start.isEmpty)
    #expect(try FeatureRegistry([builder]).owner(of: "link avatar") == "chat")
  }

  @Test func `A link names one id`() {
    let id = Conversation.sample().id
    #expect(identifier(in: ["\(id)"]) == id)
    #expect(identifier(in: ["x"]) == Conversation.ID?.none)
    #expect(identifier(in: []) == Conversation.ID?.none)
    #expect(identifier(in: ["\(id)", "more"]) == Conversation.ID?.none)
  }
}
