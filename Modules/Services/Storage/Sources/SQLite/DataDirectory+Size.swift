#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension DataDirectory {
  /// The size of the database with its log and its index of it, in bytes.
  var databaseSize: Int { ["", "-wal", "-shm"].reduce(0) { $0 + Self.size(database + $1) } }

  /// The size of the copies beside it, in bytes: those that were asked for, and those from before the format changed.
  var copiesSize: Int {
    guard let folder = opendir(path) else { return 0 }
    defer { closedir(folder) }
    var bytes = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let isCopy = name.hasPrefix("aichat.copy") || name.hasPrefix("aichat.v") && name.contains(".backup")
      if isCopy, name.hasSuffix(".sqlite") { bytes += Self.size(path + "/" + name) }
    }
    return bytes
  }
}
