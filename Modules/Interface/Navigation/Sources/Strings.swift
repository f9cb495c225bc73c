import TerminalUI

extension Language {
  var back: String { self("Back", "뒤로") }
  var open: String { self("Open", "열기") }
  var close: String { self("Close", "닫기") }
  func present(_ tab: String) -> String { tab + " " + self("(you are here)", "(현재 위치)") }
  var cancel: String { self("Cancel", "취소") }
}
