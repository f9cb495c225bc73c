import Entities
import TerminalUI

/// The settings of an imported file.
extension Language {
  /// A sentence for each setting.
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
    }
  }

  /// The note that not all settings are listed. Unlisted ones are not imported.
  private func others(_ count: Int) -> String? {
    if count == 0 { return nil }
    let most = ImportedSettings.mostListed
    return self(
      count == 1
        ? "Left out: the settings of 1 more chat or character. Only \(most) different ones can be listed and imported."
        : "Left out: the settings of \(count) more chats and characters. "
          + "Only \(most) different ones can be listed and imported.",
      "대화와 캐릭터 \(count)개의 설정을 더 제외했습니다. 서로 다른 설정은 \(most)개까지만 보이고 가져올 수 있습니다.")
  }

  /// The settings that this version cannot use; nil for none.
  private func unusable(_ settings: ImportedSettings) -> String? {
    if settings.unusable.isEmpty { return nil }
    let list = settings.unusable.map { "“\($0)”" }.joined(separator: ", ")
    let more = settings.moreUnusable
    return self(
      "Left out, since this version cannot use them: \(list)" + (more == 0 ? "." : ", and \(more) more."),
      "이 버전에서 쓸 수 없어 제외한 것: \(list)" + (more == 0 ? "." : " 외 \(more)개."))
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

  /// The settings that an import left out, and how to import them.
  func leftOut(of summary: ImportSummary, offering way: String) -> [String] {
    guard let left = summary.settings else { return [] }
    let known = settings(left)
    let isLeft = !known.isEmpty && !summary.importedSettings
    return (isLeft ? [self("Not imported:", "가져오지 않은 설정:")] + known + [way] : [])
      + [others(left.others), unusable(left)].compactMap(\.self)
  }

  var importedSettings: String { self("Imported too:", "함께 가져온 설정:") }

  var takeSettingsTakesThem: String {
    self(
      "If the file is your own, import it again with --take-settings to import them.",
      "자신의 파일이면 --take-settings를 붙여 다시 가져오면 설정도 가져옵니다.")
  }

  var importAgain: String {
    self("To import them, import the file again.", "설정도 가져오려면 파일을 다시 가져오세요.")
  }

  var importStopped: String {
    self("The import was stopped. Nothing was changed.", "가져오기를 중단했습니다. 바뀐 것은 없습니다.")
  }
  var exportStopped: String {
    self("The export was stopped. No file was written.", "내보내기를 중단했습니다. 파일은 만들지 않았습니다.")
  }
  var outputStopped: String {
    self("The export was stopped. The output is not whole.", "내보내기를 중단했습니다. 출력이 온전하지 않습니다.")
  }

  var aboutTakeSettingsOption: String {
    self(
      "Import its settings too: which models answer, at which addresses, and how",
      "설정도 가져옵니다: 답할 모델과 그 주소, 답하는 방식")
  }
}
