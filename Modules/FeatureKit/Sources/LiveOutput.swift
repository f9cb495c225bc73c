public import TerminalUI

/// Standard output where somebody reads along: lines with their looks, one below the other, of which the last may
/// still change.
@MainActor public protocol LiveOutput: AnyObject {
  /// The cells that a line may take, now.
  var columns: Int { get }

  /// Whether the terminal makes links of text, so that their addresses need not be shown beside it.
  var showsLinks: Bool { get }

  /// Writes lines that stay, and below them, in place of those of the last time, lines that may change. When there are
  /// none of those, what comes next begins on a line of its own. It fails when nobody reads any more.
  func show(_ settled: [StyledLine], open: [StyledLine]) throws
}
