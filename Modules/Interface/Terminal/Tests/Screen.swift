import Terminal
import TerminalTesting

/// An encoder, and the terminal that receives its bytes.
struct Screen {
  var encoder: FrameEncoder
  var terminal: VirtualTerminal
  /// The bytes of the last frame.
  var bytes: [UInt8] = []

  init(width: Int, height: Int, depth: ColorDepth = .trueColor, widths: VirtualTerminal.WidthModel = .clusters) {
    encoder = FrameEncoder(depth: depth)
    terminal = VirtualTerminal(size: Size(width: width, height: height), widths: widths)
    terminal.feed(Array("\u{1B}[?7l".utf8))
  }

  mutating func show(_ grid: Grid, caret: Point? = nil) {
    bytes = encoder.encode(grid, caret: caret)
    terminal.feed(bytes)
  }

  /// The screen after a frame that `paint` draws.
  func showing(caret: Point? = nil, _ paint: (inout Grid) -> Void) -> Screen {
    var screen = self
    var grid = Grid(size: terminal.size)
    paint(&grid)
    screen.show(grid, caret: caret)
    return screen
  }
}
