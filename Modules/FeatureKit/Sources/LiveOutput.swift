public import TerminalUI

/// Standard output on a terminal with styles: lines one below the other, of which the last may still change.
@MainActor public protocol LiveOutput: AnyObject {
  /// The cells of a line at the moment.
  var columns: Int { get }

  /// Whether the terminal makes links of text, so that no address is shown beside it.
  var showsLinks: Bool { get }

  /// Writes lines that stay, and below them lines that may change, in place of the changing lines before. Without changing
  /// lines, the next output begins on a line of its own. It fails when the reader is gone.
  func show(_ settled: [StyledLine], open: [StyledLine]) throws
}
