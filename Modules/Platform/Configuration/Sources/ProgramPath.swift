import Glibc

/// Where this program is.
public enum ProgramPath {
  /// The absolute path of the program that runs; nil where nobody knows, or when the file was replaced since.
  public static var current: String? {
    // The kernel's own link (proc(5)): no name that somebody typed, and no link on the way.
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
