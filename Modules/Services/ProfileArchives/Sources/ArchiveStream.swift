#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a path can lead to besides a file: standard input and output, a pipe, a device. An archive goes through it whole,
/// by way of a file that nobody else can read: what comes is read twice, and what goes is never a half one.
public struct ArchiveStream: Sendable {
  private static let chunk = 4096
  private let path: String

  /// Nil when the path leads to a file or a folder, or nowhere.
  public init?(path: String) {
    var status = stat()
    if !["/dev/stdin", "/dev/stdout"].contains(path) {
      guard stat(path, &status) == 0, [S_IFIFO, S_IFCHR, S_IFSOCK].contains(status.st_mode & S_IFMT) else { return nil }
    }
    self.path = path
  }

  /// All that comes, in a file that goes with the value.
  /// - Throws: `ArchiveFailure.unusable`; `CancellationError` when the task is cancelled, also while nothing comes.
  public func receive() throws -> ArchiveSpool {
    let spool = try ArchiveSpool()
    let target = open(spool.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw ArchiveFailure.unusable(spool.path, reason: systemReason()) }
    defer { close(target) }
    let source = try opened(O_RDONLY, STDIN_FILENO)
    defer { close(source) }
    try copy(from: source, to: target, waitingFor: source, Int16(POLLIN))
    return spool
  }

  /// Sends a file.
  /// - Throws: As `receive`.
  public func send(_ file: String) throws {
    let source = open(file, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw ArchiveFailure.unusable(file, reason: systemReason()) }
    defer { close(source) }
    let target = try opened(O_WRONLY, STDOUT_FILENO)
    defer { close(target) }
    try copy(from: source, to: target, waitingFor: target, Int16(POLLOUT))
  }

  /// Not by its name where the program has it already: the name of a redirected file would be opened anew.
  private func opened(_ mode: Int32, _ standard: Int32) throws -> Int32 {
    let isStandard = path == "/dev/stdin" || path == "/dev/stdout"
    // Without waiting for the other end of a pipe.
    let descriptor = isStandard ? dup(standard) : open(path, mode | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ArchiveFailure.unusable(path, reason: systemReason()) }
    return descriptor
  }

  private func copy(from source: Int32, to target: Int32, waitingFor slow: Int32, _ event: Int16) throws {
    var piece = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      if event == Int16(POLLIN) { try wait(for: slow, event) }
      let count = read(source, &piece, piece.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw ArchiveFailure.unusable(path, reason: systemReason()) }
      guard count > 0 else { return }
      var rest = piece[..<count]
      while !rest.isEmpty {
        if event == Int16(POLLOUT) { try wait(for: slow, event) }
        let written = rest.withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR, errno != EAGAIN {
          throw ArchiveFailure.unusable(path, reason: systemReason())
        }
      }
    }
  }

  /// Waits until something can be read or written, or the other end is gone.
  private func wait(for descriptor: Int32, _ event: Int16) throws {
    while true {
      try Task.checkCancellation()
      var wait = pollfd(fd: descriptor, events: event, revents: 0)
      if poll(&wait, 1, 100) > 0 { return }
    }
  }
}

/// A file in a folder of its own, in the folder for such things. It goes with the value.
public final class ArchiveSpool: Sendable {
  /// Where it is; nothing is there at first.
  public let path: String
  private let folder: String

  /// A place for a file.
  /// - Throws: `ArchiveFailure.unusable`.
  public init() throws(ArchiveFailure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/aichat-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw .unusable(parent, reason: systemReason()) }
    folder = name.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    path = folder + "/archive"
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}
