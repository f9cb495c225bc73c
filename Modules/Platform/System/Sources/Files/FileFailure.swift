public import Entities
import Glibc

/// Why a small file could not be read or written.
public struct FileFailure: Error, Hashable, Sendable {
  /// The cause of the failure.
  public enum Reason: Hashable, Sendable {
    /// The path does not exist.
    case missing
    /// It has more bytes than `limit`.
    case tooLarge(limit: Int)
    /// The path is a folder, a pipe or a device.
    case notAFile
    /// A private file belongs to another user, or others may read or write it.
    case exposed
    /// The error of a system call.
    case system(SystemError)
  }

  public let path: String, reason: Reason

  /// A failure with the file at `path`.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The failure of a call to the system.
  public init(path: String, _ error: SystemError) {
    self.init(path: path, reason: [ENOENT, ENOTDIR].contains(error.number) ? .missing : .system(error))
  }
}

extension FileFailure.Reason {
  /// The reason in words, without the path: `there is no such file`.
  public var words: LocalizedText {
    switch self {
    case .missing: LocalizedText("there is no such file", "그런 파일이 없습니다")
    case .tooLarge(let limit): LocalizedText("it has more than \(limit) bytes", "\(limit)바이트보다 큽니다")
    case .notAFile: LocalizedText("it is no regular file", "일반 파일이 아닙니다")
    case .exposed: LocalizedText("others can read or write it", "다른 사람이 읽거나 쓸 수 있습니다")
    case .system(let error): error.words
    }
  }
}

extension FileFailure.Reason: CustomStringConvertible {
  /// The reason in English.
  public var description: String { words.english }
}
