import Entities
import FeatureKit

extension Question {
  /// Asks before an avatar is deleted.
  static func deletion(ofAvatarNamed name: String) -> Question {
    delete(
      LocalizedText("Delete \(name)?", "“\(name)” 캐릭터를 삭제할까요?"),
      LocalizedText(
        "It disappears from every list. You can bring it back here until you delete another character. Your chats with "
          + "it stay.",
        "모든 목록에서 사라집니다. 다른 캐릭터를 삭제하기 전까지 여기에서 되돌릴 수 있습니다. 나눈 대화는 그대로 남습니다."))
  }

  /// Asks before a persona is deleted.
  static func deletion(of persona: Persona) -> Question {
    delete(LocalizedText("Delete “\(persona.name)”?", "“\(persona.name)” 페르소나를 삭제할까요?"))
  }

  /// Asks before a lorebook is deleted.
  static func deletion(of lorebook: Lorebook) -> Question {
    delete(
      LocalizedText(
        "Delete “\(lorebook.name)” with all of its entries?", "“\(lorebook.name)” 로어북을 모든 항목과 함께 삭제할까요?"))
  }

  /// Asks before a template is deleted.
  static func deletionOfTemplate(named name: String) -> Question {
    delete(LocalizedText("Delete “\(name)”?", "“\(name)” 템플릿을 삭제할까요?"))
  }

  /// Asks before something is deleted. The default message fits a list from which the deletion can be undone.
  private static func delete(
    _ title: LocalizedText,
    _ message: LocalizedText = LocalizedText(
      "You can bring it back until you do something else in this list.", "이 목록에서 다른 일을 하기 전까지 되살릴 수 있습니다.")
  ) -> Question {
    Question(title, message, action: LocalizedText("Delete", "삭제"))
  }

  /// Asks before an avatar gets its earlier texts back.
  static let goingBack = Question(
    LocalizedText("Go back to the earlier version?", "이전 버전으로 되돌릴까요?"),
    LocalizedText(
      "Unsaved text is replaced. The present version joins the earlier ones.",
      "저장하지 않은 내용은 사라집니다. 지금 버전은 “이전 버전”에 남습니다."
    ),
    action: LocalizedText("Go back", "되돌리기"), isDestructive: false)

  /// Asks before the form of a persona is discarded.
  /// - Parameter persona: The edited one; nil for a new one.
  static func discarding(changesTo persona: Persona?) -> Question {
    discard(
      persona.map {
        LocalizedText("Discard your changes to “\($0.name)”?", "“\($0.name)” 페르소나에서 고친 내용을 버릴까요?")
      } ?? LocalizedText("Discard the new persona? It is not saved.", "새 페르소나를 버릴까요? 아직 저장하지 않았습니다."))
  }

  /// Asks before the form of a lorebook is discarded.
  /// - Parameter lorebook: The edited one; nil for a new one.
  static func discarding(changesTo lorebook: Lorebook?) -> Question {
    discard(
      lorebook.map {
        LocalizedText("Discard your changes to “\($0.name)”?", "“\($0.name)” 로어북에서 고친 내용을 버릴까요?")
      } ?? LocalizedText("Discard the new lorebook? It is not saved.", "새 로어북을 버릴까요? 아직 저장하지 않았습니다."))
  }

  /// Asks before the form of an entry is discarded.
  static func discardingEntry(isNew: Bool) -> Question {
    discard(
      isNew
        ? LocalizedText("Discard the new entry? It is not saved.", "새 항목을 버릴까요? 아직 저장하지 않았습니다.")
        : LocalizedText("Discard your changes to the entry?", "항목에서 고친 내용을 버릴까요?"))
  }

  /// Asks before the form of a template is discarded.
  /// - Parameter name: That of the edited one; nil for a new one.
  static func discardingTemplate(named name: String?) -> Question {
    discard(
      name.map { LocalizedText("Discard your changes to “\($0)”?", "“\($0)” 템플릿에서 고친 내용을 버릴까요?") }
        ?? LocalizedText("Discard the new template? It is not saved.", "새 템플릿을 버릴까요? 아직 저장하지 않았습니다."))
  }

  /// Asks before the form of an avatar is discarded.
  static func discarding(avatarNamed name: String, isEdited: Bool) -> Question {
    guard !name.isEmpty else {
      return discard(LocalizedText("Discard what you have written?", "쓴 내용을 버릴까요?"))
    }
    return discard(
      isEdited
        ? LocalizedText("Discard your changes to “\(name)”?", "“\(name)” 캐릭터에서 고친 내용을 버릴까요?")
        : LocalizedText("Discard “\(name)”? It is not saved.", "“\(name)” 캐릭터를 버릴까요? 아직 저장하지 않았습니다."))
  }

  /// Asks before the text of a form is discarded.
  private static func discard(_ title: LocalizedText) -> Question {
    Question(title, action: LocalizedText("Discard", "버리기"), cancel: LocalizedText("Keep editing", "계속 쓰기"))
  }
}
