import Entities
import System

import Glibc

/// A path that is not a file: standard input or output, a pipe, a device. An archive goes through it by way of an
/// unnamed file (`ArchiveSpool`), because incoming data is read twice, and outgoing data must be complete.
public struct ArchiveStream: Sendable {
  let path: String

  /// nil when the path is a file or a folder, or does not exist.
  public init?(path: String) {
    if !["/dev/stdin", "/dev/stdout"].contains(path) {
      guard let kind = FileStatus(at: path)?.kind, [.pipe, .device, .socket].contains(kind) else { return nil }
    }
    self.path = path
  }

  /// Sends the contents of a spool.
  /// - Throws: `ArchiveFailure.unusable`; `CancellationError` when the task is cancelled, even while the other end does
  ///   not read.
  public func send(_ spool: ArchiveSpool) throws {
    let target = try opened(O_WRONLY, STDOUT_FILENO)
    let source = SpoolSource(spool)
    // A writable pipe accepts this much without blocking.
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = try source.read(into: &piece)
      guard count > 0 else { return }
      var rest = piece[..<count]
      while !rest.isEmpty {
        guard wait(for: target, Int16(POLLOUT)) else { throw CancellationError() }
        let written = rest.withUnsafeBytes { write(target.descriptor, $0.baseAddress, $0.count) }
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR, errno != EAGAIN {
          throw ArchiveFailure.unusable(path, reason: SystemError().words)
        }
      }
    }
  }

  /// Opens the path. Standard input and output are open already: opening a redirected file by its name would begin at
  /// its start.
  fileprivate func opened(_ mode: Int32, _ standard: Int32) throws(ArchiveFailure) -> OpenFile {
    let isStandard = path == "/dev/stdin" || path == "/dev/stdout"
    // Without waiting for the other end of a pipe.
    do throws(SystemError) {
      return isStandard ? try OpenFile(duplicating: standard) : try OpenFile(path, mode | O_NONBLOCK)
    } catch {
      throw .unusable(path, reason: error.words)
    }
  }

  /// Waits until something can be read or written, or the other end is gone; false when the task is cancelled.
  fileprivate func wait(for file: OpenFile, _ event: Int16) -> Bool {
    while !Task.isCancelled {
      var wait = pollfd(fd: file.descriptor, events: event, revents: 0)
      if poll(&wait, 1, 100) > 0 { return true }
    }
    return false
  }
}

/// The data of a stream. It is stored in a spool before it is parsed.
final class StreamSource: ArchiveSource {
  private let stream: ArchiveStream
  private let spool: ArchiveSpool
  private let file: OpenFile

  init(_ stream: ArchiveStream, _ spool: ArchiveSpool) throws(ArchiveFailure) {
    (self.stream, self.spool) = (stream, spool)
    file = try stream.opened(O_RDONLY, STDIN_FILENO)
  }

  /// Reads the next bytes, and stores them in the spool.
  /// - Throws: `.unusable`, in a cancelled task with the reason of `ECANCELED`. The caller checks whether its task is
  ///   cancelled.
  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int {
    while true {
      guard stream.wait(for: file, Int16(POLLIN)) else {
        throw .unusable(stream.path, reason: SystemError(ECANCELED).words)
      }
      let count: Int
      do throws(SystemError) {
        count = try file.read(into: &buffer)
      } catch {
        if error.number == EAGAIN { continue }
        throw .unusable(stream.path, reason: error.words)
      }
      try spool.append(Array(buffer[..<count]))
      guard spool.count <= ArchiveFormat.Limit.stream else {
        throw .unusable(
          stream.path,
          reason: LocalizedText(
            "more than \(ArchiveFormat.Limit.stream >> 30) GiB were received: save the data as a file and import that",
            "\(ArchiveFormat.Limit.stream >> 30)GiB가 넘습니다. 파일로 저장한 뒤 그 파일을 가져오세요"))
      }
      return count
    }
  }
}
