import Entities
import TerminalUI

extension Language {
  func title(of section: SettingDescription.Section) -> String {
    switch section {
    case .appearance: appearance
    case .replies: self("Replies", "답장")
    case .connection: self("Connection", "연결")
    case .data: storage
    case .privacy: self("Privacy", "개인 정보")
    case .program: self("Program", "앱")
    }
  }

  var notSet: String { self("not set", "설정 안 함") }
  var accent: String { self("Accent", "강조색") }
  func isSet(by origin: String) -> String { self("Set by \(origin) in this run.", "이번 실행에서는 \(origin) 값을 따릅니다.") }
  var countsFromNextStart: String { self("It takes effect at the next start.", "다음에 시작할 때 적용됩니다.") }
  func countsAsLongAsNothingIsSet(_ variable: String) -> String {
    self(
      "Set by \(variable) in the environment. A value set here overrides it.",
      "환경 변수 \(variable)의 값입니다. 여기에서 정하면 그 값이 먼저 적용됩니다.")
  }
  var emptyMeansNone: String { self("Leave it empty for none.", "비워 두면 설정하지 않습니다.") }
  var searchSettings: String { self("Search settings", "설정 검색") }
  var showAll: String { self("Show all", "모두 보기") }
  func nothingFound(_ query: String) -> String {
    self("No setting matches “\(query)”.", "“\(query)”에 맞는 설정이 없습니다.")
  }
}
