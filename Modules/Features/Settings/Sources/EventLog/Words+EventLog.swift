import TerminalUI

extension Language {
  var eventLog: String { self("What was recorded", "기록된 내용") }
  var readLog: String { self("Read the log", "기록 읽기") }
  var deleteLog: String { self("Delete the log", "기록 삭제") }
  var logIsDeleted: String { self("The log is deleted.", "기록을 삭제했습니다.") }
  var noEvents: String { self("Nothing is recorded", "기록이 없습니다") }
  var whatIsRecorded: String {
    self(
      "Only while it is switched on: which screens were opened and what was done, with ids and times, never words.",
      "켜 둔 동안에만, 연 화면과 한 일을 식별자와 시각으로 기록합니다. 글 내용은 기록하지 않습니다.")
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
  var whereErasingIs: String {
    self(
      "“Delete account” erases the profile with its avatars and chats.",
      "“계정 삭제”를 누르면 프로필과 아바타, 대화가 모두 지워집니다.")
  }
}
