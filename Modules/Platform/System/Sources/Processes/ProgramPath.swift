/// The path of this program.
public enum ProgramPath {
  /// The absolute path of the running program; nil if it is unknown, or if the file was replaced since the start.
  ///
  /// The kernel names it (`/proc/self/exe`, proc(5)). Symbolic links are resolved.
  public static var current: String? { FilePath.real("/proc/self/exe") }
}
