import Entities
import FeatureKit

extension Question {
  /// Asks before characters are deleted.
  static func deletion(ofCharacters count: Int) -> Question {
    Question(
      LocalizedText(
        count == 1 ? "Delete the marked character?" : "Delete \(count) marked characters?", "표시한 캐릭터 \(count)개를 삭제할까요?"),
      LocalizedText(
        "Only your own are deleted; built-in ones stay, and so do all chats. This cannot be undone: export them first to "
          + "keep them.",
        "내 캐릭터만 삭제합니다. 기본 캐릭터와 대화는 남습니다. 되돌릴 수 없으니, 보관하려면 먼저 내보내세요."),
      action: LocalizedText("Delete", "삭제"))
  }

  static let tagToAdd = Question(
    LocalizedText("Add a tag", "태그 붙이기"), action: LocalizedText("Add", "붙이기"), isDestructive: false)
  static let tagToRemove = Question(
    LocalizedText("Remove a tag", "태그 제거"), action: LocalizedText("Remove", "제거"), isDestructive: false)
  static let exportFolder = Question(
    LocalizedText("Export to a folder", "폴더로 내보내기"),
    LocalizedText(
      "Each character becomes a card: a PNG file where it has a picture, else JSON. No file is replaced.",
      "캐릭터마다 카드 파일을 만듭니다. 그림이 있으면 PNG, 없으면 JSON입니다. 있는 파일은 바꾸지 않습니다."),
    action: LocalizedText("Export", "내보내기"), isDestructive: false)
}

extension LocalizedText {
  /// What the empty fields of these questions show.
  static let tag = LocalizedText("Tag", "태그")
  static let folder = LocalizedText("Folder", "폴더")
}
