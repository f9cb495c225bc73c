import CSQLite
import Synchronization

import Glibc

/// A layer between SQLite and a disk that turns an incomplete read into an error.
///
/// A VFS fills what it could not read with zeros and reports a short read. SQLite takes that for the end of the file,
/// and writes the zeros back if it changes the page. This layer passes on only short reads at the real end of the file.
/// It repeats any other short read once, because another program may have lengthened the file meanwhile. If the second
/// read is short too, it reports an error.
///
/// It is a VFS (https://www.sqlite.org/vfs.html) with the methods of the VFS below, except for `xOpen` and `xRead`.
enum CompleteReads {
  private static let prefix = "complete-reads:"
  /// One registration at a time. SQLite itself does not refuse a second VFS of the same name.
  private static let gate = Mutex(())

  /// The name of the layer on top of a VFS. The first call registers it.
  /// - Parameter disk: The name of the VFS below; nil for the default. The name of an unknown VFS is returned
  ///   unchanged: SQLite then refuses to open a file.
  static func name(over disk: String?) -> String? {
    guard let below = sqlite3_vfs_find(disk), let belowName = below.pointee.zName else { return disk }
    let name = prefix + String(cString: belowName)
    gate.withLock { _ in
      guard sqlite3_vfs_find(name) == nil else { return }
      let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
      layer.initialize(to: below.pointee)
      layer.pointee.zName = UnsafePointer(strdup(name))
      layer.pointee.pNext = nil
      layer.pointee.xOpen = { layer, path, file, flags, openedFlags in
        guard let below = layer.flatMap(CompleteReads.below), let open = below.pointee.xOpen else {
          return SQLITE_ERROR
        }
        let code = open(below, path, file, flags, openedFlags)
        if let file, let methods = file.pointee.pMethods {
          file.pointee.pMethods = CompleteReads.methods(over: methods)
        }
        return code
      }
      sqlite3_vfs_register(layer, 0)
    }
    return name
  }

  private static func below(_ layer: UnsafeMutablePointer<sqlite3_vfs>) -> UnsafeMutablePointer<sqlite3_vfs>? {
    layer.pointee.zName.flatMap { sqlite3_vfs_find($0 + prefix.utf8.count) }
  }

  /// The methods of a file: ours, and after them the disk's own. SQLite keeps the pointer as long as the file is open.
  private typealias Methods = UnsafePointer<sqlite3_io_methods>

  /// The methods made so far. The key is the address of the disk's methods. A disk has a few sets of methods, which
  /// exist until the program ends.
  private static let known = Mutex<[UInt: UInt]>([:])

  private static func methods(over disk: Methods) -> Methods? {
    known.withLock { known in
      if let made = known[UInt(bitPattern: disk)] { return Methods(bitPattern: made) }
      let made = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 2)
      made.initialize(repeating: disk.pointee, count: 2)
      made.pointee.xRead = read
      known[UInt(bitPattern: disk)] = UInt(bitPattern: made)
      return Methods(made)
    }
  }

  private static let read:
    @convention(c) (UnsafeMutablePointer<sqlite3_file>?, UnsafeMutableRawPointer?, Int32, Int64) -> Int32 = {
      file, buffer, count, offset in
      guard let file, let disk = file.pointee.pMethods?.advanced(by: 1), let read = disk.pointee.xRead else {
        return SQLITE_IOERR
      }
      let code = read(file, buffer, count, offset)
      guard code == shortRead else { return code }
      var size: Int64 = 0
      guard disk.pointee.xFileSize?(file, &size) == SQLITE_OK else { return failedRead }
      if offset + Int64(count) > size { return shortRead }
      let second = read(file, buffer, count, offset)
      return second == shortRead ? failedRead : second
    }

  /// `SQLITE_IOERR_SHORT_READ` and `SQLITE_IOERR_READ`: macros that Swift does not import.
  private static let shortRead = SQLITE_IOERR | 2 << 8
  private static let failedRead = SQLITE_IOERR | 1 << 8
}
