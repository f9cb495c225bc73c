import Entities

/// The events of a chat. None holds a word of the user or the model.
enum ChatEvent {
  static let loadChat = EventFamily("ChatView", "LoadChat")
  static let loadAvatar = EventFamily("ChatView", "LoadAvatar")
  static let loadMessages = EventFamily("ChatView", "LoadMessages")
  static let createChat = EventFamily("ChatView", "CreateChat")
  static let sendMessage = EventFamily("ChatView", "SendMessage")
  static let editMessage = EventFamily("ChatView", "EditMessage")
  static let correctReply = EventFamily("ChatView", "CorrectReply")
  static let retry = EventFamily("ChatView", "Retry")
  static let otherAnswer = EventFamily("ChatView", "OtherAnswer")
  static let deleteChat = EventFamily("ChatView", "DeleteChat")
  static let restoreChat = EventFamily("ChatView", "RestoreChat")
  static let showBranch = EventFamily("ChatView", "ShowBranch")
  static let attach = EventFamily("ChatView", "AttachFile")
  static let deleteMessage = EventFamily("ChatView", "DeleteMessage")
  static let undoDeletion = EventFamily("ChatView", "UndoDeletion")
  static let emptyTrash = EventFamily("ChatView", "EmptyTrash")
  static let mark = EventFamily("ChatView", "MarkMessage")
  static let continueReply = EventFamily("ChatView", "ContinueReply")
  static let suggest = EventFamily("ChatView", "SuggestMessage")
  static let duplicateChat = EventFamily("ChatView", "DuplicateChat")
  static let exportChat = EventFamily("ChatView", "ExportChat")
  static let chooseModel = EventFamily("ChatView", "ChooseModel")
  static let choosePersona = EventFamily("ChatView", "ChoosePersona")
  static let changeGroup = EventFamily("ChatView", "ChangeGroup")
  static let callMember = EventFamily("ChatView", "CallMember")
  static let stopPressed = LoggableEvent("ChatView", "Stop_Pressed")
  static let settingsPressed = LoggableEvent("ChatView", "ChatSettings_Pressed")
  static let notePressed = LoggableEvent("ChatView", "Note_Pressed")
  static let promptPressed = LoggableEvent("ChatView", "Prompt_Pressed")

  static func characterPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("ChatView", "AvatarImage_Pressed", .analytic, [.avatar(avatar.id)])
  }

  /// The end of a reply of this program.
  static func response(_ reply: Message) -> LoggableEvent {
    LoggableEvent(
      "ChatView", "SendMessage_Response", .analytic,
      [.chat(reply.chat), .message(reply.id), .choice("outcome", ReplyOutcome(reply.state))])
  }
}
