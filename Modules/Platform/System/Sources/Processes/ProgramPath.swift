/// The path of this program.
public enum ProgramPath {
  /// The absolute path of the running program; nil if it is unknown, or if the file was replaced since.
  ///
  /// It is the kernel's own link (proc(5)), without symbolic links, and independent of the typed name.
  public static var current: String? { FilePath.real("/proc/self/exe") }
}
