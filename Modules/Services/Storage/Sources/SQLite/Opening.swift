import Entities
import CSQLite
import Synchronization
import Glibc

/// Opens a file: first checks whether it may be changed, then migrates it.
enum Opening {
  /// One opening at a time in a process: while an empty file is made, SQLite must hold no locks on it, because the
  /// system drops a process's locks on a file when any descriptor of it is closed.
  private static let gate = Mutex(())

  /// Waits for another program that holds the file, and tries again. It waits outside of the gate, so that other files
  /// can be opened meanwhile.
  static func open(_ directory: DataDirectory, _ migrations: Migrations) throws(StorageError) -> Connection {
    let timeout = LockTimeout.current
    let wait = LockWait(timeout)
    defer { wait.end() }
    var count = 0
    while true {
      let opened = gate.withLock { _ in
        LockTimeout.$current.withValue(.none) {
          Result { () throws(StorageError) in try openAlone(directory, migrations) }.map(ConnectionTransfer.init)
        }
      }
      do throws(StorageError) {
        let connection = try opened.get().connection
        connection.wait.timeout = timeout
        return connection
      } catch {
        guard case .busy = error, wait.pause(count) else { throw error }
        count += 1
      }
    }
  }

  /// Carries the new connection out of the gate. Nothing else refers to it.
  private struct ConnectionTransfer: @unchecked Sendable {
    let connection: Connection
  }

  private static func openAlone(
    _ directory: DataDirectory, _ migrations: Migrations
  ) throws(StorageError) -> Connection {
    let path = directory.database
    try OrphanedLog.refuse(withoutDatabase: path)
    if DataDirectory.size(path) > 0, directory.isReadOnly {
      let reason = LocalizedText(
        "It is read-only. Commands that change nothing can still read it.",
        "읽을 수만 있습니다. 아무것도 바꾸지 않는 명령은 쓸 수 있습니다.")
      throw .unusable(path: directory.path, reason: reason)
    }
    _ = try DataDirectory.makeFile(path)
    let connection = try Connection(path: path, mode: .readWrite)
    try OrphanedLog.refuse(ofAnotherFile: connection)
    // In one snapshot: another program may be making the file meanwhile.
    let format = try connection.snapshot { () throws(StorageError) in try FileFormat(of: connection) }
    try format.check(path: path, known: migrations.known)
    if connection.isReadOnly {
      throw .unusable(path: path, reason: LocalizedText("The file is read-only.", "파일이 읽기 전용입니다."))
    }
    try requireFullTextSearch(of: connection)
    for name in [path, path + "-wal", path + "-shm"] { DataDirectory.makePrivate(name) }
    try connection.script("PRAGMA foreign_keys = ON")
    if format.version < migrations.known { try migrate(connection, directory, migrations) }
    // Deleted content is overwritten. A connection for which the WAL cannot be turned on is dropped: at a second
    // attempt SQLite reports that it is on, but uses a journal.
    try connection.script("PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON")
    connection.logEnd = .foldedWhenLong
    return connection
  }

  private static func requireFullTextSearch(of connection: Connection) throws(StorageError) {
    // The compiled options are the quick answer; a module that was loaded in another way counts too.
    if sqlite3_compileoption_used("ENABLE_FTS5") != 0 { return }
    let found = try connection.first("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'") { $0.flag(0) }
    if found != true {
      throw .unusable(
        path: connection.path,
        reason: LocalizedText(
          "The SQLite library of this system has no full-text search (FTS5). Install one that has it.",
          "이 시스템의 SQLite에는 전문 검색(FTS5)이 없습니다. FTS5가 있는 SQLite를 설치하세요."))
    }
  }

  /// Migrates an older file, and saves a whole copy of it beside it.
  ///
  /// While another program reads a file without a log, the change cannot be committed. It is then tried again with a
  /// new copy, and this one is deleted.
  private static func migrate(
    _ connection: Connection, _ directory: DataDirectory, _ migrations: Migrations
  ) throws(StorageError) {
    var backup: String?
    do throws(StorageError) {
      try migrations.apply(to: connection) { (version) throws(StorageError) in
        backup = try copy(directory, to: "aichat.v\(version).backup")
      }
    } catch {
      if case .busy = error, let backup { unlink(backup) }
      throw error
    }
  }

  /// Saves a whole copy of the database beside it, while other programs use it.
  /// - Parameters:
  ///   - name: The name of the copy, without its ending; a number is added if the name is in use.
  ///   - timeout: How long to wait for another program that holds the file.
  /// - Returns: The copy's path.
  ///
  /// The copy gets its name when it is whole and on the disk. Before that its name ends with `DataDirectory.draft`.
  static func copy(
    _ directory: DataDirectory, to name: String, timeout: LockTimeout = .current
  ) throws(StorageError) -> String {
    var copy = "\(directory.path)/\(name).sqlite"
    var number = 1
    while try !DataDirectory.makeDraft(of: copy) {
      number += 1
      copy = "\(directory.path)/\(name)-\(number).sqlite"
    }
    let draft = copy + DataDirectory.draft
    do throws(StorageError) {
      let reader = try Connection(path: directory.database, mode: .readOnly, timeout: timeout)
      try reader.run("VACUUM INTO ?", draft)
      try DataDirectory.publish(draft, as: copy)
    } catch {
      unlink(draft)
      throw error
    }
    return copy
  }
}
