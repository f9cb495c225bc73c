import Glibc
import System

/// Standard input as a file, because an import reads each file twice.
enum StandardInputFile {
  /// The path that means standard input.
  static let path = "/dev/stdin"

  /// Copies a pipe to a file without a name. The file takes the place of the pipe, and is deleted when it is closed.
  static func replacePipe(at descriptor: Int32 = STDIN_FILENO) throws(SystemError) {
    let input = try OpenFile(duplicating: descriptor)
    let copy = try OpenFile.temporary()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // A cancellation ends the wait for more.
      if Task.isCancelled { throw SystemError(ECANCELED) }
      var wait = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 100) > 0 else { continue }
      let count = try input.read(into: &buffer)
      if count == 0 { break }
      try copy.write(Array(buffer[..<count]))
    }
    if dup2(copy.descriptor, descriptor) < 0 { throw SystemError() }
  }
}
