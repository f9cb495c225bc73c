import Entities
import System

import Glibc

/// The bytes of a file or a pipe, read piece by piece. It keeps one piece and what is being read, however large the
/// file is.
final class ByteStream {
  private static let chunk = 256 << 10

  private let path: String
  private let file: OpenFile
  /// Whether reading may have to wait for another program.
  private let waits: Bool
  /// The size; nil for a pipe.
  let total: Int64?
  /// The time of the file's last change.
  let modified: Timestamp
  private var piece = [UInt8](repeating: 0, count: ByteStream.chunk)
  private var buffer: [UInt8] = []
  private var position = 0
  /// Bytes before `buffer`.
  private var passed: Int64 = 0
  private var isAtEnd = false
  /// Called after each piece.
  var onPiece: () -> Void = {}

  /// - Throws: `ChatFileFailure.missing`, `.unusable`.
  init(_ path: String) throws(ChatFileFailure) {
    self.path = path
    do throws(SystemError) {
      file = path == "/dev/stdin" ? try OpenFile(duplicating: STDIN_FILENO) : try OpenFile(path, O_RDONLY | O_NONBLOCK)
    } catch {
      throw error.number == ENOENT ? .missing(path) : .unusable(path, reason: error.words)
    }
    guard let status = FileStatus(of: file.descriptor) else { throw .unusable(path, reason: SystemError().words) }
    if status.kind == .folder { throw .unusable(path, reason: SystemError(EISDIR).words) }
    let isRegular = status.kind == .regular
    // The file of standard input is shared: an earlier reading has left it at its end.
    if isRegular, path == "/dev/stdin" { lseek(file.descriptor, 0, SEEK_SET) }
    (waits, total) = (!isRegular, isRegular ? status.size : nil)
    modified = isRegular ? status.timestamp : SystemClock.now()
  }

  /// Bytes read so far, from the beginning of the file.
  var offset: Int64 { passed + Int64(position) }

  /// Reads one more piece.
  /// - Returns: Whether there was one.
  /// - Throws: `ChatFileFailure.unusable`; `CancellationError` when the task is cancelled.
  private func fill() throws -> Bool {
    if isAtEnd { return false }
    passed += Int64(position)
    buffer.removeFirst(position)
    position = 0
    while true {
      try Task.checkCancellation()
      if waits {
        var wait = pollfd(fd: file.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 100) > 0 else { continue }
      }
      do throws(SystemError) {
        let count = try file.read(into: &piece)
        isAtEnd = count == 0
        buffer += piece[..<count]
      } catch {
        if error.number == EAGAIN { continue }
        throw ChatFileFailure.unusable(path, reason: error.words)
      }
      onPiece()
      return !isAtEnd
    }
  }
}

extension ByteStream {
  /// The next byte, which is not consumed; nil at the end.
  func peek() throws -> UInt8? {
    while position == buffer.count { guard try fill() else { return nil } }
    return buffer[position]
  }

  /// The next byte that is not white space, which is not consumed; nil at the end.
  func token() throws -> UInt8? {
    while let byte = try peek() {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// Consumes the byte that `peek` or `token` returned.
  func skip() { position += 1 }

  /// Up to `count` bytes from here on, which are not consumed.
  func beginning(_ count: Int) throws -> ArraySlice<UInt8> {
    while buffer.count - position < count, try fill() {}
    return buffer[position...].prefix(count)
  }

  /// The bytes that are in memory from here on, which are not consumed.
  var available: ArraySlice<UInt8> { buffer[position...] }

  /// Consumes this many of the bytes that `beginning` returned.
  func skip(_ count: Int) { position += count }
}

extension ByteStream {
  /// A line without its line feed.
  struct Line {
    /// The bytes; nil when there are more than the limit.
    var bytes: [UInt8]?
    /// Whether a line feed ended it. The last line of a truncated file has none.
    var isClosed: Bool
  }

  /// The next line; nil at the end.
  func line(atMost limit: Int) throws -> Line? {
    guard try peek() != nil else { return nil }
    var bytes: [UInt8]? = []
    while true {
      let end = buffer[position...].firstIndex(of: 0x0A)
      bytes?.append(contentsOf: buffer[position..<(end ?? buffer.count)])
      if let kept = bytes, kept.count > limit { bytes = nil }
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return Line(bytes: bytes, isClosed: true) }
      guard try fill() else { return Line(bytes: bytes, isClosed: false) }
    }
  }
}
