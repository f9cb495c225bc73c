import Entities
import FeatureKit

extension Question {
  /// Asks before the characters of the last import are deleted again.
  static let takingImportBack = Question(
    LocalizedText("Take the last import back?", "마지막으로 가져온 것을 되돌릴까요?"),
    LocalizedText(
      "The characters that it added are deleted, except those that you edited. Their chats stay.",
      "가져온 캐릭터를 삭제합니다. 그 뒤에 고친 캐릭터와 대화는 남습니다."),
    action: LocalizedText("Take back", "되돌리기"))
}
