import TerminalUI

/// The texts by which a search finds a section besides its title, in every language: those on the screen, and other
/// words for them.
enum SearchTerms {
  static let account =
    shown(\.saveProfile, \.editProfile, \.switchProfile, \.signOut, \.deleteAccount)
    + [
      "profile", "log out", "logout", "user", "name", "e-mail", "email", "picture", "프로필", "나가기", "사용자", "이름", "이메일",
      "사진",
    ]
  static let model =
    shown(\.chooseModel, \.offlineModel, \.pasteKey)
    + ["ai", "provider", "openai", "anthropic", "claude", "gpt", "ollama", "api key", "제공자", "인공지능", "api 키"]
  static let spending =
    shown(\.setBudget)
    + ["cost", "price", "money", "dollar", "limit", "usage", "tokens", "비용", "가격", "돈", "한도", "사용량", "토큰"]
  static let reminders =
    shown(\.remindMe, \.mentionChats)
    + ["notifications", "alerts", "알림", "통지"]
  static let data =
    shown(\.backUpNow, \.exportOrImport, \.eraseEverything)
    + ["backup", "copy", "restore", "delete", "size", "disk", "복사", "복원", "삭제", "크기", "용량"]
  static let privacy =
    shown(\.readLog, \.deleteLog)
    + ["telemetry", "events", "recorded", "history", "원격 측정", "이벤트", "내역"]
  static let shortcuts =
    shown(\.resetShortcuts)
    + ["shortcuts", "keyboard", "hotkeys", "bindings", "키보드", "바로 가기"]
  static let application = shown(\.version, \.data) + about
  static let about = shown(\.about) + ["release", "program", "info"]

  private static func shown(_ texts: KeyPath<Language, String>...) -> [String] {
    Language.allCases.flatMap { language in texts.map { language[keyPath: $0] } }
  }
}

extension Preference {
  /// Other words for the option than its title.
  var otherWords: [String] {
    switch self {
    case .theme: ["colours", "colors", "dark mode", "light mode", "색", "다크 모드", "라이트 모드"]
    case .color: ["colors", "색"]
    case .density: ["compact", "spacing", "간격"]
    case .motion: ["animation", "애니메이션"]
    case .language: ["english", "korean", "locale", "영어", "한글", "한국말"]
    case .noMouse: ["click", "클릭"]
    case .plain: ["accessibility", "접근성", "스크린 리더"]
    case .effort: ["reasoning", "effort", "추론"]
    case .temperature, .topP: ["creativity", "sampling", "창의성"]
    case .maximumTokens, .contextWindow: ["length", "limit", "memory", "한도", "기억"]
    case .summaries: ["summary", "summaries", "memory", "요약", "기억"]
    case .seed: ["random", "무작위"]
    case .baseURL: ["url", "endpoint", "api", "host", "주소"]
    case .timeout: ["wait", "seconds", "제한 시간"]
    case .certificateFile: ["tls", "ssl", "https", "인증서"]
    case .offlineScript: ["script", "eliza", "스크립트"]
    case .dataDirectory: ["directory", "path", "storage", "위치", "경로", "저장"]
    case .telemetryFile: ["telemetry", "events", "tracking", "추적"]
    case .telemetryEndpoint: ["telemetry", "opentelemetry", "tracking", "추적"]
    case .json, .verbose: ["command line", "terminal", "명령줄"]
    case .dev: ["developer", "debug", "디버그"]
    }
  }
}
