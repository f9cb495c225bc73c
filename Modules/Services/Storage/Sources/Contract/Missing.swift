public import Entities

/// The same words for the same absence, in every store.
extension StorageError {
  /// A profile is not there, or is being deleted.
  public static func missing(profile: UserProfile.ID) -> StorageError {
    .missing(LocalizedText("There is no profile with the id \(profile).", "ID가 \(profile)인 프로필이 없습니다."))
  }
  static func missing(avatar: Avatar.ID) -> StorageError {
    .missing(LocalizedText("There is no avatar with the id \(avatar).", "ID가 \(avatar)인 아바타가 없습니다."))
  }
  static func missing(chat: Conversation.ID) -> StorageError {
    .missing(LocalizedText("There is no chat with the id \(chat).", "ID가 \(chat)인 대화가 없습니다."))
  }
  static func missing(message: Message.ID) -> StorageError {
    .missing(LocalizedText("There is no message with the id \(message).", "ID가 \(message)인 메시지가 없습니다."))
  }

  static func missing(message: Message.ID, in chat: Conversation.ID) -> StorageError {
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

  static func ended(_ message: Message.ID) -> StorageError {
    .failed(
      LocalizedText(
        "The message \(message) is no longer arriving: its text stays as it is.",
        "\(message) 메시지는 이미 끝났습니다. 내용은 그대로입니다."))
  }

  static func taken(_ id: some CustomStringConvertible) -> StorageError {
    .failed(
      LocalizedText(
        "There is something with the id \(id) already. It stays as it is.",
        "ID가 \(id)인 것이 이미 있습니다. 그대로 둡니다."))
  }

  static let finishedAsStreaming = StorageError.failed(
    LocalizedText("A finished message cannot be one that is still arriving.", "끝난 메시지는 오는 중일 수 없습니다."))

  static func foreign(_ id: some CustomStringConvertible) -> StorageError {
    .failed(
      LocalizedText(
        "The id \(id) belongs to another profile here. Nothing was changed.",
        "ID \(id)은(는) 여기에서 다른 프로필의 것입니다. 아무것도 바꾸지 않았습니다."))
  }

  static let disorderedRecords = StorageError.failed(
    LocalizedText("The records are not in their order. Nothing was changed.", "기록의 순서가 맞지 않습니다. 아무것도 바꾸지 않았습니다."))
}
