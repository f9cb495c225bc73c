import Glibc

/// Approved screens that must not change. They are beside the test, in `Screens/NAME.txt`.
public enum Golden {
  /// Compares a screen with its approved version.
  ///
  /// With `AICHAT_UPDATE_SCREENS=1` in the environment the file is written instead: look at it before you commit it.
  /// - Returns: Nil when they are the same; otherwise the difference, for `#expect(… == nil)`.
  public static func difference(_ screen: String, from name: String, beside test: String = #filePath) -> String? {
    let folder =
      test.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/Screens"
    let path = "\(folder)/\(name).txt"
    if let wish = getenv("AICHAT_UPDATE_SCREENS"), String(cString: wish) == "1" {
      _ = mkdir(folder, 0o755)
      return write(screen + "\n", to: path) ? nil : "\(path) cannot be written"
    }
    guard let kept = read(path) else { return "\(path) is not there. The screen is:\n\(screen)" }
    if kept == screen + "\n" { return nil }
    let (old, new) = (
      kept.split(separator: "\n", omittingEmptySubsequences: false),
      screen.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let row = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    return "\(name) differs from row \(row) on. The screen is:\n\(screen)"
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var byte = getc(file)
    while byte != EOF, bytes.count < 1 << 20 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }
}
