public import Entities

import Glibc

/// The system's data about a file, without its contents (stat(2)). While two values are equal, the file has not
/// changed.
public struct FileStatus: Hashable, Sendable {
  /// The kinds of files.
  public enum Kind: Hashable, Sendable { case regular, folder, pipe, socket, device, other }

  /// The kind of the file.
  public let kind: Kind
  /// The size in bytes.
  public let size: Int64
  /// The mode bits of chmod(2): 0o600 is private to the owner.
  public let permissions: UInt32
  /// The number of hard links.
  public let links: Int
  /// The time of the last write, since 1970.
  public let written: Duration
  /// The inode number.
  public let inode: UInt64
  private let device: UInt64
  private let owner: UInt32
  private let changed: Duration

  /// The file at a path; nil if it does not exist.
  /// - Parameter followsLinks: Whether the target of a link is read instead of the link.
  public init?(at path: String, followingLinks followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// An open file; nil when the descriptor is invalid.
  public init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
    size = Int64(status.st_size)
    permissions = status.st_mode & 0o7777
    links = Int(status.st_nlink)
    (device, inode, owner) = (UInt64(status.st_dev), UInt64(status.st_ino), status.st_uid)
    written = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
    changed = .seconds(status.st_ctim.tv_sec) + .nanoseconds(status.st_ctim.tv_nsec)
  }
}

extension FileStatus {
  /// The time of the last write.
  public var timestamp: Timestamp { Timestamp(sinceEpoch: written) }

  /// Whether it belongs to the user that runs the program.
  public var isOwn: Bool { owner == geteuid() }

  /// Whether other users may read or write it.
  public var isOpenToOthers: Bool { permissions & 0o077 != 0 }

  /// Whether both are the same file, even if it has changed.
  public func isSameFile(as other: FileStatus) -> Bool { (inode, device) == (other.inode, other.device) }
}
