import CSQLite
import Entities

/// A value that can be bound to a statement.
protocol Bindable {
  /// Binds it to the statement and returns SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

/// `SQLITE_TRANSIENT`, a cast that Swift does not import: SQLite copies the bound value.
private var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

extension Int64: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }
}

extension Int: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    Int64(self).bind(to: statement, at: index)
  }
}

extension Bool: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    Int64(self ? 1 : 0).bind(to: statement, at: index)
  }
}

extension Timestamp: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    milliseconds.bind(to: statement, at: index)
  }
}

extension String: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, copied) }
      // With its length, so that a NUL inside does not end it.
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
        sqlite3_bind_text64(statement, index, characters, UInt64(bytes.count), copied, UInt8(SQLITE_UTF8))
      }
    }
  }
}

extension [UInt8]: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(statement, index, 0) }
      return sqlite3_bind_blob64(statement, index, start, UInt64(bytes.count), copied)
    }
  }
}

/// Stored as the 16 bytes of RFC 9562 in network order: sorting the bytes sorts the identifiers.
extension Identifier: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
      sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), copied)
    }
  }
}

extension Identifier {
  /// The 16 bytes as they are stored.
  var bytes: [UInt8] { [high, low].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) } }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }
}
