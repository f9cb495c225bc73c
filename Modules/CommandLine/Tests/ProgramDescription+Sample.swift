import Entities

@testable import CommandLine

extension ProgramDescription {
  /// A program with one word for each text.
  static let sample = ProgramDescription(
    name: "prog", version: "1.2.3", released: "2026-01-02",
    summary: LocalizedText("Does things.", "일을 합니다."), optionsNote: LocalizedText("Note.", "참고."),
    manual: ManualText(
      purpose: LocalizedText("do things", "일하기"), descriptions: [LocalizedText("It does things.", "일을 합니다.")],
      aboutOptions: LocalizedText("Anywhere.", "어디나."),
      variables: [ManualText.Entry("PROG_HOME", LocalizedText("Its home.", "집."))],
      files: [ManualText.Entry("~/.prog", LocalizedText("Its file.", "파일."))],
      section: ManualText.Section(
        LocalizedText("RULES", "규칙"), [LocalizedText("Rules are lists.", "규칙은 목록입니다.")], sample: "(a - b)\n(c)"),
      exitCodes: [ManualText.Entry("0", LocalizedText("Done.", "끝."))],
      samples: [ManualText.Entry("prog say hi", LocalizedText("Say hi:", "인사하기:"))]))
}
