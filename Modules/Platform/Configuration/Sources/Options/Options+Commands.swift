import Entities

extension CommonOption {
  static let ofCommands: [CommonOption] = [json, verbose, dev]

  /// Whether to print one JSON value.
  public static let json = Option<Bool>(
    "json", .truth, default: false, help: LocalizedText("Print one JSON value", "결과를 JSON 값 하나로 출력합니다"),
    setting: SettingDescription(
      .program, row: 1, title: LocalizedText("Commands print JSON", "명령 결과를 JSON으로 출력"),
      searchWords: ["command line", "terminal", "명령줄"]))

  /// Whether to print more details.
  public static let verbose = Option<Bool>(
    "verbose", .truth, default: false,
    help: LocalizedText("Report each step on standard error", "일어나는 일을 표준 오류에 보여 줍니다"),
    setting: SettingDescription(
      .program, row: 2, title: LocalizedText("Commands report what they do", "명령이 하는 일을 자세히 표시"),
      searchWords: ["command line", "terminal", "명령줄"]))

  static let dev = Option<Bool>(
    "dev", .truth, default: false,
    help: LocalizedText("Add a section for developers to the settings", "설정에 개발자용 항목을 추가합니다"),
    setting: SettingDescription(
      .program, row: 3, title: LocalizedText("For developers", "개발자용"), searchWords: ["developer", "debug", "디버그"]))
}
