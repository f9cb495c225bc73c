import Entities

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads a file line by line. It keeps a chunk and the line, whatever the length of the file.
struct LineReader: ~Copyable {
  private static let chunk = 256 << 10
  private let path: String
  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private(set) var number = 0
  /// Whether the last line had no end: it may be a half one.
  private(set) var isOpen = false

  init(_ path: String, limit: Int) throws(ArchiveFailure) {
    // Without waiting: a pipe without a writer would hold the program for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing(path) : .unusable(path, reason: systemReason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unusable(path, reason: systemReason(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL))
    }
    (self.path, self.descriptor, self.limit) = (path, descriptor, limit)
  }

  deinit {
    close(descriptor)
  }

  /// The next line without its end; nil at the end of the file.
  mutating func next() throws(ArchiveFailure) -> [UInt8]? {
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

  /// - Returns: Whether more came.
  private mutating func fill() throws(ArchiveFailure) -> Bool {
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unusable(path, reason: systemReason()) }
      buffer += chunk[..<count]
      return count > 0
    }
  }
}

/// What the system says of an error.
func systemReason(_ number: Int32 = errno) -> Wording { Wording(systemError: number) }

/// A path in the home folder, as people write it where no shell reads it.
func inHome(_ path: String) -> String {
  guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
  return String(cString: home) + path.dropFirst()
}
