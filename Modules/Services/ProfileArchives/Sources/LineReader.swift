import Entities

import Glibc

/// The source of an archive's bytes.
protocol ArchiveSource: AnyObject, Sendable {
  /// Reads the next bytes into the beginning of a buffer; returns 0 at the end.
  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int
}

/// A regular file.
final class FileSource: ArchiveSource {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(ArchiveFailure) {
    // Without waiting: a pipe without a writer would hold the program for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing(path) : .unusable(path, reason: systemReason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unusable(path, reason: systemReason(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL))
    }
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { close(descriptor) }

  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int {
    while true {
      let count = systemRead(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unusable(path, reason: systemReason()) }
      return count
    }
  }
}

/// `read`, which the types here hide by their own.
func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int { read(descriptor, &buffer, buffer.count) }

/// Reads line by line. It keeps a chunk and the line, however much there is.
struct LineReader {
  private static let chunk = 256 << 10
  private let source: any ArchiveSource
  private var piece = [UInt8](repeating: 0, count: Self.chunk)
  private var buffer: [UInt8] = []
  private var position = 0
  private(set) var number = 0
  /// Whether the last line had no line feed: it may be incomplete.
  private(set) var isOpen = false

  init(_ source: any ArchiveSource) {
    self.source = source
  }

  /// The next line without its line feed, at most `limit` bytes; nil at the end of the file.
  mutating func next(atMost limit: Int) throws(ArchiveFailure) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        number += 1
        return Array(buffer[position..<end])
      }
      guard buffer.count - position <= limit else { throw .line(number + 1, expected: .shorterLine(limit)) }
      buffer.removeFirst(position)
      (position, searched) = (0, buffer.count)
      guard try fill() else {
        guard !buffer.isEmpty else { return nil }
        defer { buffer = [] }
        isOpen = true
        number += 1
        return buffer
      }
    }
  }

  /// - Returns: Whether there were more bytes.
  private mutating func fill() throws(ArchiveFailure) -> Bool {
    let count = try source.read(into: &piece)
    buffer += piece[..<count]
    return count > 0
  }
}

/// What the system says of an error.
func systemReason(_ number: Int32 = errno) -> LocalizedText { LocalizedText(systemError: number) }

/// A path in the home folder, as people write it where no shell reads it.
func inHome(_ path: String) -> String {
  guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
  return String(cString: home) + path.dropFirst()
}
