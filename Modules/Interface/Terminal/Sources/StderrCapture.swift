import Glibc

/// Captures standard error during the session, and shows it afterwards.
///
/// It writes to an unnamed file and not to a pipe: a pipe without a reader would block the writer.
struct StderrCapture: Sendable {
  /// The descriptor of the file.
  let kept: Int32
  /// The descriptor of the terminal.
  let real: Int32

  /// Prepares a file; nil when standard error is not a terminal, or no file can be made.
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

  /// Redirects standard error to the file.
  func divert() {
    dup2(kept, STDERR_FILENO)
  }

  /// Redirects standard error to the terminal again, and first writes the captured text there. It may run in a signal
  /// handler.
  static func replay(kept: Int32, real: Int32, timeout: Int32) {
    guard kept >= 0, real >= 0 else { return }
    dup2(real, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      var position = 0
      while true {
        let count = pread(kept, buffer.baseAddress, buffer.count, off_t(position))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        Descriptor.write(
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), to: real, timeout: timeout)
        position += count
      }
    }
    ftruncate(kept, 0)
  }

  /// Closes both descriptors.
  func discard() {
    for descriptor in [kept, real] {
      _ = Glibc.close(descriptor)
    }
  }
}
