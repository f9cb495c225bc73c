import Glibc

/// Keeps what is written to standard error off the screen, and shows it after the session.
///
/// It goes to a file without a name, not into a pipe: a pipe that nobody reads would stop whoever writes.
struct StderrCapture: Sendable {
  /// Where it is kept.
  let kept: Int32
  /// The terminal.
  let real: Int32

  /// Prepares a place; nil when standard error is not a terminal, or there is no place.
  init?(directory: String?) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let folder = directory.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(folder)/aichat-errors-XXXXXX".utf8CString)
    kept = mkstemp(&template)
    guard kept >= 0 else { return nil }
    unlink(template)
    _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    _ = fcntl(kept, F_SETFL, O_APPEND)
    real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard real >= 0 else {
      _ = Glibc.close(kept)
      return nil
    }
  }

  /// From here on, standard error goes into the file.
  func divert() {
    dup2(kept, STDERR_FILENO)
  }

  /// Standard error goes to the terminal again, which first gets what was kept. It may run in a signal handler.
  static func replay(kept: Int32, real: Int32, patience: Int32) {
    guard kept >= 0, real >= 0 else { return }
    dup2(real, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      var position = 0
      while true {
        let count = pread(kept, buffer.baseAddress, buffer.count, off_t(position))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        Descriptor.write(
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), to: real, patience: patience)
        position += count
      }
    }
    ftruncate(kept, 0)
  }

  /// Closes the file.
  func discard() {
    for descriptor in [kept, real] {
      _ = Glibc.close(descriptor)
    }
  }
}
