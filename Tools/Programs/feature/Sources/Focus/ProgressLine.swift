import Foundation
import Glibc

/// A line of standard error that changes in place on a terminal; without a terminal it prints nothing.
final class ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var shown = ""

  /// Replaces the shown text; an empty text clears the line.
  func show(_ text: String) {
    guard isShown else { return }
    let next = Self.clipped(text)
    guard next != shown else { return }
    // Blanks, not an escape sequence, overwrite a longer text.
    let blanks = String(repeating: " ", count: max(0, shown.count - next.count))
    FileHandle.standardError.write(Data(("\r" + next + blanks + (next.isEmpty ? "\r" : "")).utf8))
    shown = next
  }

  private static func clipped(_ text: String) -> String {
    var size = winsize()
    let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 10 ? Int(size.ws_col) : 80
    return String(text.prefix(columns - 1))
  }
}
