import Glibc

/// Files that fit in memory many times over: configuration, cards, keys.
public enum SmallFile {
  /// Everything in the file at `path`, which may have at most `limit` bytes (by default one megabyte).
  ///
  /// The size is counted while reading, because a file may grow or lie about its size.
  /// - Parameters:
  ///   - privately: Whether to refuse a file that belongs to somebody else, or that others may read or write.
  ///   - waits: Whether a pipe will do as well, as shells make them for `<(…)`: its writer is waited for.
  public static func read(
    _ path: String, limit: Int = 1 << 20, privately: Bool = false, waits: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw FileFailure(path: path, reason: .init(systemError: errno)) }
    defer { close(file) }

    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(path: path, reason: .init(systemError: errno)) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || waits && kind == S_IFIFO else { throw FileFailure(path: path, reason: .notAFile) }
    // What is asked is the file that is open, not one that has meanwhile taken its name.
    if privately, status.st_uid != geteuid() || status.st_mode & 0o077 != 0 {
      throw FileFailure(path: path, reason: .exposed)
    }

    var bytes: [UInt8] = []
    while true {
      let (piece, failure) = nextPiece(of: file, atMost: min(limit - bytes.count + 1, 1 << 16))
      if let failure { throw FileFailure(path: path, reason: .init(systemError: failure)) }
      guard !piece.isEmpty else { return bytes }
      bytes += piece
      guard bytes.count <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit: limit)) }
    }
  }

  private static func nextPiece(of file: CInt, atMost count: Int) -> (bytes: [UInt8], failure: CInt?) {
    var failure: CInt?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var received = systemRead(file, buffer.baseAddress, count)
      while received < 0, errno == EINTR { received = systemRead(file, buffer.baseAddress, count) }
      if received < 0 { failure = errno }
      initialized = max(received, 0)
    }
    return (bytes, failure)
  }
}

/// The C library's `read`, which `SmallFile.read` hides inside its own type.
private func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
