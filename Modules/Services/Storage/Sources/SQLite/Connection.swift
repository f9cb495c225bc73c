import Entities
import CSQLite

/// One connection to a database file. Its owner is an actor: it is not for two threads at once.
final class Connection {
  enum Mode {
    case readOnly, readWrite
    /// Reads a file that no program changes meanwhile: SQLite takes no lock and makes no file.
    case unchanging
    /// Reads a file whose log no program has open: SQLite takes no lock, and keeps the log's index in memory.
    case abandoned

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly, .abandoned: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI
      case .unchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    }

    /// The name that SQLite opens: a path, or a URI where options are needed.
    fileprivate func name(of path: String) -> String {
      switch self {
      case .readOnly, .abandoned: path
      // A disk may destroy data beside a write that a power cut interrupts (`psow`), such as the end of an acknowledged
      // commit. With `psow=0` SQLite fills the log up to the next 4 KB before it waits for the disk.
      case .readWrite: Self.address(of: path) + "?psow=0"
      case .unchanging: Self.address(of: path) + "?immutable=1"
      }
    }

    private static func address(of path: String) -> String {
      let digits = Array("0123456789ABCDEF")
      let escaped = path.utf8.map { byte in
        switch byte {
        case 0x2F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(UnicodeScalar(byte))
        default: "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
      }
      // Without the two slashes, a path that begins with two would name a host.
      return (path.hasPrefix("/") ? "file://" : "file:") + escaped.joined()
    }
  }

  /// What survives a crash of the machine, not only of the program, right after a commit.
  enum Durability: String {
    /// A crash of the machine may lose this commit, but nothing before the last `full` one. Does not wait for the disk.
    case normal = "NORMAL"
    /// This commit too.
    case full = "FULL"
  }

  /// The SQLite VFS to use (https://www.sqlite.org/vfs.html); nil for the default. Tests set another one.
  @TaskLocal static var disk: String?

  let path: String
  let handle: OpaquePointer
  let wait: LockWait
  /// Prepared statements that are not in use, by their text.
  private(set) var idle: [String: OpaquePointer] = [:]
  private var durability: Durability?
  private var isClosed = false
  private var hasMatchRank = false
  /// A damaged value found in the row that is being read.
  var damage: String?
  /// What closing does with a log that is not empty.
  var logEnd = LogEnd.left
  /// The number of pages from which on the log is copied after a commit. A program that ends without closing leaves its
  /// log to the next one to read. It is twice what closing leaves, so that a short run never stops to copy.
  var longLog = 512
  /// The number of pages in the log after the last commit; 0 when they are in the file.
  var logLength = 0
  /// The error that ended all writing.
  private(set) var writingEnd: StorageError?
  /// The last error of SQLite, with its extended result code.
  private var failure: (error: StorageError, code: Int32)?

  /// - Parameter timeout: How long statements wait for another program.
  init(path: String, mode: Mode, timeout: LockTimeout = .current) throws(StorageError) {
    var opened: OpaquePointer?
    let system = CompleteReads.name(over: mode == .abandoned ? "unix-none" : Self.disk)
    let code = sqlite3_open_v2(mode.name(of: path), &opened, mode.flags | SQLITE_OPEN_NOMUTEX, system)
    guard code == SQLITE_OK, let opened else {
      let error = StorageError(sqlite: code, in: opened, path: path)
      sqlite3_close_v2(opened)
      throw error
    }
    self.path = path
    handle = opened
    wait = LockWait(timeout)
    wait.attend(opened)
    csqlite_fold_log_at_close(opened, 0)
    watchLog()
    if mode == .abandoned { sqlite3_exec(opened, "PRAGMA locking_mode = EXCLUSIVE", nil, nil, nil) }
  }

  /// Closes the file; every later call fails. `logEnd` decides what happens to the log. The last connection to close
  /// deletes an empty log.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    // After a failed sync the log stays: the next start reads and checks it.
    if writingEnd == nil { settleLogAtClose() }
    for statement in idle.values { sqlite3_finalize(statement) }
    idle = [:]
    sqlite3_close_v2(handle)
  }

  deinit {
    close()
  }
}

extension Connection {
  /// Whether the file is read-only. SQLite opens such a file without an error.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// The number of rows that the last change affected.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// The number of rows that all changes affected, those inside the index included.
  var totalChanges: Int { Int(sqlite3_total_changes(handle)) }

  /// The row id of the row that was added last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs one or more statements without values.
  func script(_ sql: String) throws(StorageError) {
    try checkOpen()
    try checkWritable()
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs a statement that returns no rows.
  func run(_ sql: String, _ values: any Bindable...) throws(StorageError) {
    try step(through: sql, values) { (_: Row) throws(StorageError) in true }
  }

  /// Every row of a query.
  func rows<Value>(
    _ sql: String, _ values: any Bindable..., read: (Row) throws(StorageError) -> Value
  ) throws(StorageError) -> [Value] {
    try rows(sql, values: values, read: read)
  }

  /// Every row of a query with a list of values.
  func rows<Value>(
    _ sql: String, values: [any Bindable], read: (Row) throws(StorageError) -> Value
  ) throws(StorageError) -> [Value] {
    var found: [Value] = []
    try step(through: sql, values) { (row: Row) throws(StorageError) in
      found.append(try read(row))
      return true
    }
    return found
  }

  /// The first row of a query; nil when there is none.
  func first<Value>(
    _ sql: String, _ values: any Bindable..., read: (Row) throws(StorageError) -> Value
  ) throws(StorageError) -> Value? {
    var found: Value?
    try step(through: sql, values) { (row: Row) throws(StorageError) in
      found = try read(row)
      return false
    }
    return found
  }

  /// Commits all of the body's changes, or none if it throws. No other program changes anything meanwhile.
  func transaction<Value>(
    _ durability: Durability = .full, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try checkWritable()
    if isReadOnly { throw .onlyReadable(path) }
    // The setting is per connection and takes effect only between transactions.
    if durability != self.durability {
      try script("PRAGMA synchronous = \(durability.rawValue)")
      self.durability = durability
    }
    let value = try enclosed("BEGIN IMMEDIATE", body)
    copyLongLog()
    return value
  }

  /// Runs several queries that all see the same state.
  func snapshot<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
    try enclosed("BEGIN", body)
  }
}

extension Connection {
  /// Makes `MatchRank` available to queries. A connection that never searches does without the full-text module.
  func addMatchRank() throws(StorageError) {
    try checkOpen()
    if hasMatchRank { return }
    try check(MatchRank.install(on: handle))
    hasMatchRank = true
  }

  private func enclosed<Value>(
    _ begin: String, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try run(begin)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some failures end the transaction themselves; then there is nothing to roll back.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Steps through the rows of a statement until there are no more, or `read` returns false.
  private func step(
    through sql: String, _ values: [any Bindable], _ read: (Row) throws(StorageError) -> Bool
  ) throws(StorageError) {
    let statement = try statement(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
      // The same statement can be in use twice, when a query runs inside another's rows. Only one is cached.
      if let other = idle.updateValue(statement, forKey: sql) { sqlite3_finalize(other) }
    }
    for (index, value) in values.enumerated() {
      try check(value.bind(to: statement, at: Int32(index + 1)))
    }
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else { return try check(code) }
      wait.end()
      guard try Row(statement: statement, connection: self).checked(read) else { return }
    }
  }

  /// The extended result code (https://www.sqlite.org/rescode.html) of an error; nil unless it is the last error of
  /// SQLite here.
  func code(of error: StorageError) -> Int32? { failure?.error == error ? failure?.code : nil }

  private func checkOpen() throws(StorageError) {
    if isClosed {
      throw .failed(
        LocalizedText("The database is closed, because the program is ending.", "프로그램을 끝내는 중이라 데이터가 닫혔습니다."))
    }
  }

  private func statement(_ sql: String) throws(StorageError) -> OpaquePointer {
    try checkOpen()
    if let ready = idle.removeValue(forKey: sql) { return ready }
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
    guard let prepared else { throw .failed(LocalizedText(untranslated: "Not an SQL statement: \(sql)")) }
    return prepared
  }

  /// Refuses writes to a closed file, and after a failed sync.
  func checkWritable() throws(StorageError) {
    try checkOpen()
    if let writingEnd { throw writingEnd }
  }

  func check(_ code: Int32) throws(StorageError) {
    wait.end()
    guard code != SQLITE_OK, code != SQLITE_DONE else { return }
    let error = StorageError(sqlite: code, in: handle, path: path)
    let extended = sqlite3_extended_errcode(handle)
    failure = (error, extended & 0xFF == code & 0xFF ? extended : code)
    // A system discards data that it could not write, and reports it once. Later writes would depend on the lost data.
    if case .unsynced = error { writingEnd = error }
    throw error
  }
}
