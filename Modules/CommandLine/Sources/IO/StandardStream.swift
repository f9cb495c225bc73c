import Entities
import FeatureKit
import Glibc

/// Standard output or standard error.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  var isTerminal: Bool { isatty(rawValue) == 1 }

  func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write($0) }
  }

  func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { try write($0) }
  }

  /// Writes all bytes.
  /// - Throws: `OutputClosed` where nothing reads them, `CommandFailure` where the system refuses them.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(rawValue, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE || self == .error {
        throw OutputClosed()
      } else if errno != EINTR {
        let reason = LocalizedText(systemError: errno)
        throw CommandFailure(
          .failed, LocalizedText("The output cannot be written: \(reason.english).", "출력을 쓸 수 없습니다: \(reason.korean)."))
      }
    }
  }

  /// Makes a failing write an error instead of a reason to die: the reader is gone (SIGPIPE), or a file may not grow
  /// (SIGXFSZ, `ulimit -f`).
  static func ignoreFailingWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// Nothing reads the output any more.
public struct OutputClosed: Error, CustomStringConvertible {
  /// The error.
  public init() {}

  /// What happened.
  public var description: String { "The output is closed." }
}
