import CSQLite
import Entities

/// The row that a statement stands on. What a file holds is not trusted: a value that cannot be is damage.
struct Row {
  let statement: OpaquePointer
  let path: String

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  func flag(_ column: Int32) -> Bool {
    integer(column) != 0
  }

  func time(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: integer(column))
  }

  func text(_ column: Int32) -> String {
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
    let bytes = bytes(column)
    guard bytes.count == 16 else { throw damaged("an identifier has \(bytes.count) bytes, not 16") }
    return Identifier(
      high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  func optionalID<Entity>(_ column: Int32) throws(StorageError) -> Identifier<Entity>? {
    isNull(column) ? nil : try id(column)
  }

  /// A value that is stored by its name.
  func named<Choice: RawRepresentable<String>>(_ column: Int32) throws(StorageError) -> Choice {
    let name = text(column)
    guard let choice = Choice(rawValue: name) else { throw damaged("\(Choice.self) has no \(name)") }
    return choice
  }

  func damaged(_ reason: String) -> StorageError {
    .damaged(path: path, reason: Wording(untranslated: reason))
  }
}
