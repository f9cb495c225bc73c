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
    + ["backup", "data", "copy", "restore", "delete", "size", "disk", "데이터", "복사", "복원", "삭제", "크기", "용량"]
  static let privacy =
    shown(\.readLog, \.deleteLog)
    + ["telemetry", "events", "recorded", "history", "원격 측정", "이벤트", "내역"]
  static let shortcuts =
    shown(\.resetShortcuts)
    + ["shortcuts", "keyboard", "hotkeys", "bindings", "키보드", "바로 가기"]
  static let program = shown(\.version, \.data, \.about) + ["data", "release", "info", "데이터"]

  private static func shown(_ texts: KeyPath<Language, String>...) -> [String] {
    Language.allCases.flatMap { language in texts.map { language[keyPath: $0] } }
  }
}
