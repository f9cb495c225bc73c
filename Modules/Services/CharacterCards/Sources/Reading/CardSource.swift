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

  /// The same bytes in memory, for a file that is read more than once; a larger file stays where it is.
  public func buffered(atMost limit: Int) throws(CardError) -> CardSource {
    count <= limit ? CardSource(try read(0..<count)) : self
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
    let result: [UInt8]
    do throws(SystemError) {
      result = try file.read(range)
    } catch {
      throw .unreadable(error.words)
    }
    // Another program made the file shorter meanwhile.
    guard result.count == range.count else { throw .damaged(.file) }
    return result
  }
}
