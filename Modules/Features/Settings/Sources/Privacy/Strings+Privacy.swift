import TerminalUI

extension Language {
  var eventLog: String { self("What was recorded", "기록된 내용") }
  var readLog: String { self("Read the log", "기록 읽기") }
  var deleteLog: String { self("Delete the log", "기록 삭제") }
  var logIsDeleted: String { self("The log is deleted.", "기록을 삭제했습니다.") }
  var noEvents: String { self("Nothing is recorded", "기록이 없습니다") }
  var logIsOn: String { self("It is on: what happens from now on is here.", "지금 켜져 있어, 이제부터 일어나는 일이 여기에 나옵니다.") }
  /// Where it is switched on, as the settings call it.
  var logIsOff: String {
    let (group, option) = (title(of: .privacy), title(of: .telemetryFile))
    return self(
      "It is off. “\(option)” in the settings, under “\(group)”, switches it on.",
      "지금 꺼져 있습니다. 설정의 ‘\(group)’에서 ‘\(option)’로 켭니다.")
  }
  var switchLogOn: String { self("Go there", "그리로 가기") }
  var whatIsRecorded: String {
    self(
      "Only while it is switched on: which screens were opened and what was done, with ids and times, never words.",
      "켜 둔 동안에만, 연 화면과 한 일을 식별자와 시각으로 기록합니다. 글 내용은 기록하지 않습니다.")
  }
  /// It is so whether the log is switched on or not.
  var whatCrashesKeep: String {
    self(
      "The last 64 are always held in memory; a crash writes them to a report here. The next start can delete it.",
      "마지막 64개는 늘 메모리에 있다가 비정상 종료 때 이 컴퓨터의 보고서에 남습니다. 다음 시작 때 지울 수 있습니다.")
  }
  func logIs(at path: String, bytes: Int) -> String {
    bytes == 0 ? self("There is no file \(path).", "\(path) 파일이 없습니다.") : "\(path) · \(size(bytes))"
  }

  /// A number of bytes, in units that people know.
  private func size(_ bytes: Int) -> String {
    bytes < 1_024 * 1_024 ? "\((bytes + 1_023) / 1_024) KB" : "\((bytes + (1 << 19)) >> 20) MB"
  }

  func sizes(database: Int, copies: Int) -> String {
    self(
      "Avatars, chats and pictures: \(size(database)) · copies: \(size(copies))",
      "아바타, 대화, 그림: \(size(database)) · 백업: \(size(copies))")
  }

  var backUpNow: String { self("Back up now", "지금 백업") }
  var copyIsKept: String { self("There is a copy.", "백업했습니다.") }
  func copyIs(at path: String) -> String { self("The copy is \(path).", "백업 파일: \(path)") }
  var whatCopiesAreFor: String {
    self(
      "A copy holds everything. To go back to it, quit aichat and put it in place of aichat.sqlite, without the files "
        + "aichat.sqlite-wal and -shm. One that is not wanted can be deleted like any file.",
      "백업 파일 하나에 모두 들어 있습니다. 되돌리려면 aichat을 끝내고 aichat.sqlite-wal과 -shm 파일을 지운 뒤 백업 파일로 "
        + "aichat.sqlite를 바꾸세요. 필요 없는 백업은 보통 파일처럼 지우면 됩니다.")
  }
  var whereErasingIs: String {
    self(
      "“Delete profile” erases one profile; this erases every profile of this computer.",
      "“프로필 삭제”는 프로필 하나만, 이것은 이 컴퓨터의 모든 프로필을 지웁니다.")
  }
  var exportOrImport: String { self("Export or import", "내보내기와 가져오기") }
  var eraseEverything: String { self("Erase everything", "모두 지우기") }
  var everythingIsErased: String { self("Everything is erased.", "모두 지웠습니다.") }
}
