public import FeatureKit
public import TerminalUI

/// A terminal with styles that records its lines.
@MainActor public final class RecordingPage: LiveOutput {
  /// The width of a line in cells.
  public let columns: Int
  /// Whether it shows texts as links.
  public let showsLinks = false
  /// The settled lines.
  public private(set) var settled: [StyledLine] = []
  /// The open lines below them.
  public private(set) var open: [StyledLine] = []

  /// An empty page.
  init(columns: Int) {
    self.columns = columns
  }

  /// The complete text.
  public var text: String { (settled + open).map(\.text).joined(separator: "\n") }

  /// Records lines.
  public func show(_ settled: [StyledLine], open: [StyledLine]) throws {
    self.settled += settled
    self.open = open
  }
}
