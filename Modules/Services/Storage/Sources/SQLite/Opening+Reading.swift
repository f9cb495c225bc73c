import CSQLite
import Entities

extension Opening {
  /// The file as it is, to look into and nothing more; nil when there is none, or one of another version.
  ///
  /// Nothing is changed beside it either. SQLite makes helpers for whoever reads a file with a log, and leaves them there
  /// when the reader may not write. While a program has the file open they are there anyway; when there is no log, nobody
  /// has it open, and it can be read as a file that nobody changes.
  static func reading(_ path: String) throws(StorageError) -> Connection? {
    guard DataDirectory.size(path) > 0 else { return nil }
    let hasLog = DataDirectory.size(path + "-wal") > 0
    // A log without its index is what was copied: reading it would make the index.
    if hasLog, DataDirectory.size(path + "-shm") == 0 { return nil }
    let connection = try Connection(path: path, mode: hasLog ? .readOnly : .unchanging)
    let format = try connection.snapshot { () throws(StorageError) in try FileFormat(of: connection) }
    try format.check(path: path, known: Migrations.all.known)
    return format.version == Migrations.all.known ? connection : nil
  }
}
