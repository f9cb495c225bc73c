public import FeatureKit
public import TerminalUI

/// A terminal with styles that records what it shows.
@MainActor public final class RecordingPage: LiveOutput {
  /// The cells of a line.
  public let columns: Int
  /// Whether it makes links of text.
  public let showsLinks = false
  /// The lines that stay.
  public private(set) var settled: [StyledLine] = []
  /// The lines below them.
  public private(set) var open: [StyledLine] = []

  /// An empty page.
  init(columns: Int) {
    self.columns = columns
  }

  /// What can be read, all in all, and whether more is to come.
  public var text: String { (settled + open).map(\.text).joined(separator: "\n") }

  /// Keeps lines.
  public func show(_ settled: [StyledLine], open: [StyledLine]) throws {
    self.settled += settled
    self.open = open
  }
}
