import Entities
import FeatureKit

extension Question {
  /// Asks before the user leaves a profile that has content and no name.
  static func leaving(_ contents: ProfileContents) -> Question {
    leavingAnonymous(contents, action: LocalizedText("Leave it", "나가기"))
  }

  /// Asks before the text typed into a form is discarded.
  static let discarding = Question(
    LocalizedText("Discard what you typed? It is not saved.", "입력한 내용을 버릴까요? 아직 저장하지 않았습니다."),
    action: LocalizedText("Discard", "버리기"), cancel: LocalizedText("Keep editing", "계속 쓰기"))

  /// Asks whether to import the settings of a file. Enter alone means no.
  /// - Parameter words: The settings.
  static func importing(settings words: String) -> Question {
    Question(
      LocalizedText("Import the file's settings too?", "설정도 가져올까요?"),
      LocalizedText(
        words + " What you write there would go to those models. Import settings only from a file of your own.",
        words + " 거기에 쓰는 말은 그 모델로 보내집니다. 자신의 파일일 때만 가져오세요."),
      action: LocalizedText("Import them", "가져오기"), cancel: LocalizedText("Leave them out", "빼고 가져오기"))
  }
}
