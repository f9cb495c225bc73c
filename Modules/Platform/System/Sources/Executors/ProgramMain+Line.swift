import Glibc

extension ProgramMain {
  /// Writes a line to standard output.
  /// - Returns: Whether all of it was written. A full disk and a closed output refuse it.
  public static func write(line: String) -> Bool {
    let bytes = Array((line + "\n").utf8)
    return Glibc.write(STDOUT_FILENO, bytes, bytes.count) == bytes.count
  }
}
