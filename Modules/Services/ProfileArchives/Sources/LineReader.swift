import System

import Glibc

/// The source of an archive's bytes.
protocol ArchiveSource: AnyObject, Sendable {
  /// Reads the next bytes into the beginning of a buffer; returns 0 at the end.
  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int
}

/// A regular file.
final class FileSource: ArchiveSource {
  private let path: String
  private let file: OpenFile

  init(_ path: String) throws(ArchiveFailure) {
    do throws(SystemError) {
      (self.path, file) = (path, try OpenFile.regular(path, O_RDONLY))
    } catch {
      throw error.number == ENOENT ? .missing(path) : .unusable(path, reason: error.words)
    }
  }

  func read(into buffer: inout [UInt8]) throws(ArchiveFailure) -> Int {
    do throws(SystemError) {
      return try file.read(into: &buffer)
    } catch {
      throw .unusable(path, reason: error.words)
    }
  }
}

/// Reads line by line. It holds a chunk and a line in memory, however long the file is.
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

  /// The next line without its line feed; nil at the end of the file.
  /// - Parameter limit: The number of bytes without a line feed from which on the line is refused. A longer line whose
  ///   line feed is in the chunk read last is returned too.
  /// - Throws: `.line` for a line that is too long; what the source throws.
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
