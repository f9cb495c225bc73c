import CSQLite
import Entities

import Glibc

extension Opening {
  /// The file as it is, to look into and nothing more; nil when there is none.
  /// - Throws: Also for what only a program that may write can make readable: what an older version made.
  static func reading(_ path: String) throws(StorageError) -> Connection? {
    try OrphanedLog.refuse(withoutDatabase: path)
    guard DataDirectory.size(path) > 0 else { return nil }
    let connection = try looking(at: path)
    let format = try connection.snapshot { () throws(StorageError) in try FileFormat(of: connection) }
    try format.check(path: path, known: Migrations.all.known)
    guard format.version == Migrations.all.known else { throw .unreadableYet(path) }
    return connection
  }

  /// A connection to a file that is there, with all that is in its log, which works where nothing can be written too.
  ///
  /// Nothing is changed beside it either. To read a file with a log, SQLite makes the log and its index where they are not
  /// there, and leaves them when the reader may not write. So how the file is read depends on what is there:
  ///
  /// - A log, which may be empty, and its index: a program may have the file open. SQLite has nothing to make.
  /// - A log without its index: no program has it open. It is read with an index in memory.
  /// - No log, or an empty one without its index: no program has the file open. It is read as a file that does not change.
  static func looking(at path: String, patience: LockTimeout = .current) throws(StorageError) -> Connection {
    // What a program that was killed left half done can only be taken back by one that may write.
    if DataDirectory.size(path + "-journal") > 0 { throw .unreadableYet(path) }
    let isOpen = access(path + "-wal", F_OK) == 0 && DataDirectory.size(path + "-shm") > 0
    let hasLog = DataDirectory.size(path + "-wal") > 0
    let mode: Connection.Mode = isOpen ? .readOnly : hasLog ? .abandoned : .unchanging
    let connection = try Connection(path: path, mode: mode, patience: patience)
    try OrphanedLog.refuse(ofAnotherFile: connection)
    return connection
  }
}

extension DataDirectory {
  /// Whether it is there and the system lets nothing in it be changed, as on a file system that is mounted to be read.
  var isReadOnly: Bool {
    access(path, R_OK | X_OK) == 0 && access(path, W_OK) != 0
      || access(database, R_OK) == 0 && access(database, W_OK) != 0
  }
}

extension StorageError {
  /// There is something, which is not nothing.
  fileprivate static func unreadableYet(_ path: String) -> StorageError {
    .failed(
      LocalizedText(
        "\(path) cannot be read as it is: a change to it was interrupted, or an older aichat made it. Open aichat once, "
          + "which puts it right; for that it must be where files can be written.",
        "\(path) 파일을 지금 상태로는 읽을 수 없습니다. 변경이 중단되었거나 이전 버전 aichat의 파일입니다. "
          + "쓸 수 있는 곳에서 aichat을 한 번 열면 정리됩니다."))
  }

  /// What was asked would change data that can only be read.
  static func onlyReadable(_ path: String) -> StorageError {
    .failed(
      LocalizedText(
        "The data in \(path) can only be read: nothing can be written there. To change it, copy the folder to where you "
          + "can write, and name that with --data-dir DIR.",
        "\(path)의 데이터는 읽을 수만 있습니다. 그곳에는 쓸 수 없습니다. 바꾸려면 폴더를 쓸 수 있는 곳에 복사하고 --data-dir DIR로 "
          + "지정하세요."))
  }
}
