import TerminalUI

/// The texts by which a search finds a section besides its title, in every language: those on the screen, and other
/// words for them.
enum SearchTerms {
  static let account =
    shown { [$0.saveProfile, $0.editProfile, $0.switchProfile, $0.signOut, $0.deleteAccount] }
    + [
      "profile", "log out", "logout", "user", "name", "e-mail", "email", "picture", "프로필", "나가기", "사용자", "이름", "이메일",
      "사진",
    ]
  static let model =
    shown { [$0.chooseModel, $0.offlineModel, $0.pasteKey] }
    + ["ai", "provider", "openai", "anthropic", "claude", "gpt", "ollama", "api key", "제공자", "인공지능", "api 키"]
  static let spending =
    shown { [$0.setBudget] }
    + ["cost", "price", "money", "dollar", "limit", "usage", "tokens", "비용", "가격", "돈", "한도", "사용량", "토큰"]
  static let reminders =
    shown { [$0.remindMe, $0.mentionChats] }
    + ["notifications", "alerts", "알림", "통지"]
  static let data =
    shown { [$0.backUpNow, $0.exportOrImport, $0.eraseEverything] }
    + ["backup", "data", "copy", "restore", "delete", "size", "disk", "데이터", "복사", "복원", "삭제", "크기", "용량"]
  static let privacy =
    shown { [$0.readLog, $0.deleteLog] }
    + ["telemetry", "events", "recorded", "history", "원격 측정", "이벤트", "내역"]
  static let shortcuts =
    shown { [$0.resetShortcuts] }
    + ["shortcuts", "keyboard", "hotkeys", "bindings", "키보드", "바로 가기"]
  static let program = shown { [$0.version, $0.data, $0.about] } + ["data", "release", "info", "데이터"]

  private static func shown(_ texts: (Language) -> [String]) -> [String] { Language.allCases.flatMap(texts) }
}
