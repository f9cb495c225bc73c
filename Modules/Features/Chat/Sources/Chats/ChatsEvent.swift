import Entities

/// The events of the list of chats.
enum ChatsEvent {
  static let loadChats = EventFamily("ChatsView", "LoadChats")
  static let deleteChat = EventFamily("ChatsView", "DeleteChat")
  static let restoreChat = EventFamily("ChatsView", "RestoreChat")
  static let removeChat = EventFamily("ChatsView", "RemoveChat")
  static let emptyTrash = EventFamily("ChatsView", "EmptyTrash")
  static let importChats = EventFamily("ChatsView", "ImportChats")
  static let renameChat = EventFamily("ChatsView", "RenameChat")
  static let duplicateChat = EventFamily("ChatsView", "DuplicateChat")
  static let moveChat = EventFamily("ChatsView", "MoveChat")

  static func chatPressed(_ row: ChatSummary) -> LoggableEvent {
    LoggableEvent("ChatsView", "Chat_Pressed", .analytic, [.chat(row.id)])
  }

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("ChatsView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
