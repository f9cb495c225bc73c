import Glibc
import System

/// The bytes of a card's file: in memory, or in the file itself, of which only the needed parts are read.
public struct CardSource: Sendable {
  private enum Storage: Sendable {
    case bytes([UInt8])
    case file(OpenFile)
  }

  private let storage: Storage
  /// The number of bytes.
  public let count: Int

  /// Bytes in memory.
  public init(_ bytes: [UInt8]) {
    (storage, count) = (.bytes(bytes), bytes.count)
  }

  /// A regular file. It is opened now, and remains the same file if the path is replaced. `/dev/stdin` may also be a
  /// pipe, which is read to its end.
  /// - Throws: `.unreadable` with the system's reason; `.tooLarge` for a pipe with more than any card.
  public init(path: String) throws(CardError) {
    if path == StandardInput.path {
      self = try StandardInput.source(limit: CardLimits().charx)
      return
    }
    do throws(SystemError) {
      try self.init(try OpenFile.regular(path, O_RDONLY))
    } catch {
      throw .unreadable(error.words)
    }
  }

  /// An open regular file.
  init(_ file: OpenFile) throws(SystemError) {
    guard let size = FileStatus(of: file.descriptor)?.size else { throw SystemError() }
    (storage, count) = (.file(file), Int(clamping: size))
  }

  /// The bytes of a range, all of them.
  /// - Throws: `.damaged` if the range is not inside the file.
  func read(_ range: Range<Int>) throws(CardError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .damaged(.file) }
    switch storage {
    case .bytes(let bytes): return Array(bytes[range])
    case .file(let file): return try Self.read(range, of: file)
    }
  }

  private static func read(_ range: Range<Int>, of file: OpenFile) throws(CardError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var buffer = [UInt8](repeating: 0, count: min(range.count, 1 << 18))
    do throws(SystemError) {
      while result.count < range.count {
        let count = try file.read(into: &buffer, at: Int64(range.lowerBound + result.count))
        if count == 0 { break }
        result += buffer[..<min(count, range.count - result.count)]
      }
    } catch {
      throw .unreadable(error.words)
    }
    // Another program made the file shorter meanwhile.
    guard result.count == range.count else { throw .damaged(.file) }
    return result
  }
}
