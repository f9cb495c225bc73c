#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file could not be read.
public struct FileFailure: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// Nothing has that path.
    case missing
    /// It has more bytes than `limit`.
    case tooLarge(limit: Int)
    /// A folder, a pipe or a device has that path.
    case notAFile
    /// It is somebody else's, or others may read or write it, and it was to be private.
    case exposed
    /// The system's own words.
    case system(String)
  }

  public let path: String, reason: Reason

  /// A failure with the file at `path`.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileFailure.Reason: CustomStringConvertible {
  /// The reason in words, without the path: `there is no such file`.
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .notAFile: "it is no regular file"
    case .exposed: "others can read or write it"
    case .system(let words): words
    }
  }

  init(systemError: CInt) {
    self = systemError == ENOENT || systemError == ENOTDIR ? .missing : .system(String(cString: strerror(systemError)))
  }
}
