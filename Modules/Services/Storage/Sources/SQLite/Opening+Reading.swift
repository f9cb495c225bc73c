import CSQLite
import Entities
import Glibc

extension Opening {
  /// Opens the file for reading only; nil when there is none.
  /// - Throws: Also for a file that must first be repaired or migrated, which needs write access.
  static func reading(_ path: String) throws(StorageError) -> Connection? {
    try OrphanedLog.refuse(withoutDatabase: path)
    guard DataDirectory.size(path) > 0 else { return nil }
    let connection = try looking(at: path)
    let format = try connection.snapshot { () throws(StorageError) in try FileFormat(of: connection) }
    try format.check(path: path, known: Migrations.all.known)
    guard format.version == Migrations.all.known else { throw .unreadableYet(path) }
    return connection
  }

  /// Opens an existing file for reading, with everything in its log. It works where nothing can be written too.
  ///
  /// Nothing is changed beside the file either. To read a file with a log, SQLite makes the log and its index if they
  /// are missing, and leaves them when the reader may not write. So the way of reading depends on the files:
  ///
  /// - A log, which may be empty, and its index: a program may have the file open. SQLite has nothing to make.
  /// - A log without its index: no program has the file open. It is read with an index in memory.
  /// - No log, or an empty one without its index: no program has the file open. It is read as a file that does not
  ///   change.
  static func looking(at path: String, timeout: LockTimeout = .current) throws(StorageError) -> Connection {
    // A journal is an interrupted change. Only a connection that may write can roll it back.
    if DataDirectory.size(path + "-journal") > 0 { throw .unreadableYet(path) }
    let isOpen = access(path + "-wal", F_OK) == 0 && DataDirectory.size(path + "-shm") > 0
    let hasLog = DataDirectory.size(path + "-wal") > 0
    let mode: Connection.Mode = isOpen ? .readOnly : hasLog ? .abandoned : .unchanging
    let connection = try Connection(path: path, mode: mode, timeout: timeout)
    try OrphanedLog.refuse(ofAnotherFile: connection)
    return connection
  }
}

extension DataDirectory {
  /// Whether it exists and the system lets nothing in it be changed, as on a file system mounted read-only.
  var isReadOnly: Bool {
    access(path, R_OK | X_OK) == 0 && access(path, W_OK) != 0
      || access(database, R_OK) == 0 && access(database, W_OK) != 0
  }
}

extension StorageError {
  /// The file exists but needs a repair or migration first. It must not be reported as missing.
  fileprivate static func unreadableYet(_ path: String) -> StorageError {
    .failed(
      LocalizedText(
        "\(path) cannot be read yet: a change to it was interrupted, or an older aichat made it. Open aichat once "
          + "to repair it, in a place where files can be written.",
        "\(path) 파일을 지금 상태로는 읽을 수 없습니다. 변경이 중단되었거나 이전 버전 aichat의 파일입니다. "
          + "쓸 수 있는 곳에서 aichat을 한 번 열면 정리됩니다."))
  }

  /// The call would change data that can only be read.
  static func onlyReadable(_ path: String) -> StorageError {
    .failed(
      LocalizedText(
        "The data in \(path) is read-only. To change it, copy the folder to a place where you "
          + "can write, and choose that place with --data-dir DIR.",
        "\(path)의 데이터는 읽을 수만 있습니다. 그곳에는 쓸 수 없습니다. 바꾸려면 폴더를 쓸 수 있는 곳에 복사하고 --data-dir DIR로 "
          + "지정하세요."))
  }
}
