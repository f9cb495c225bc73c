/// Where this program is.
public enum ProgramPath {
  /// The absolute path of the program that runs; nil where that is not known, or when the file was replaced since.
  ///
  /// It is the kernel's own link (proc(5)), without a link on the way and whatever name was typed.
  public static var current: String? { FilePath.real("/proc/self/exe") }
}
