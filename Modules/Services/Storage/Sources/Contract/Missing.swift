public import Entities

/// The errors about missing things and refused calls, with the same texts in every store.
extension StorageError {
  /// The profile does not exist, or is being deleted.
  public static func missing(profile: UserProfile.ID) -> StorageError {
    .missing(LocalizedText("There is no profile with the id \(profile).", "ID가 \(profile)인 프로필이 없습니다."))
  }
  static func missing(avatar: Avatar.ID) -> StorageError {
    .missing(LocalizedText("There is no character with the id \(avatar).", "ID가 \(avatar)인 캐릭터가 없습니다."))
  }
  static func missing(chat: Conversation.ID) -> StorageError {
    .missing(LocalizedText("There is no chat with the id \(chat).", "ID가 \(chat)인 대화가 없습니다."))
  }
  static func missing(persona: Persona.ID) -> StorageError {
    .missing(LocalizedText("There is no persona with the id \(persona).", "ID가 \(persona)인 페르소나가 없습니다."))
  }
  static func missing(lorebook: Lorebook.ID) -> StorageError {
    .missing(LocalizedText("There is no lorebook with the id \(lorebook).", "ID가 \(lorebook)인 로어북이 없습니다."))
  }
  static func missing(message: Message.ID) -> StorageError {
    .missing(LocalizedText("There is no message with the id \(message).", "ID가 \(message)인 메시지가 없습니다."))
  }

  /// The message does not exist, is in the trash, or belongs to another chat.
  public static func missing(message: Message.ID, in chat: Conversation.ID) -> StorageError {
    .missing(
      LocalizedText(
        "There is no message with the id \(message) in the chat \(chat).",
        "\(chat) 대화에는 ID가 \(message)인 메시지가 없습니다."))
  }

  static func missing(message: Message.ID, onPathOf chat: Conversation.ID) -> StorageError {
    .missing(
      LocalizedText(
        "The message \(message) is not on the shown path of the chat \(chat). Load its newest messages again.",
        "\(message) 메시지는 \(chat) 대화에서 지금 보이는 갈래에 없습니다. 최근 메시지를 다시 불러오세요."))
  }

  static func missing(deletion: MessageDeletion.ID) -> StorageError {
    .missing(
      LocalizedText(
        "The trash does not have the deletion \(deletion) any more.", "휴지통에 \(deletion) 삭제 기록이 더는 없습니다."))
  }

  static let arrivingIsNotDeleted = StorageError.failed(
    LocalizedText(
      "A reply is still arriving there. Nothing was deleted.", "그곳에 아직 답장이 오고 있습니다. 아무것도 삭제하지 않았습니다."))

  static func missing(deletedChat id: Conversation.ID) -> StorageError {
    .missing(
      LocalizedText("The trash does not have the chat \(id).", "휴지통에 \(id) 대화가 없습니다."))
  }

  static let laterDeletionComesFirst = StorageError.failed(
    LocalizedText(
      "The messages before these were deleted later. Give those back first.",
      "이 앞의 메시지가 나중에 삭제되었습니다. 그것을 먼저 되돌리세요."))

  static func ended(_ message: Message.ID) -> StorageError {
    .failed(
      LocalizedText(
        "The message \(message) has already ended. Its text was not changed.",
        "\(message) 메시지는 이미 끝났습니다. 내용은 그대로입니다."))
  }

  static func taken(_ id: some CustomStringConvertible) -> StorageError {
    .failed(
      LocalizedText(
        "The id \(id) is already in use. Nothing was changed.",
        "\(id) ID는 이미 쓰이고 있습니다. 아무것도 바꾸지 않았습니다."))
  }

  static let finishedAsStreaming = StorageError.failed(
    LocalizedText("A message cannot be finished with the state of one that is still arriving.", "끝난 메시지는 오는 중일 수 없습니다.")
  )

  static func foreign(_ id: some CustomStringConvertible) -> StorageError {
    .failed(
      LocalizedText(
        "The id \(id) belongs to another profile here. Nothing was changed.",
        "\(id) ID는 여기에서 다른 프로필의 것입니다. 아무것도 바꾸지 않았습니다."))
  }

  static let disorderedRecords = StorageError.failed(
    LocalizedText("The records are not in the right order. Nothing was changed.", "기록의 순서가 맞지 않습니다. 아무것도 바꾸지 않았습니다."))
}
