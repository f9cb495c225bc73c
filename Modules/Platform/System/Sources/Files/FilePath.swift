import Glibc

/// The parts of a path, and its target.
public enum FilePath {
  /// The folder of a path.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of a file in its folder.
  public static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The path without symbolic links; nil if it does not exist.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder in which the program was started; nil if it no longer exists.
  public static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path with the home folder in place of `~/`, for paths that no shell has expanded.
  public static func inHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessEnvironment.current["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
