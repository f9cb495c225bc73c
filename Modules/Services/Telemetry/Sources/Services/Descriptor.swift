import Glibc

/// The system's calls on files, whose names the services here hide inside their own types.
enum Descriptor {
  /// Opens a regular file, which is made for the user alone: never a link, a device, or a pipe that would make wait.
  /// - Returns: A negative number when there is none; `errno` says why.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    let file = Glibc.open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard file >= 0 else { return file }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      errno = EINVAL
      return -1
    }
    return file
  }

  static func close(_ file: Int32) {
    guard file >= 0 else { return }
    _ = Glibc.close(file)
  }

  /// Writes bytes in as few pieces as the system lets.
  /// - Returns: How many were written: fewer where the disk is full, or nobody reads.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        written += count
      }
      return written
    }
  }

  /// Whether an open file is the one that bears a name.
  static func `is`(_ file: Int32, at path: String) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(file, &open) == 0 && lstat(path, &named) == 0 && open.st_ino == named.st_ino
      && open.st_dev == named.st_dev
  }

  /// Makes a folder and those above it, for the user alone.
  static func makeFolder(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o700)
    }
  }
}
