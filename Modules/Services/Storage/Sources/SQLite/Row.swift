import CSQLite
import Entities

/// The current row of a statement. File contents are not trusted: an impossible value is reported as damage.
struct Row {
  let statement: OpaquePointer
  let connection: Connection

  /// Reads the row, and fails when one of its values had the wrong type.
  func checked(_ read: (Row) throws(StorageError) -> Bool) throws(StorageError) -> Bool {
    defer { connection.damage = nil }
    let goesOn = try read(self)
    if let damage = connection.damage { throw damaged(damage) }
    return goesOn
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// An integer. A value of another type is read as 0, and the query fails after this row.
  func integer(_ column: Int32) -> Int64 {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else {
      record(damage: "\(name(column)) is not an integer")
      return 0
    }
    return sqlite3_column_int64(statement, column)
  }

  /// A count, clamped to 0...2^50, so that sums of thousands of counts do not overflow.
  func count(_ column: Int32) -> Int {
    Int(clamping: min(max(0, integer(column)), 1 << 50))
  }

  func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  func flag(_ column: Int32) -> Bool {
    isNull(column) ? false : integer(column) != 0
  }

  func time(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: integer(column))
  }

  /// A text. Bytes that are not UTF-8 become U+FFFD, so that the rest can be read. NULL is read as empty. A value of
  /// another type is read as empty too, but the query fails after this row.
  func text(_ column: Int32) -> String {
    guard [SQLITE_TEXT, SQLITE_NULL].contains(sqlite3_column_type(statement, column)) else {
      record(damage: "\(name(column)) is not a text")
      return ""
    }
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }

  func id<Entity>(_ column: Int32) throws(StorageError) -> Identifier<Entity> {
    guard sqlite3_column_type(statement, column) == SQLITE_BLOB else {
      throw damaged("\(name(column)) is not an identifier")
    }
    let bytes = bytes(column)
    guard bytes.count == 16 else { throw damaged("an identifier has \(bytes.count) bytes, not 16") }
    return Identifier(
      high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  func optionalID<Entity>(_ column: Int32) throws(StorageError) -> Identifier<Entity>? {
    isNull(column) ? nil : try id(column)
  }

  /// A value stored by its raw value.
  func named<Choice: RawRepresentable<String>>(_ column: Int32) throws(StorageError) -> Choice {
    let name = text(column)
    guard let choice = Choice(rawValue: name) else { throw damaged("\(Choice.self) has no \(name)") }
    return choice
  }

  func damaged(_ reason: String) -> StorageError {
    .damaged(path: connection.path, reason: LocalizedText(untranslated: reason))
  }

  private func record(damage: String) {
    if connection.damage == nil { connection.damage = damage }
  }

  private func name(_ column: Int32) -> String {
    sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "a value"
  }
}
