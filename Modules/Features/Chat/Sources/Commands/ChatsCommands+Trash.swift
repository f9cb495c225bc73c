import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats delete ID`: moves a chat to the trash. With `--for-good` it is deleted for good, also from the trash, after
  /// the user has agreed or with `--yes`. `chats delete --trash` deletes every chat in the trash for good in the same
  /// way.
  /// - Returns: Whether the user agreed.
  func delete(_ arguments: Arguments) async throws -> Bool {
    if arguments.has("trash") { return try await emptyTrash(arguments) }
    let name = try arguments.onlyOperand(or: io.language.oneChatToDelete)
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
    let avatar = try await interactor.avatar(conversation.avatar)?.name ?? io.language.unknown
    let question = io.language.deletionQuestion(conversation.title ?? avatar)
    guard try await arguments.agrees(to: question, io) else { return false }
    try await interactor.removeConversation(conversation.id)
    try write(conversation)
    return true
  }

  private func emptyTrash(_ arguments: Arguments) async throws -> Bool {
    guard arguments.operands.isEmpty else { throw CommandFailure(.wrongUsage, io.language.trashStandsAlone) }
    var deleted: [Conversation] = []
    let first = try await hasProfile() ? interactor.conversations(on: .deleted, offset: 0, limit: 1) : []
    if !first.isEmpty {
      let question = Question.emptyingChatTrash
      let text = io.language(question.title) + " " + io.language(question.message)
      guard try await arguments.agrees(to: text, io) else { return false }
      deleted = try await interactor.emptyChatTrash()
    }
    if io.wantsJSON { try io.write(json: deleted.map { TitleRecord($0) }) }
    io.warn(io.language.deletedForGood(deleted.count))
    return true
  }

  /// `chats restore ID`: gives a deleted chat back.
  func restore(_ arguments: Arguments) async throws {
    let name = try arguments.onlyOperand(or: io.language.oneChatToRestore)
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
