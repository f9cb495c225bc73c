import CSQLite
import Entities

/// A log beside a file that is not its own.
///
/// SQLite deletes a log beside an empty file, and applies a log beside any other file to that file. Both lose data, so
/// neither file is opened. Our file always exists before its log: it has content, and its header has the mark of a log,
/// before there is one (https://www.sqlite.org/fileformat2.html, "File format version numbers").
///
/// Copies made by `Stores.backUp` and `VACUUM INTO` have no such mark, so a copy in the place of the file is noticed. A
/// copy that `cp` made of the file alone has the mark, and cannot be distinguished from the file itself.
enum OrphanedLog {
  /// The other files of a database.
  static let names = "aichat.sqlite-wal, aichat.sqlite-shm"

  /// Refuses a log whose file is missing or empty.
  static func refuse(withoutDatabase path: String) throws(StorageError) {
    // In this order, because a program that is making both makes the file first.
    guard DataDirectory.size(path + "-wal") > 0, DataDirectory.size(path) == 0 else { return }
    throw .failed(
      LocalizedText(
        "\(path)-wal is the log of a missing database, and may hold its newest messages. Put aichat.sqlite back "
          + "beside it, or move \(names) to where aichat.sqlite is now. Nothing was changed.",
        "\(path)-wal 파일은 사라진 데이터베이스의 로그이며, 가장 새로운 메시지가 들어 있을 수 있습니다. aichat.sqlite를 제자리에 "
          + "되돌려 놓거나 \(names) 파일도 aichat.sqlite가 있는 곳으로 옮기세요. 아무것도 바꾸지 않았습니다."))
  }

  /// Refuses a file beside a log that another file left.
  static func refuse(ofAnotherFile connection: Connection) throws(StorageError) {
    let path = connection.path
    guard DataDirectory.size(path + "-wal") > 0, let versions = connection.formatVersions, versions != (2, 2) else {
      return
    }
    throw .failed(
      LocalizedText(
        "\(path) has replaced another file, but that file's log is still there. To use it, first move \(names) away. "
          + "Nothing was changed.",
        "\(path) 파일이 다른 파일의 자리에 놓였고, 그 파일의 로그가 아직 남아 있습니다. 이 파일을 쓰려면 먼저 \(names) 파일을 "
          + "다른 곳으로 옮기세요. 아무것도 바꾸지 않았습니다."))
  }
}

extension Connection {
  /// The write and read versions in the file's header, 2 for a file with a log; nil when there is no header.
  ///
  /// They are read through SQLite's own descriptor: closing another one would drop the locks of this process.
  fileprivate var formatVersions: (UInt8, UInt8)? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK, let file,
      let read = file.pointee.pMethods?.pointee.xRead
    else { return nil }
    var header = [UInt8](repeating: 0, count: 20)
    guard read(file, &header, 20, 0) == SQLITE_OK else { return nil }
    guard header.starts(with: "SQLite format 3\0".utf8) else { return nil }
    return (header[18], header[19])
  }
}
