import ArchiveLines
public import Entities
import Synchronization
import System

import Glibc

/// Writes a profile to a file or a spool, record by record. A file appears only when it is complete, and is private to
/// its owner (mode 0600).
public final class ArchiveWriter: Sendable {
  private static let chunk = 256 << 10

  private struct State {
    var bytes: [UInt8] = []
    var lines = 0
    var isOver = false
  }

  /// Where the lines are written.
  private enum Target {
    case file(UnfinishedFile, isReplacing: Bool)
    case spool(ArchiveSpool)
  }

  private let path: String
  private let target: Target
  private let state = Mutex(State())

  /// A writer to a path; `~/` means the home folder.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Throws: `.exists`, `.unusable`.
  public init(path: String, replacing isReplacing: Bool) throws(ArchiveFailure) {
    // Of a link, the target is written, wherever it is. The link remains.
    let inHome = FilePath.inHome(path)
    let path = FilePath.real(inHome) ?? inHome
    self.path = path
    if let kind = FileStatus(at: path)?.kind {
      if kind != .regular { throw .unusable(path, reason: SystemError(EISDIR).words) }
      if !isReplacing { throw .exists(path) }
    }
    do throws(SystemError) {
      target = .file(try UnfinishedFile(for: path), isReplacing: isReplacing)
    } catch {
      throw .unusable(path, reason: error.wordsOnWriting)
    }
    try write(ArchiveLine.header)
  }

  /// A writer to a spool, for an archive that goes through a stream when it is complete.
  /// - Throws: `.unusable`.
  public init(_ spool: ArchiveSpool) throws(ArchiveFailure) {
    (path, target) = (spool.folder, .spool(spool))
    try write(ArchiveLine.header)
  }

  /// Adds a record.
  /// - Throws: `.unusable`, mostly when the disk is full.
  public func write(_ record: ProfileRecord) throws(ArchiveFailure) {
    try write(ArchiveLine(record))
  }

  /// Adds the file of a picture of messages, after all records. A note among the records names it.
  /// - Throws: `.unusable`, mostly when the disk is full.
  public func write(_ picture: ArchivedPicture) throws(ArchiveFailure) {
    try write(ArchiveLine(picture))
  }

  /// Adds the last line. A file gets its name once it is on the disk; a spool stays unnamed.
  /// - Throws: `.exists` when another file got the name meanwhile; `.unusable`.
  public func finish() throws(ArchiveFailure) {
    try write(ArchiveLine.end(after: state.withLock(\.lines)))
    try change { (state) throws(SystemError) in
      try flush(&state)
      state.isOver = true
      if case .file(let file, let isReplacing) = target { try file.finish(replacing: isReplacing) }
    }
  }

  private func write(_ line: ArchiveLine) throws(ArchiveFailure) {
    try change { (state) throws(SystemError) in
      state.bytes += line.text.utf8
      state.bytes.append(UInt8(ascii: "\n"))
      state.lines += 1
      if state.bytes.count >= Self.chunk { try flush(&state) }
    }
  }

  private func change(_ body: (inout State) throws(SystemError) -> Void) throws(ArchiveFailure) {
    do throws(SystemError) {
      try state.withLock { (state) throws(SystemError) in try body(&state) }
    } catch {
      throw error.number == EEXIST ? .exists(path) : .unusable(path, reason: error.words)
    }
  }

  private func flush(_ state: inout State) throws(SystemError) {
    if state.isOver { throw SystemError(EBADF) }
    defer { state.bytes.removeAll(keepingCapacity: true) }
    let file =
      switch target {
      case .file(let file, _): file.contents
      case .spool(let spool): spool.file
      }
    try file.write(state.bytes)
  }
}
