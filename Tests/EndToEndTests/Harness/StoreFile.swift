import CSQLite
import Foundation

/// Access to a database from outside, for reads and changes that no program of ours makes.
struct StoreFile {
  let path: String

  /// Runs statements.
  func run(_ sql: String) throws { _ = try rows(sql) }

  /// The single number that a query returns.
  func number(_ sql: String) throws -> Int {
    guard let number = try rows(sql).first.flatMap(Int.init) else { throw Failure("no number: \(sql)") }
    return number
  }

  /// The first column of all rows, as text.
  func rows(_ sql: String) throws -> [String] {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      throw Failure("\(path) cannot be opened")
    }
    sqlite3_busy_timeout(handle, 10_000)
    var found: [String] = []
    let code = withUnsafeMutablePointer(to: &found) { rows in
      sqlite3_exec(
        handle, sql,
        { rows, _, values, _ in
          let text = values?[0].map { String(cString: $0) } ?? ""
          rows?.assumingMemoryBound(to: [String].self).pointee.append(text)
          return 0
        }, rows, nil)
    }
    guard code == SQLITE_OK else { throw Failure("\(String(cString: sqlite3_errmsg(handle))): \(sql)") }
    return found
  }
}
