/// The version of the program.
enum AppVersion {
  static let current = "0.1.0"
  /// The day of that version, for the manual page.
  static let released = "2026-11-21"
}
