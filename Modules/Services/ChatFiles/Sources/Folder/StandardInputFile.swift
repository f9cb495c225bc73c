import Glibc
import System

/// Standard input as a file, because an import reads each file twice.
enum StandardInputFile {
  /// The path that means standard input.
  static let path = "/dev/stdin"
  /// The most bytes that are copied: a pipe may be endless.
  private static let mostBytes: Int64 = 8 << 30

  /// Copies a pipe to a file without a name. The file takes the place of the pipe, and is deleted when it is closed.
  static func replacePipe(at descriptor: Int32 = STDIN_FILENO) throws(SystemError) {
    let input = try OpenFile(duplicating: descriptor)
    let copy = try OpenFile.temporary()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total: Int64 = 0
    while true {
      // A cancellation ends the wait for more.
      if Task.isCancelled { throw SystemError(ECANCELED) }
      var wait = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 100) > 0 else { continue }
      let count = try input.read(into: &buffer)
      if count == 0 { break }
      total += Int64(count)
      if total > mostBytes { throw SystemError(EFBIG) }
      try copy.write(Array(buffer[..<count]))
    }
    if dup2(copy.descriptor, descriptor) < 0 { throw SystemError() }
  }
}
