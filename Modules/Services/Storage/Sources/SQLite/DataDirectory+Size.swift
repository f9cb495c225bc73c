import Entities

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension DataDirectory {
  /// The size of the database with its log and its index of it, in bytes.
  var databaseSize: Int { ["", "-wal", "-shm"].reduce(0) { $0 + Self.size(database + $1) } }

  /// The size of the copies beside it, in bytes: those that were asked for, those from before the format changed, and
  /// what is left of one that was never finished.
  var copiesSize: Int {
    copies.reduce(0) { $0 + Self.size($1) }
  }

  /// Deletes the copies beside it.
  /// - Throws: `.failed` when one of them stays; the others are gone then.
  func deleteCopies() throws(StorageError) {
    var failure: StorageError?
    for copy in copies where unlink(copy) != 0 && errno != ENOENT {
      let reason = SystemError.text()
      failure = .failed(
        Wording("\(copy) cannot be deleted: \(reason.english)", "\(copy) 파일을 삭제할 수 없습니다: \(reason.korean)"))
    }
    if let failure { throw failure }
  }

  private var copies: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var copies: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let isCopy = name.hasPrefix("aichat.copy") || name.hasPrefix("aichat.v") && name.contains(".backup")
      if isCopy, name.hasSuffix(".sqlite") || name.hasSuffix(".sqlite" + Self.draft) {
        copies.append(path + "/" + name)
      }
    }
    return copies
  }
}
