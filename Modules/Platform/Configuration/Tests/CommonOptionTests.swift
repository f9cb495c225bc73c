import Testing

import Entities
@testable import Configuration

struct CommonOptionTests {
  @Test func theTableIsTheDesigns() {
    #expect(
      CommonOption.allCases.map(\.flag) == [
        "--data-dir", "--profile", "--provider", "--model", "--base-url", "--certificate-file",
        "--timeout", "--image-model", "--context-window", "--temperature", "--top-p", "--max-tokens", "--seed",
        "--effort",
        "--summaries", "--no-titles",
        "--offline-script", "--monthly-budget", "--features", "--without", "--plain",
        "--color", "--theme", "--no-mouse", "--vim-keys", "--motion", "--density", "--shortcuts", "--lang",
        "--json", "--verbose", "--dev", "--telemetry-file", "--telemetry-endpoint",
      ])
    #expect(CommonOption.dataDirectory.variable == "AICHAT_DATA_DIR")
    #expect(CommonOption.dataDirectory.key == "data_dir")
  }

  @Test func everyRowHasHelpInBothLanguages() {
    for option in CommonOption.allCases {
      let english = option.help(in: .english)
      let korean = option.help(in: .korean)
      #expect(english != korean)
      #expect(!english.hasSuffix(".") && english.first?.isUppercase == true)
      #expect(korean.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value })
      #expect((option.placeholder == nil) == (option.kind == .truth))
    }
  }

  /// The rows of a section have different numbers, and its controls different titles.
  @Test(arguments: SettingDescription.Section.allCases)
  func theControlsOfASectionHavePlacesAndTitlesOfTheirOwn(section: SettingDescription.Section) {
    let settings = CommonOption.allCases.compactMap(\.setting).filter { $0.section == section }
    #expect(settings.map(\.row).sorted() == Array(1...max(settings.count, 1)))
    for language in ContentLanguage.allCases {
      #expect(Set(settings.map { $0.title(in: language) }).count == settings.count)
    }
  }

  /// Of a short list every value has a name in the settings; a switch needs none.
  @Test func everyChoiceOfASettingHasAName() {
    for option in CommonOption.allCases where option.kind != .truth && !option.choices.isEmpty {
      guard let setting = option.setting else { continue }
      #expect(Set(setting.valueNames.keys) == Set(option.choices), "\(option)")
    }
  }

  @Test func choicesNameThemAll() {
    #expect(CommonOption.color.expected(in: .english) == "auto, always or never")
    #expect(CommonOption.theme.expected(in: .english).hasPrefix("auto, light, dark, none, midnight,"))
    #expect(CommonOption.motion.expected(in: .english) == "full or reduced")
    #expect(CommonOption.language.expected(in: .korean) == "en 또는 ko")
  }
}
