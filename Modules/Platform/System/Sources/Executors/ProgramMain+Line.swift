import Glibc

extension ProgramMain {
  /// Writes a line to standard output.
  /// - Returns: Whether all of it was written. A full disk and a closed output refuse it.
  public static func write(line: String) -> Bool {
    print(line)
    return fflush(nil) == 0
  }
}
