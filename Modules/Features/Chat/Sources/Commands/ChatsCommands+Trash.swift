import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats delete ID`: moves a chat to the trash. With `--for-good` it is deleted for good, also from the trash, after the
  /// user has agreed or with `--yes`.
  /// - Returns: Whether the user agreed.
  func delete(_ arguments: Arguments) async throws -> Bool {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure(.wrongUsage, io.language.oneChatToDelete)
    }
    guard arguments.has("for-good") else {
      let conversation = try await chat(named: name)
      if try await interactor.deleteConversation(conversation.id) {
        io.warn(io.language.inTrash("\(conversation.id)"))
      }
      try write(conversation)
      return true
    }
    let deleted = try await interactor.deletedConversation(named: name)
    let conversation = if let deleted { deleted } else { try await chat(named: name) }
    if !arguments.has("yes") {
      let avatar = try await interactor.avatar(conversation.avatar)?.name ?? io.language.unknown
      guard let answer = try await io.confirm(io.language.deletionQuestion(conversation.title ?? avatar)) else {
        throw CommandFailure(.wrongUsage, io.language.yesForDeletion)
      }
      guard answer else { return false }
    }
    try await interactor.removeConversation(conversation.id)
    try write(conversation)
    return true
  }

  /// `chats restore ID`: gives a deleted chat back.
  func restore(_ arguments: Arguments) async throws {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure(.wrongUsage, io.language.oneChatToRestore)
    }
    guard let conversation = try await interactor.deletedConversation(named: name) else {
      throw CommandFailure(.missing, io.language.notInTrash(name))
    }
    try await interactor.restoreConversation(conversation.id)
    try write(conversation)
  }

  private func write(_ conversation: Conversation) throws {
    if io.wantsJSON { try io.write(json: TitleRecord(conversation)) }
  }
}
