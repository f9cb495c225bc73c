import Glibc
import System

/// A card from standard input: a file, or a pipe that another program writes.
enum StandardInput {
  /// The path that means standard input.
  static let path = "/dev/stdin"

  /// The card at a descriptor. A file is read in place. The bytes of a pipe go to a file without a name first, so that
  /// little memory is used. The file is deleted with the source.
  /// - Parameter limit: The most bytes of a pipe.
  static func source(of descriptor: Int32 = STDIN_FILENO, limit: Int) throws(CardError) -> CardSource {
    var isTooLarge = false
    do throws(SystemError) {
      let input = try OpenFile(duplicating: descriptor)
      guard let kind = FileStatus(of: descriptor)?.kind else { throw SystemError() }
      if kind == .folder { throw SystemError(EISDIR) }
      if kind == .regular { return try CardSource(input) }
      let copy = try OpenFile.temporary()
      isTooLarge = try !copyAll(of: input, to: copy, limit: limit)
      if !isTooLarge { return try CardSource(copy) }
    } catch {
      throw .unreadable(error.words)
    }
    throw .tooLarge(.file, limit: limit)
  }

  /// Copies until the end of the input. A cancellation ends the wait for more.
  /// - Returns: Whether there were no more bytes than the limit.
  private static func copyAll(of input: OpenFile, to copy: OpenFile, limit: Int) throws(SystemError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16), total = 0
    while true {
      if Task.isCancelled { throw SystemError(ECANCELED) }
      var wait = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 100) > 0 else { continue }
      let count = try input.read(into: &buffer)
      if count == 0 { return true }
      total += count
      guard total <= limit else { return false }
      try copy.write(Array(buffer[..<count]))
    }
  }
}
