import Synchronization

import Glibc

/// An unnamed file, private to this program. It is deleted with this value, and when the program ends in any way.
public final class ArchiveSpool: Sendable {
  let folder: String
  let descriptor: Int32
  private let written = Mutex<Int64>(0)

  /// Makes the file.
  /// - Parameter folder: A folder on a disk with enough room; nil for the system's temporary folder.
  /// - Throws: `ArchiveFailure.unusable`.
  public init(in folder: String? = nil) throws(ArchiveFailure) {
    let folder = folder ?? Self.temporaryFolder
    OrphanedSpools.sweep(in: Self.temporaryFolder)
    var file: Int32 = -1
    // O_TMPFILE (open(2)), which Swift does not import.
    file = open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
    if file < 0 {
      // Elsewhere it has a name for as long as two calls take.
      var name = Array("\(folder)/.aichat-archive-XXXXXX".utf8CString)
      file = mkstemp(&name)
      if file >= 0 {
        unlink(name)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      }
    }
    guard file >= 0 else { throw .unusable(folder, reason: systemReason()) }
    (self.folder, descriptor) = (folder, file)
  }

  deinit { close(descriptor) }

  private static var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// The size in bytes.
  var count: Int64 { written.withLock(\.self) }

  /// Adds bytes at the end.
  func append(_ bytes: ArraySlice<UInt8>) throws(ArchiveFailure) {
    let problem = bytes.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
      }
      return nil
    }
    if let problem { throw .unusable(folder, reason: systemReason(problem)) }
    written.withLock { $0 += Int64(bytes.count) }
  }
}

/// Reads a spool from its beginning.
final class SpoolSource: ArchiveSource {
  private let spool: ArchiveSpool
  private let place = Mutex<off_t>(0)

  init(_ spool: ArchiveSpool) { self.spool = spool }

  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int {
    while true {
      let place = place.withLock(\.self)
      let count = pread(spool.descriptor, &buffer, buffer.count, place)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unusable(spool.folder, reason: systemReason()) }
      self.place.withLock { $0 += off_t(count) }
      return count
    }
  }
}

/// Files that earlier versions left when they were killed: `aichat-XXXXXX/archive` in the temporary folder.
enum OrphanedSpools {
  /// Seconds after which no program still uses one.
  private static let age = 24 * 60 * 60

  /// Deletes this user's files of that age.
  static func sweep(in folder: String, now: Int = time(nil)) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name.hasPrefix("aichat-"), name.utf8.count == 13 else { continue }
      let path = "\(folder)/\(name)"
      guard isOld(path, S_IFDIR, 0o700, now) else { continue }
      if isOld(path + "/archive", S_IFREG, 0o600, now) { unlink(path + "/archive") }
      // It stays where anything else is in it.
      rmdir(path)
    }
  }

  private static func isOld(_ path: String, _ kind: mode_t, _ rights: mode_t, _ now: Int) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode == kind | rights && status.st_uid == geteuid()
      && now - status.st_mtim.tv_sec > age
  }
}
