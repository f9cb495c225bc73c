import Synchronization
import System

import Glibc

/// An unnamed file, private to this program. The system deletes it with this value, and when the program ends in any
/// way.
public final class ArchiveSpool: Sendable {
  let folder: String
  let file: OpenFile
  private let written = Mutex<Int64>(0)

  /// Makes the file.
  /// - Parameter folder: A folder on a disk with enough room; nil for the system's temporary folder.
  /// - Throws: `ArchiveFailure.unusable`.
  public init(in folder: String? = nil) throws(ArchiveFailure) {
    let folder = folder ?? Self.temporaryFolder
    OrphanedSpools.sweep(in: Self.temporaryFolder)
    self.folder = folder
    do throws(SystemError) {
      file = try OpenFile.temporary(in: folder)
    } catch {
      throw .unusable(folder, reason: error.words)
    }
  }

  private static var temporaryFolder: String { ProcessEnvironment.current["TMPDIR"] ?? "/tmp" }

  /// The number of bytes that `append` has added.
  var count: Int64 { written.withLock(\.self) }

  /// Adds bytes at the end.
  func append(_ bytes: [UInt8]) throws(ArchiveFailure) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      throw .unusable(folder, reason: error.words)
    }
    written.withLock { $0 += Int64(bytes.count) }
  }

  /// Reads from a place on, into the beginning of a buffer. Returns the number of bytes; 0 at the end.
  func read(into buffer: inout [UInt8], at place: Int64) throws(ArchiveFailure) -> Int {
    do throws(SystemError) {
      return try file.read(into: &buffer, at: place)
    } catch {
      throw .unusable(folder, reason: error.words)
    }
  }
}

/// Reads a spool from its beginning.
final class SpoolSource: ArchiveSource {
  private let spool: ArchiveSpool
  private let place = Mutex<Int64>(0)

  init(_ spool: ArchiveSpool) { self.spool = spool }

  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int {
    let count = try spool.read(into: &buffer, at: place.withLock(\.self))
    place.withLock { $0 += Int64(count) }
    return count
  }
}

/// Files that earlier versions left when they were killed: `aichat-XXXXXX/archive` in the temporary folder.
enum OrphanedSpools {
  /// The age from which no program uses such a file any more.
  private static let age = Duration.seconds(24 * 60 * 60)

  /// Deletes this user's files of that age.
  static func sweep(in folder: String, now: Int = time(nil)) {
    for name in Folder.names(in: folder) where name.hasPrefix("aichat-") && name.utf8.count == 13 {
      let path = "\(folder)/\(name)"
      guard isOld(path, .folder, 0o700, now) else { continue }
      if isOld(path + "/archive", .regular, 0o600, now) { unlink(path + "/archive") }
      // The folder remains when it contains anything else.
      rmdir(path)
    }
  }

  private static func isOld(_ path: String, _ kind: FileStatus.Kind, _ permissions: UInt32, _ now: Int) -> Bool {
    guard let status = FileStatus(at: path, followingLinks: false) else { return false }
    return status.kind == kind && status.permissions == permissions && status.isOwn
      && .seconds(now) - status.written > age
  }
}
