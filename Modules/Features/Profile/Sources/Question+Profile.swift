import Entities
import FeatureKit

extension Question {
  /// Asks before an avatar is deleted.
  static func deletion(ofAvatarNamed name: String) -> Question {
    Question(
      LocalizedText("Delete \(name)?", "‘\(name)’ 캐릭터를 삭제할까요?"),
      LocalizedText(
        "It disappears from every list. This cannot be undone. Your chats with it stay.",
        "모든 목록에서 사라지며 되돌릴 수 없습니다. 나눈 대화는 그대로 남습니다."),
      action: LocalizedText("Delete", "삭제"))
  }

  /// Asks before the form of a new avatar is discarded.
  static func discarding(avatarNamed name: String) -> Question {
    Question(
      LocalizedText("Discard “\(name)”? It is not saved.", "‘\(name)’ 캐릭터를 버릴까요? 아직 저장하지 않았습니다."),
      action: LocalizedText("Discard", "버리기"), cancel: LocalizedText("Go on", "계속 쓰기"))
  }
}
