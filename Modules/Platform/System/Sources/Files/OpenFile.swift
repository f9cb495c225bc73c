import Glibc

/// An open file. It is closed with the last reference to it, and programs that this one starts do not inherit it.
public final class OpenFile: Sendable {
  /// The flag of open(2) for a file without a name (O_TMPFILE), which Swift does not import.
  private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY

  /// The descriptor.
  public let descriptor: Int32

  /// Takes over a descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Opens a path with flags of open(2). A new file is private.
  public init(_ path: String, _ flags: Int32) throws(SystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError() }
    self.descriptor = descriptor
  }

  /// Another descriptor of an open file, such as standard input.
  public convenience init(duplicating descriptor: Int32) throws(SystemError) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SystemError() }
    self.init(descriptor: copy)
  }

  deinit { close(descriptor) }

  /// Opens a regular file, and refuses a folder, a device or a pipe without waiting for it.
  public static func regular(_ path: String, _ flags: Int32) throws(SystemError) -> OpenFile {
    let file = try OpenFile(path, flags | O_NONBLOCK)
    guard let kind = FileStatus(of: file.descriptor)?.kind else { throw SystemError() }
    if kind != .regular { throw SystemError(kind == .folder ? EISDIR : EINVAL) }
    return file
  }

  /// A file without a name, to read and write, which is deleted when it is closed. Fails if the file system does not
  /// support it.
  public static func unnamed(in folder: String) throws(SystemError) -> OpenFile {
    try OpenFile(folder, unnamed | O_RDWR)
  }

  /// A file without a name, to read and write, which is deleted when it is closed. Where the file system does not
  /// support that, it has a name until this call returns.
  /// - Parameter folder: The folder; nil for the system's temporary one.
  public static func temporary(in folder: String? = nil) throws(SystemError) -> OpenFile {
    let folder = folder ?? ProcessEnvironment.current["TMPDIR"] ?? "/tmp"
    if let file = try? unnamed(in: folder) { return file }
    let (file, path) = try named("\(folder)/.aichat-")
    unlink(path)
    return file
  }

  /// A new file with a unique name that has the given beginning, to read and write.
  public static func named(_ beginning: String) throws(SystemError) -> (file: OpenFile, path: String) {
    var name = Array("\(beginning)XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError() }
    let path = name.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return (OpenFile(descriptor: descriptor), path)
  }

  /// Whether a path names this file, not through a link.
  public func isNamed(_ path: String) -> Bool {
    guard let own = FileStatus(of: descriptor), let named = FileStatus(at: path, followingLinks: false) else {
      return false
    }
    return own.isSameFile(as: named)
  }
}

// MARK: - Bytes

extension OpenFile {
  /// Reads into the beginning of a buffer.
  /// - Parameter offset: The place in the file; nil for the end of the last reading.
  /// - Returns: The number of bytes; 0 at the end.
  public func read(into buffer: inout [UInt8], at offset: Int64? = nil) throws(SystemError) -> Int {
    while true {
      let count =
        if let offset { pread(descriptor, &buffer, buffer.count, off_t(offset)) } else {
          Glibc.read(descriptor, &buffer, buffer.count)
        }
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError() }
    }
  }

  /// Reads a range of a file.
  /// - Returns: Its bytes; fewer if the file ends inside the range.
  public func read(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let read = pread(descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = SystemError() }
        guard read > 0 else { return }
        count += read
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    if Self.write(bytes, to: descriptor) < bytes.count { throw SystemError() }
  }

  /// Writes bytes in as few calls as possible.
  /// - Returns: The number of written bytes. If it is smaller than the given one, `errno` says why.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        written += count
      }
      return written
    }
  }

  /// Returns when everything written is on the disk.
  public func sync() throws(SystemError) {
    if fsync(descriptor) != 0 { throw SystemError() }
  }
}

// MARK: - Locks

extension OpenFile {
  /// The kind of a lock (flock(2)): shared by any number of programs, or exclusive.
  public enum Lock: Sendable { case shared, exclusive }

  /// Locks the file until it is closed, or its program ends in any way.
  /// - Parameter waits: Whether to wait for programs with another lock; otherwise the call fails with `EWOULDBLOCK`.
  public func lock(_ lock: Lock, waiting waits: Bool = false) throws(SystemError) {
    let operation = (lock == .shared ? LOCK_SH : LOCK_EX) | (waits ? 0 : LOCK_NB)
    while flock(descriptor, operation) != 0 {
      if errno != EINTR { throw SystemError() }
    }
  }

  /// Locks the file if no other program has a lock on it.
  /// - Returns: Whether it is locked and the path still names it. Another program may have a lock, or may have deleted
  ///   the file between its opening and its lock.
  /// - Throws: If files cannot be locked.
  public func lockAlone(at path: String) throws(SystemError) -> Bool {
    do throws(SystemError) { try lock(.exclusive) } catch {
      if error.number == EWOULDBLOCK { return false }
      throw error
    }
    return isNamed(path)
  }
}
