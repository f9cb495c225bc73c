import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats rename ID TITLE`: gives a chat a title. An empty one shows the avatar's name again.
  func rename(_ arguments: Arguments) async throws {
    guard arguments.operands.count == 2 else { throw CommandFailure(.wrongUsage, io.language.chatAndTitle) }
    let conversation = try await chat(named: arguments.operands[0])
    try await interactor.renameConversation(conversation.id, to: arguments.operands[1])
    if io.wantsJSON, let renamed = try await interactor.conversation(named: "\(conversation.id)") {
      try io.write(json: TitleRecord(renamed))
    }
  }
}

/// A chat by its id and its title.
struct TitleRecord: Encodable {
  let id: Conversation.ID
  let title: String?

  init(_ conversation: Conversation) { (id, title) = (conversation.id, conversation.title) }
}
