public import Entities

extension ConfigurationEntry {
  /// Options of every kind: with a few values, with two, with any value.
  public static let samples = [
    ConfigurationEntry(
      key: "theme", value: "auto", choices: ["auto", "light", "dark", "none"], defaultValue: "auto",
      setting: SettingDescription(
        .appearance, row: 1, title: LocalizedText("Theme", "테마"),
        valueNames: [
          "auto": LocalizedText("as the terminal", "터미널에 맞춤"), "light": LocalizedText("light", "밝게"),
          "dark": LocalizedText("dark", "어둡게"), "none": LocalizedText("no colours", "색 없음"),
        ])),
    ConfigurationEntry(
      key: "density", value: "comfortable", choices: ["comfortable", "compact"], defaultValue: "comfortable",
      setting: SettingDescription(
        .appearance, row: 2, title: LocalizedText("Density", "밀도"),
        valueNames: [
          "comfortable": LocalizedText("comfortable", "넉넉하게"), "compact": LocalizedText("compact", "촘촘하게"),
        ])),
    ConfigurationEntry(
      key: "motion", value: "full", choices: ["full", "reduced"], defaultValue: "full",
      setting: SettingDescription(
        .appearance, row: 3, title: LocalizedText("Motion", "움직임"),
        valueNames: ["full": LocalizedText("full", "모두 표시"), "reduced": LocalizedText("reduced", "줄이기")])),
    ConfigurationEntry(
      key: "lang", value: "en", choices: ["en", "ko"], defaultValue: "en",
      setting: SettingDescription(
        .appearance, row: 4, title: LocalizedText("Language", "언어"),
        valueNames: ["en": LocalizedText(untranslated: "English"), "ko": LocalizedText(untranslated: "한국어")],
        searchWords: ["korean"], note: LocalizedText("Characters speak it later.", "캐릭터는 나중에 이 언어로 말합니다."))),
    ConfigurationEntry(key: "shortcuts", value: nil),
    ConfigurationEntry(
      key: "no_mouse", value: "false", choices: ["true", "false"], defaultValue: "false",
      setting: SettingDescription(
        .appearance, row: 5, title: LocalizedText("Leave the mouse to the terminal", "마우스를 터미널에 맡기기"),
        effect: .atNextStart)),
    ConfigurationEntry(
      key: "effort", value: nil, choices: ["off", "low", "medium", "high", "max"],
      setting: SettingDescription(
        .replies, row: 1, title: LocalizedText("Thinking", "생각하기"),
        valueNames: ["off": LocalizedText("off", "끔")])),
    ConfigurationEntry(
      key: "temperature", value: "0.7", source: "/home/ada/.config/aichat/config.json: temperature",
      setting: SettingDescription(
        .replies, row: 2, title: LocalizedText("Temperature", "온도"), hint: LocalizedText("From 0 to 2.", "0부터 2까지."))),
    ConfigurationEntry(
      key: "timeout", value: "30", source: "AICHAT_TIMEOUT",
      setting: SettingDescription(
        .connection, row: 1, title: LocalizedText("Server timeout, in seconds", "서버 대기 시간(초)"),
        valueNames: ["": LocalizedText("120, the usual", "기본값 120")])),
    ConfigurationEntry(
      key: "data_dir", value: "/home/ada/.local/share/aichat", defaultValue: "/home/ada/.local/share/aichat",
      setting: SettingDescription(
        .data, row: 1, title: LocalizedText("Folder of characters and chats", "캐릭터와 대화 폴더"), effect: .atNextStart,
        note: LocalizedText("Nothing is moved.", "아무것도 옮겨지지 않습니다."))),
    ConfigurationEntry(
      key: "verbose", value: "false", choices: ["true", "false"], defaultValue: "false",
      setting: SettingDescription(
        .program, row: 1, title: LocalizedText("Commands report what they do", "명령이 하는 일을 자세히 표시"))),
    ConfigurationEntry(
      key: "telemetry_file", value: "false", choices: ["true", "false"], defaultValue: "false",
      setting: SettingDescription(.privacy, row: 1, title: LocalizedText("Log events", "일어난 일을 기록하기"))),
  ]

  /// The sample of that key, with another value and source.
  public static func sample(_ key: String, value: String?, source: String? = nil) -> ConfigurationEntry {
    var entry = samples.first { $0.key == key } ?? ConfigurationEntry(key: key, value: nil)
    (entry.value, entry.source) = (value, source)
    return entry
  }
}
