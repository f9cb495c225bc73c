import Entities

extension CommonOption {
  static let ofPrivacy: [CommonOption] = [telemetryFile, telemetryEndpoint]

  /// Whether events are stored in a file. Only if the user asks for it: events show when each chat was open, even after
  /// the chat was deleted.
  public static let telemetryFile = Option<Bool>(
    "telemetry_file", .truth, default: false,
    help: LocalizedText(
      "Log events in a file on this computer, without the words of chats", "일어난 일을 이 기기의 파일에 남깁니다. 글 내용은 남기지 않습니다"),
    setting: SettingDescription(
      .privacy, row: 1, title: LocalizedText("Log events", "일어난 일을 기록하기"),
      searchWords: ["telemetry", "events", "tracking", "추적"]))

  /// The address for events; nil for none.
  public static let telemetryEndpoint = Option<String?>(
    "telemetry_endpoint", .address, "URL",
    help: LocalizedText("Send the same events to this OpenTelemetry collector", "같은 내용을 이 OpenTelemetry 수집기로 보냅니다"),
    setting: SettingDescription(
      .privacy, row: 2, title: LocalizedText("Send the log to this collector", "기록을 보낼 수집기"),
      searchWords: ["telemetry", "opentelemetry", "tracking", "추적"]))
}
