public import FeatureKit
import Glibc
import Terminal
public import TerminalUI

/// Standard output on a terminal that shows styles. Settled lines stay where they are.
@MainActor public final class LiveTerminal: LiveOutput {
  /// The columns that stay free at the end of a row. A terminal echoes Ctrl-C as two characters. They must not begin a
  /// row that the encoder does not know of.
  private static let roomForEcho = 2
  /// Whether the terminal shows links.
  public let showsLinks: Bool
  private let palette: Palette
  private var encoder: LineEncoder

  /// Makes the output; nil if standard output is not a terminal, or is a dumb one.
  /// - Parameters:
  ///   - theme: The chosen colours; nil for those of the terminal.
  ///   - variable: Returns the value of a variable of the environment. An option can override it.
  public init?(theme: Theme?, variable: @escaping (String) -> String?) {
    guard isatty(STDOUT_FILENO) == 1, variable("TERM") != "dumb" else { return nil }
    let traits = TerminalTraits(environment: variable)
    showsLinks = traits.showsLinks
    palette = Palette(ColorScheme(theme: theme, traits: traits, ownsScreen: false))
    encoder = LineEncoder(environment: variable)
  }

  /// The number of cells in a line.
  public var columns: Int { max(1, window.width - Self.roomForEcho) }

  /// Prints lines that stay, and below them lines that still change.
  public func show(_ settled: [StyledLine], open: [StyledLine]) throws {
    // The window may have become narrower since the lines were broken.
    let runs = open.map { $0.truncated(to: columns).runs(in: palette) }
    let bytes = encoder.encode(settled: settled.map { $0.runs(in: palette) }, open: runs, window: window)
    if !bytes.isEmpty { try StandardStream.output.write(bytes) }
  }

  private var window: Size { Size(windowOf: STDOUT_FILENO) ?? Size(width: 80, height: 24) }
}
