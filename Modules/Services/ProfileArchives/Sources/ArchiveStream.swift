import Entities
import System

import Glibc

/// What a path can lead to besides a file: standard input and output, a pipe, a device. An archive goes through it whole,
/// by way of a file without a name (`ArchiveSpool`): what comes is read twice, and what goes is never a half one.
public struct ArchiveStream: Sendable {
  let path: String

  /// Nil when the path leads to a file or a folder, or nowhere.
  public init?(path: String) {
    if !["/dev/stdin", "/dev/stdout"].contains(path) {
      guard let kind = FileStatus(at: path)?.kind, [.pipe, .device, .socket].contains(kind) else { return nil }
    }
    self.path = path
  }

  /// Sends what a spool holds.
  /// - Throws: `ArchiveFailure.unusable`; `CancellationError` when the task is cancelled, also while nothing is taken.
  public func send(_ spool: ArchiveSpool) throws {
    let target = try opened(O_WRONLY, STDOUT_FILENO)
    let source = SpoolSource(spool)
    // A pipe that can take something takes this much without waiting.
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

  /// Not by its name where the program has it already: the name of a redirected file would be opened anew.
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

/// What comes through a stream. It is kept in a spool before anybody looks at it.
final class StreamSource: ArchiveSource {
  private let stream: ArchiveStream
  private let spool: ArchiveSpool
  private let file: OpenFile

  init(_ stream: ArchiveStream, _ spool: ArchiveSpool) throws(ArchiveFailure) {
    (self.stream, self.spool) = (stream, spool)
    file = try stream.opened(O_RDONLY, STDIN_FILENO)
  }

  /// Throws the system's `ECANCELED` in a cancelled task; the caller looks at its task.
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
            "more than \(ArchiveFormat.Limit.stream >> 30) GiB come through it: save it as a file and import that",
            "\(ArchiveFormat.Limit.stream >> 30)GiB가 넘습니다. 파일로 저장한 뒤 그 파일을 가져오세요"))
      }
      return count
    }
  }
}
