import TerminalUI

extension Language {
  var back: String { self("Back", "뒤로") }
  var close: String { self("Close", "닫기") }
  var cancel: String { self("Cancel", "취소") }
}
