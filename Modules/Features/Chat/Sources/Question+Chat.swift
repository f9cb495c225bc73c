import Entities
import FeatureKit

extension Question {
  /// Asks before a conversation in the trash is deleted for good.
  static func removal(of title: String) -> Question {
    Question(
      LocalizedText("Delete “\(title)” for good?", "“\(title)” 대화를 완전히 삭제할까요?"),
      LocalizedText("All its messages are deleted. This cannot be undone.", "모든 메시지가 삭제되며 되돌릴 수 없습니다."),
      action: LocalizedText("Delete", "삭제"))
  }

  /// Asks before all conversations in the trash are deleted for good.
  static let emptyingChatTrash = Question(
    LocalizedText("Delete all chats in the trash for good?", "휴지통의 모든 대화를 완전히 삭제할까요?"),
    LocalizedText("This cannot be undone.", "되돌릴 수 없습니다."),
    action: LocalizedText("Empty", "비우기"))
}
