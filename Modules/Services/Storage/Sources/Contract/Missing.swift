import Entities

/// The same words for the same absence, whichever store notices it.
extension StorageError {
  static func missing(profile: UserProfile.ID) -> StorageError {
    .missing("There is no profile with the id \(profile).")
  }
  static func missing(avatar: Avatar.ID) -> StorageError { .missing("There is no avatar with the id \(avatar).") }
  static func missing(chat: Conversation.ID) -> StorageError { .missing("There is no chat with the id \(chat).") }
  static func missing(message: Message.ID) -> StorageError { .missing("There is no message with the id \(message).") }

  static func missing(message: Message.ID, in chat: Conversation.ID) -> StorageError {
    .missing("There is no message with the id \(message) in the chat \(chat).")
  }

  static func missing(message: Message.ID, onPathOf chat: Conversation.ID) -> StorageError {
    .missing("The message \(message) is not on the shown path of the chat \(chat). Load its newest messages again.")
  }

  static func ended(_ message: Message.ID) -> StorageError {
    .failed("The message \(message) is no longer arriving: its text stays as it is.")
  }

  static func taken(_ id: some CustomStringConvertible) -> StorageError {
    .failed("There is something with the id \(id) already. It stays as it is.")
  }

  static let finishedAsStreaming = StorageError.failed("A finished message cannot be one that is still arriving.")
}
