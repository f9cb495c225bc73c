import Entities
import FeatureKit

extension Question {
  /// Asks before a conversation is deleted.
  static func deletion(ofChatWith name: String) -> Question {
    Question(
      LocalizedText("Delete the chat with \(name)?", "‘\(name)’ 캐릭터와 나눈 대화를 삭제할까요?"),
      LocalizedText("All its messages are deleted. This cannot be undone.", "모든 메시지가 삭제되며 되돌릴 수 없습니다."),
      action: LocalizedText("Delete", "삭제"))
  }
}
