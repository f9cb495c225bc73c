import Entities
import CSQLite
import Synchronization

import Glibc

/// Opening a file: first see whether it may be touched, then bring it up to date.
enum Opening {
  /// One at a time in a process: the moment in which an empty file is made must not meet SQLite's locks on it,
  /// because the system drops a process's locks on a file when any descriptor of it is closed.
  private static let gate = Mutex(())

  /// Another program that holds the file is waited for, and the file looked at again: outside of the lock, so that other
  /// files can be opened meanwhile.
  static func open(_ directory: DataDirectory, _ migrations: Migrations) throws(StorageError) -> Connection {
    let patience = LockTimeout.current
    let wait = LockWait(patience)
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
        connection.wait.patience = patience
        return connection
      } catch {
        guard case .busy = error, wait.look(count) else { throw error }
        count += 1
      }
    }
  }

  /// Carries the new connection out of the lock. Nothing else refers to it.
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
        "It can only be read, which commands that change nothing can do.",
        "읽을 수만 있습니다. 아무것도 바꾸지 않는 명령은 쓸 수 있습니다.")
      throw .unusable(path: directory.path, reason: reason)
    }
    _ = try DataDirectory.makeFile(path)
    let connection = try Connection(path: path, mode: .readWrite)
    try OrphanedLog.refuse(ofAnotherFile: connection)
    // At one moment: another program may be making the file meanwhile.
    let format = try connection.snapshot { () throws(StorageError) in try FileFormat(of: connection) }
    try format.check(path: path, known: migrations.known)
    if connection.isReadOnly {
      throw .unusable(path: path, reason: LocalizedText("The file can only be read.", "파일이 읽기 전용입니다."))
    }
    try requireFullTextSearch(of: connection)
    for name in [path, path + "-wal", path + "-shm"] { DataDirectory.makePrivate(name) }
    try connection.script("PRAGMA foreign_keys = ON")
    if format.version < migrations.known { try migrate(connection, directory, migrations) }
    // What is deleted is overwritten. A connection for which the log cannot be turned on is dropped: at a second try SQLite
    // says that it is on, and keeps a journal.
    try connection.script("PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON")
    connection.logEnd = .foldedWhenLong
    return connection
  }

  private static func requireFullTextSearch(of connection: Connection) throws(StorageError) {
    // The compiled options are the quick answer; a module that was loaded otherwise counts too.
    if sqlite3_compileoption_used("ENABLE_FTS5") != 0 { return }
    let found = try connection.first("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'") { $0.flag(0) }
    if found != true {
      throw .unusable(
        path: connection.path,
        reason: LocalizedText(
          "The SQLite library of this system has no full-text search (FTS5). Install one that has.",
          "이 시스템의 SQLite에는 전문 검색(FTS5)이 없습니다. FTS5가 있는 SQLite를 설치하세요."))
    }
  }

  /// Raises the version of an older file, and keeps a whole copy of it beside it.
  ///
  /// While another program reads a file without a log, the change cannot be committed. It is tried again then, with a new
  /// copy: this one goes.
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

  /// Keeps a whole copy of the database beside it, while others go on using it.
  /// - Parameters:
  ///   - name: What the copy is called, without its ending; a number comes after it where that is taken.
  ///   - patience: How long another program that holds the file is waited for.
  /// - Returns: The copy's path.
  ///
  /// It has its name when it is whole and on the disk. Before, the name ends with `DataDirectory.draft`.
  static func copy(
    _ directory: DataDirectory, to name: String, patience: LockTimeout = .current
  ) throws(StorageError) -> String {
    var copy = "\(directory.path)/\(name).sqlite"
    var number = 1
    while try !DataDirectory.makeDraft(of: copy) {
      number += 1
      copy = "\(directory.path)/\(name)-\(number).sqlite"
    }
    let draft = copy + DataDirectory.draft
    do throws(StorageError) {
      let reader = try Connection(path: directory.database, mode: .readOnly, patience: patience)
      try reader.run("VACUUM INTO ?", draft)
      try DataDirectory.publish(draft, as: copy)
    } catch {
      unlink(draft)
      throw error
    }
    return copy
  }
}
