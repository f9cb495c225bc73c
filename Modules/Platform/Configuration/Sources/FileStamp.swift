import Glibc

/// What tells whether a file has changed, without reading it: which one it is, its size, and when it was written.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64, inode: UInt64, size: Int64, seconds: [Int], fractions: [Int]

  /// The stamp of the file at a path, of the one that a link leads to; nil where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    let times = [status.st_mtim, status.st_ctim]
    (seconds, fractions) = (times.map { Int($0.tv_sec) }, times.map { Int($0.tv_nsec) })
  }
}
