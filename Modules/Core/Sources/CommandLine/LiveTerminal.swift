import Glibc
import Configuration
import FeatureKit
import Terminal
import TerminalUI

/// Standard output on a terminal that shows looks, and that leaves what was printed where it is.
@MainActor final class LiveTerminal: LiveOutput {
  /// A terminal echoes Ctrl-C as two characters: they must not begin a row that the encoder does not know of.
  private static let roomForEcho = 2
  let showsLinks: Bool
  private let palette: Palette
  private var encoder: LineEncoder
  private let put: (_ bytes: [UInt8]) throws -> Void

  /// Nil where output is no terminal, or one that shall have nothing but text.
  init?(_ configuration: AppConfiguration, put: @escaping (_ bytes: [UInt8]) throws -> Void) {
    guard isatty(STDOUT_FILENO) == 1, !configuration.isPlain, configuration.terminalVariable("TERM") != "dumb" else {
      return nil
    }
    let traits = TerminalTraits(environment: configuration.terminalVariable)
    showsLinks = traits.showsLinks
    palette = Palette(Theme(wanted: configuration.theme.theme, traits: traits))
    encoder = LineEncoder(environment: configuration.terminalVariable)
    self.put = put
  }

  var columns: Int { max(1, window.width - Self.roomForEcho) }

  func show(_ settled: [StyledLine], open: [StyledLine]) throws {
    // The window may have become narrower since the lines were broken.
    let runs = open.map { $0.truncated(to: columns).runs(in: palette) }
    let bytes = encoder.encode(settled: settled.map { $0.runs(in: palette) }, open: runs, window: window)
    if !bytes.isEmpty { try put(bytes) }
  }

  private var window: Size { Size(windowOf: STDOUT_FILENO) ?? Size(width: 80, height: 24) }
}
