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

  /// `chats delete ID`: deletes a chat, after the user has agreed or with `--yes`.
  /// - Returns: Whether the user agreed.
  func delete(_ arguments: Arguments) async throws -> Bool {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure(.wrongUsage, io.language.oneChatToDelete)
    }
    let conversation = try await chat(named: name)
    if !arguments.has("yes") {
      let avatar = try await interactor.avatar(conversation.avatar)?.name ?? io.language.unknown
      guard let answer = try await io.confirm(io.language.deletionQuestion(conversation.title ?? avatar)) else {
        throw CommandFailure(.wrongUsage, io.language.yesForDeletion)
      }
      guard answer else { return false }
    }
    try await interactor.deleteConversation(conversation.id)
    if io.wantsJSON { try io.write(json: TitleRecord(conversation)) }
    return true
  }
}

/// A chat by its id and its title.
struct TitleRecord: Encodable {
  let id: Conversation.ID
  let title: String?

  init(_ conversation: Conversation) { (id, title) = (conversation.id, conversation.title) }
}
