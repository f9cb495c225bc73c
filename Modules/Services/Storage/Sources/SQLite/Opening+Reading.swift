import CSQLite
import Entities

extension Opening {
  /// The file as it is, to look into and nothing more; nil when there is none.
  /// - Throws: Also for what only a program that may write can make readable: a log without its index, and what an older
  ///   version made.
  ///
  /// Nothing is changed beside it either. SQLite makes helpers for whoever reads a file with a log, and leaves them there
  /// when the reader may not write. While a program has the file open they are there anyway; when there is no log, nobody
  /// has it open, and it can be read as a file that nobody changes.
  static func reading(_ path: String) throws(StorageError) -> Connection? {
    guard DataDirectory.size(path) > 0 else { return nil }
    let hasLog = DataDirectory.size(path + "-wal") > 0
    // A log without its index is what was copied: reading it would make the index.
    if hasLog, DataDirectory.size(path + "-shm") == 0 { throw .unreadableYet(path) }
    let connection = try Connection(path: path, mode: hasLog ? .readOnly : .unchanging)
    let format = try connection.snapshot { () throws(StorageError) in try FileFormat(of: connection) }
    try format.check(path: path, known: Migrations.all.known)
    guard format.version == Migrations.all.known else { throw .unreadableYet(path) }
    return connection
  }
}

extension StorageError {
  /// There is something, which is not nothing.
  fileprivate static func unreadableYet(_ path: String) -> StorageError {
    .failed(
      Wording(
        "\(path) cannot be read as it is: a copy without its last changes in order, or an older aichat's. Open aichat "
          + "once, which puts it right.",
        "\(path) 파일을 지금 상태로는 읽을 수 없습니다. 마지막 변경이 정리되지 않은 복사본이거나 이전 버전 aichat의 파일입니다. "
          + "aichat을 한 번 열면 정리됩니다."))
  }
}
