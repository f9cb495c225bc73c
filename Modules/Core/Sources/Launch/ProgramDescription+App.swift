import CommandLine
import Entities

extension ProgramDescription {
  /// The program of this name: all apps of this Core are described alike.
  init(_ program: String) {
    self.init(
      name: program, version: AppVersion.current, released: AppVersion.released,
      summary: LocalizedText("Talk with AI characters in the terminal.", "터미널에서 AI 캐릭터와 대화합니다."),
      optionsNote: LocalizedText(
        "Each option is also a variable (--data-dir: AICHAT_DATA_DIR) and a key in config.json (data_dir).",
        "모든 옵션은 환경 변수(--data-dir: AICHAT_DATA_DIR)와 config.json의 키(data_dir)로도 쓸 수 있습니다."),
      manual: ManualText(program: program))
  }
}
