import Entities
import TerminalUI

extension Language {
  var eventLog: String { self("Event log", "이벤트 기록") }
  var readLog: String { self("Read the log", "기록 읽기") }
  var deleteLog: String { self("Delete the log", "기록 삭제") }
  var logIsDeleted: String { self("The log is deleted.", "기록을 삭제했습니다.") }
  var noEvents: String { self("Nothing is recorded", "기록이 없습니다") }
  var logIsOn: String { self("The log is on. Events from now on appear here.", "지금 켜져 있어, 이제부터 일어나는 일이 여기에 나옵니다.") }
  /// The text while the log is off. It names the option that switches it on.
  func logIsOff(switchedOnBy option: String) -> String {
    let group = title(of: .privacy)
    return self(
      "The log is off. “\(option)” in the settings, under “\(group)”, switches it on.",
      "지금 꺼져 있습니다. 설정의 “\(group)”에 있는 “\(option)” 항목으로 켭니다.")
  }
  var switchLogOn: String { self("Go there", "그리로 가기") }
  var whatIsRecorded: String {
    self(
      "While the log is on, it has the screens you open and what you do, with ids and times, never your texts.",
      "켜 둔 동안에만, 연 화면과 한 일을 식별자와 시각으로 기록합니다. 글 내용은 기록하지 않습니다.")
  }
  /// True whether the log is on or off.
  var whatCrashesKeep: String {
    self(
      "The last 64 events are always in memory. A crash saves them in a report here, which the next start can delete.",
      "마지막 64개는 늘 메모리에 있다가 비정상 종료 때 이 컴퓨터의 보고서에 남습니다. 다음 시작 때 지울 수 있습니다.")
  }
  func logIs(at path: String, bytes: Int) -> String {
    bytes == 0 ? self("There is no file \(path).", "\(path) 파일이 없습니다.") : "\(path) · \(size(bytes))"
  }

  /// A number of bytes in KB or MB.
  private func size(_ bytes: Int) -> String {
    bytes < 1_024 * 1_024 ? "\((bytes + 1_023) / 1_024) KB" : "\((bytes + (1 << 19)) >> 20) MB"
  }

  func sizes(database: Int, copies: Int) -> String {
    self(
      "Characters, chats and pictures: \(size(database)) · backups: \(size(copies))",
      "캐릭터, 대화, 그림: \(size(database)) · 백업: \(size(copies))")
  }

  var backUpNow: String { self("Back up now", "지금 백업") }
  var copyIsSaved: String { self("The backup is saved.", "백업했습니다.") }
  func copyIs(at path: String) -> String { self("Backup: \(path)", "백업 파일: \(path)") }
  var whatCopiesAreFor: String {
    self(
      "A backup holds everything. To restore it, quit aichat, delete aichat.sqlite-wal and -shm, and put the backup in "
        + "place of aichat.sqlite. A backup can be deleted like any file.",
      "백업 파일 하나에 모두 들어 있습니다. 되돌리려면 aichat을 끝내고 aichat.sqlite-wal과 -shm 파일을 지운 뒤 백업 파일로 "
        + "aichat.sqlite를 바꾸세요. 필요 없는 백업은 보통 파일처럼 지우면 됩니다.")
  }
  var whereErasingIs: String {
    self(
      "“Delete profile” erases one profile; “Erase everything” erases every profile of this computer.",
      "“프로필 삭제”는 프로필 하나만, “모두 지우기”는 이 컴퓨터의 모든 프로필을 지웁니다.")
  }
  var storage: String { self("Storage and backups", "저장과 백업") }
  var exportOrImport: String { self("Export or import", "내보내기와 가져오기") }
  var eraseEverything: String { self("Erase everything", "모두 지우기") }
  var everythingIsErased: String { self("Everything is erased.", "모두 지웠습니다.") }
}
