public import TerminalUI

/// Standard output on a terminal with styles: lines one below the other, of which the last may still change.
@MainActor public protocol LiveOutput: AnyObject {
  /// The present width of a line in cells.
  var columns: Int { get }

  /// Whether the terminal shows texts as links, so that no address is needed beside them.
  var showsLinks: Bool { get }

  /// Writes lines that stay, and below them lines that may change, in place of the previous changing lines. Without
  /// changing lines, the next output begins on a line of its own. It fails when the reader has gone.
  func show(_ settled: [StyledLine], open: [StyledLine]) throws
}
