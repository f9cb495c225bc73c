public import Entities

import Glibc

/// What the system knows of a file without reading it (stat(2)). While two of them are equal, the file has not changed.
public struct FileStatus: Hashable, Sendable {
  /// What a path can name.
  public enum Kind: Hashable, Sendable { case regular, folder, pipe, socket, device, other }

  /// What it is.
  public let kind: Kind
  /// In bytes.
  public let size: Int64
  /// The bits of mode that chmod(2) sets: 0o600 is its owner's alone.
  public let permissions: UInt32
  /// How many names it has.
  public let links: Int
  /// When it was written, as time since 1970.
  public let written: Duration
  /// Its number on its disk.
  public let inode: UInt64
  private let device: UInt64
  private let owner: UInt32
  private let changed: Duration

  /// The file at a path; nil where there is none.
  /// - Parameter followsLinks: Whether a link stands for what it leads to.
  public init?(at path: String, followingLinks followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// An open file; nil when the descriptor is none.
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
  /// The moment when it was written.
  public var timestamp: Timestamp { Timestamp(sinceEpoch: written) }

  /// Whether it belongs to the user that runs the program.
  public var isOwn: Bool { owner == geteuid() }

  /// Whether other users may read or write it.
  public var isOpenToOthers: Bool { permissions & 0o077 != 0 }

  /// Whether both are of one file, however it has changed.
  public func isSameFile(as other: FileStatus) -> Bool { (inode, device) == (other.inode, other.device) }
}
