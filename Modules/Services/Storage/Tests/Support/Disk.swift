import Foundation

@testable import Storage

extension SQLiteStore {
  /// Makes the store fail at once when another program holds the file.
  func refuseToWait() { connection.wait.timeout = .none }

  /// Runs SQL on the store's own connection.
  func script(_ sql: String) throws {
    try connection.script(sql)
  }

  /// Makes the store copy the log from this number of pages on.
  func copyLog(from pages: Int) {
    connection.longLog = pages
  }

  /// The result of a counting query.
  func count(_ sql: String) throws -> Int {
    try connection.first(sql) { Int($0.integer(0)) } ?? 0
  }

  /// The number of rows in each table; for the index, the number of words.
  func rowCounts() throws -> [String: Int] {
    try connection.script(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary USING fts5vocab('main', 'message_words', 'row')")
    let tables = try connection.rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%words%'"
    ) { $0.text(0) }
    var counts = ["words": try count("SELECT count(*) FROM temp.vocabulary")]
    for table in tables { counts[table] = try count("SELECT count(*) FROM \(table)") }
    return counts
  }

  /// The statements that the store has prepared so far.
  func statements() -> [String] {
    Array(connection.idle.keys)
  }

  /// SQLite's plan for a query.
  func plan(_ sql: String) throws -> [String] {
    try connection.rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) }
  }
}

/// The mode bits of a file or directory.
func mode(_ path: String) throws -> Int {
  try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
}

/// Everything in a file.
func bytes(_ path: String) throws -> Data {
  try Data(contentsOf: URL(fileURLWithPath: path))
}

/// The names in a directory, sorted.
func names(_ directory: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
}

/// Makes a directory, and a file in it where the database goes.
func place(_ data: Data, in directory: String) throws -> String {
  try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  let path = directory + "/aichat.sqlite"
  try data.write(to: URL(fileURLWithPath: path))
  return path
}
