public import Entities
import Configuration
import Synchronization

import Glibc

/// Writes a profile to a file, record by record. The file appears only when it is complete, and is private to its owner
/// (mode 0600).
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
    // What a link leads to is written anew, wherever that is; the link stays.
    let path = Self.resolved(inHome(path))
    self.path = path
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG { throw .unusable(path, reason: systemReason(EISDIR)) }
      if !isReplacing { throw .exists(path) }
    }
    do throws(FileFailure) {
      target = .file(try UnfinishedFile(for: path), isReplacing: isReplacing)
    } catch {
      throw .unusable(path, reason: error.reason.words)
    }
    try write(ArchiveLine.header)
  }

  /// A writer to a spool, for an archive that goes through a stream when it is complete.
  public init(_ spool: ArchiveSpool) throws(ArchiveFailure) {
    (path, target) = (spool.folder, .spool(spool))
    try write(ArchiveLine.header)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Adds a record.
  /// - Throws: `.unusable`, mostly when the disk is full.
  public func write(_ record: ProfileRecord) throws(ArchiveFailure) {
    try write(ArchiveLine(record))
  }

  /// Adds the last line, and moves the file to its place once it is on the disk.
  /// - Throws: `.exists` when another file appeared there meanwhile; `.unusable`.
  public func finish() throws(ArchiveFailure) {
    try write(ArchiveLine.end(after: state.withLock(\.lines)))
    let problem = state.withLock { state -> Int32? in
      if let problem = flush(&state) { return problem }
      state.isOver = true
      guard case .file(let file, let isReplacing) = target else { return nil }
      return file.finish(replacing: isReplacing)
    }
    if problem == EEXIST { throw .exists(path) }
    if let problem { throw .unusable(path, reason: systemReason(problem)) }
  }

  private func write(_ line: ArchiveLine) throws(ArchiveFailure) {
    let problem = state.withLock { state -> Int32? in
      state.bytes += line.text.utf8
      state.bytes.append(UInt8(ascii: "\n"))
      state.lines += 1
      return state.bytes.count < Self.chunk ? nil : flush(&state)
    }
    if let problem { throw .unusable(path, reason: systemReason(problem)) }
  }

  /// - Returns: The system's number of what went wrong.
  private func flush(_ state: inout State) -> Int32? {
    if state.isOver { return EBADF }
    let descriptor =
      switch target {
      case .file(let file, _): file.descriptor
      case .spool(let spool): spool.descriptor
      }
    let problem = state.bytes.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Self.put(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
      }
      return nil
    }
    state.bytes.removeAll(keepingCapacity: true)
    return problem
  }

  /// `write`, under a name that this type's own does not hide.
  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
  }
}
