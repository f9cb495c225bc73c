import Entities
import FeatureKit

extension Question {
  /// Asks before characters are deleted.
  /// - Parameter hidden: The number of those that the list does not show now.
  static func deletion(ofCharacters count: Int, hidden: Int) -> Question {
    let outOfSight =
      hidden == 0
      ? LocalizedText("", "")
      : LocalizedText(
        hidden == count ? "The list shows none of them now. " : "\(hidden) of them are not in the list now. ",
        hidden == count ? "지금 목록에는 보이지 않습니다. " : "그중 \(hidden)개는 지금 목록에 보이지 않습니다. ")
    return Question(
      LocalizedText(
        count == 1 ? "Delete the marked character?" : "Delete \(count) marked characters?", "선택한 캐릭터 \(count)개를 삭제할까요?"),
      LocalizedText(
        outOfSight.english
          + "Only your own are deleted; built-in ones stay, and so do all chats. You can undo it here and in your "
          + "profile, until you delete others.",
        outOfSight.korean
          + "내 캐릭터만 삭제합니다. 기본 캐릭터와 대화는 남습니다. 다른 캐릭터를 삭제하기 전까지 여기와 프로필에서 되돌릴 수 있습니다."),
      action: LocalizedText("Delete", "삭제"))
  }

  static let tagToAdd = Question(
    LocalizedText("Add a tag", "태그 붙이기"), commas, action: LocalizedText("Add", "붙이기"), isDestructive: false)
  static let tagToRemove = Question(
    LocalizedText("Remove a tag", "태그 제거"), commas, action: LocalizedText("Remove", "제거"), isDestructive: false)
  private static let commas = LocalizedText("Or several, with commas between them.", "여러 개는 쉼표로 구분하세요.")
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
