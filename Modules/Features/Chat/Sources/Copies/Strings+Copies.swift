import TerminalUI

extension Language {
  var duplicateChat: String { self("Duplicate", "복제") }
  var duplicated: String { self("Duplicated.", "복제했습니다.") }
  var deleteCopy: String { self("Delete the copy", "사본 삭제") }

  func duplicated(as title: String) -> String { self("Duplicated: \(title)", "복제했습니다: \(title)") }

  func duplicating(_ count: Int) -> String {
    self("Duplicating: \(count) messages copied…", "복제하는 중입니다. 복사한 메시지 \(count)개…")
  }

  // MARK: chats duplicate

  var duplicateSummary: String {
    self("Copy a chat, with all its branches and settings", "모든 갈래와 설정까지 대화를 복제합니다")
  }
  var oneChatToDuplicate: String {
    self("Name one chat: aichat chats duplicate ID", "대화 하나를 지정해 주세요: aichat chats duplicate ID")
  }
  var duplicationStopped: String { self("Stopped. There is no copy.", "멈췄습니다. 사본은 만들지 않았습니다.") }
}
