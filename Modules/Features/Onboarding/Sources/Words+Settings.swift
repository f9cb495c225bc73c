import Entities
import TerminalUI

/// What an imported file would set.
extension Language {
  /// A sentence for each thing that it would set.
  func settings(_ settings: ImportedSettings) -> [String] {
    settings.wishes.map { wish in
      let (english, korean) = places(wish)
      guard let model = wish.model else {
        return self(
          "\(english) \(wish.chats + wish.characters == 1 ? "wants" : "want") instructions or sampling of "
            + (wish.chats + wish.characters == 1 ? "its own." : "their own."),
          "\(korean)에 따로 정한 지시나 샘플링 설정이 있습니다.")
      }
      let place = model.address.map { self(" at \($0)", "(\($0))") } ?? " (\(model.choice.provider))"
      let isOne = wish.chats + wish.characters == 1
      let more = wish.hasMore ? ", with instructions or sampling of \(isOne ? "its" : "their") own" : ""
      return self(
        "\(english) \(isOne ? "wants" : "want") to be answered by \(model.choice.model)\(place)\(more).",
        "\(korean)는 \(model.choice.model)\(place) 모델이 답하도록 설정되어 있습니다."
          + (wish.hasMore ? " 따로 정한 지시나 샘플링 설정도 있습니다." : ""))
    } + (settings.others == 0 ? [] : [others(settings.others)])
  }

  private func others(_ count: Int) -> String {
    self(
      count == 1 ? "There is 1 more setting." : "There are \(count) more settings.", "그 밖의 설정이 \(count)개 있습니다.")
  }

  /// 3 chats and 1 character.
  private func places(_ wish: ImportedSettings.Wish) -> (english: String, korean: String) {
    let chats = wish.chats == 0 ? nil : (wish.chats == 1 ? "1 chat" : "\(wish.chats) chats", "대화 \(wish.chats)개")
    let characters =
      wish.characters == 0
      ? nil : (wish.characters == 1 ? "1 character" : "\(wish.characters) characters", "캐릭터 \(wish.characters)개")
    let both = [chats, characters].compactMap(\.self)
    return (both.map(\.0).joined(separator: " and "), both.map(\.1).joined(separator: "와 "))
  }

  /// What was left out of an import, and how to take it.
  func leftOut(of summary: ImportSummary, offering way: String) -> [String] {
    guard let left = summary.settings, !summary.tookSettings else { return [] }
    return [self("Not taken:", "가져오지 않은 설정:")] + settings(left) + [way]
  }

  var tookSettings: String { self("Taken too:", "함께 가져온 설정:") }

  var takeSettingsTakesThem: String {
    self(
      "--take-settings takes them: import the file again with it if it is yours.",
      "자신의 파일이면 --take-settings를 붙여 다시 가져오면 설정도 가져옵니다.")
  }

  var importAgain: String {
    self("Import the file again to take them.", "설정도 가져오려면 파일을 다시 가져오세요.")
  }

  var aboutTakeSettingsOption: String {
    self(
      "Take its settings too: which models answer, at which addresses, and how",
      "설정도 가져오기: 답할 모델과 그 주소, 답하는 방식")
  }
}
