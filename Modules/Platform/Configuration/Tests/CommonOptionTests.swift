import Testing

import Entities
@testable import Configuration

struct CommonOptionTests {
  @Test func theTableIsTheDesigns() {
    #expect(
      CommonOption.allCases.map(\.flag) == [
        "--data-dir", "--profile", "--provider", "--model", "--base-url", "--certificate-file",
        "--timeout", "--context-window", "--temperature", "--top-p", "--max-tokens", "--seed", "--effort",
        "--summaries",
        "--offline-script", "--monthly-budget", "--features", "--without", "--plain",
        "--color", "--theme", "--no-mouse", "--motion", "--density", "--lang", "--json",
        "--verbose", "--dev", "--telemetry-file", "--telemetry-endpoint",
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

  @Test func choicesNameThemAll() {
    #expect(CommonOption.color.expectation(in: .english) == "auto, always or never")
    #expect(CommonOption.theme.expectation(in: .korean) == "auto, light, dark 또는 none")
    #expect(CommonOption.motion.expectation(in: .english) == "full or reduced")
    #expect(CommonOption.language.expectation(in: .korean) == "en 또는 ko")
  }
}
