import Entities
import FeatureKit
import Glibc

/// Standard output or standard error.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether it goes to a file on the disk, which no terminal shows.
  var isFile: Bool {
    var status = stat()
    return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write($0) }
  }

  func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { try write($0) }
  }

  /// Writes all bytes.
  /// - Throws: `OutputClosed` if no program reads them any more, and for any failure of standard error.
  ///   `CommandFailure` if the system refuses them on standard output.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(rawValue, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EINTR {
        continue
      } else if errno == EPIPE || self == .error {
        throw OutputClosed()
      } else {
        let reason = LocalizedText(systemError: errno)
        throw CommandFailure(
          .failed, LocalizedText("The output cannot be written: \(reason.english).", "출력을 쓸 수 없습니다: \(reason.korean)."))
      }
    }
  }

  /// Ignores the two signals by which a failing write would end the program: SIGPIPE when the reader has gone, and
  /// SIGXFSZ when a file may not grow (`ulimit -f`). The write returns an error instead.
  static func ignoreFailingWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// The error of a write to an output that no program reads any more.
public struct OutputClosed: Error, CustomStringConvertible {
  /// The error.
  public init() {}

  /// The message.
  public var description: String { "The output is closed." }
}
