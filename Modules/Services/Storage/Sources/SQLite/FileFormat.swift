import Entities

/// The header of a database file, which identifies the program that made it.
struct FileFormat {
  /// This program's mark in `PRAGMA application_id`: the letters "aich".
  static let application = 0x6169_6368

  var application: Int
  /// `PRAGMA user_version`: 0 for an empty file.
  var version: Int
  /// Whether no program has made anything in the file yet.
  var isNew: Bool

  init(of connection: Connection) throws(StorageError) {
    func number(_ sql: String) throws(StorageError) -> Int {
      try connection.first(sql) { Int($0.integer(0)) } ?? 0
    }
    application = try number("PRAGMA application_id")
    version = try number("PRAGMA user_version")
    // Usually the header alone answers: reading the list of tables takes longer.
    let isUnmarked = application == 0 && version == 0
    isNew = isUnmarked ? try number("SELECT count(*) FROM sqlite_master") == 0 : false
  }

  /// Refuses a file that this program must not change.
  func check(path: String, known: Int) throws(StorageError) {
    guard isNew || application == Self.application else {
      throw .unusable(
        path: path,
        reason: LocalizedText(
          "It is another program's database. Move it away together with \(OrphanedLog.names).",
          "다른 프로그램의 데이터베이스입니다. \(OrphanedLog.names) 파일과 함께 다른 곳으로 옮기세요."))
    }
    if version > known { throw .newer(path: path, version: version, known: known) }
    if !isNew, version < 1 {
      throw .damaged(path: path, reason: LocalizedText("its version is \(version)", "버전이 \(version)입니다"))
    }
  }
}
