import Terminal
import TerminalTesting
import Testing

struct ColorTests {
  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-256color"], .ansi256), (["TERM": "tmux-256color", "COLORTERM": ""], .ansi256),
    (["TERM": "xterm-kitty"], .trueColor), (["TERM": "foot"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "foot-extra"], .trueColor), (["TERM": "footlose"], .ansi16),
    (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), ([:], .ansi16), (["TERM": "dumb"], .none),
    (["TERM": "xterm-kitty", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-kitty", "NO_COLOR": ""], .trueColor),
  ])
  func depthComesFromTheEnvironment(variables: [String: String], depth: ColorDepth) {
    #expect(ColorDepth { variables[$0] } == depth)
  }

  /// The colour shown on a terminal of each depth.
  @Test(arguments: [
    (Color.rgb(255, 0, 0), Color.palette(196), Color.palette(9)),
    (.rgb(0, 0, 0), .palette(16), .palette(0)), (.rgb(255, 255, 255), .palette(231), .palette(15)),
    (.rgb(128, 128, 128), .palette(244), .palette(8)), (.rgb(8, 8, 8), .palette(232), .palette(0)),
    (.palette(4), .palette(4), .palette(4)), (.palette(196), .palette(196), .palette(9)),
    // Pale, but blue and not grey.
    (.rgb(94, 174, 255), .palette(75), .palette(12)), (.rgb(255, 122, 120), .palette(210), .palette(9)),
    (.standard, .standard, .standard),
  ])
  func isReduced(color: Color, in256: Color, in16: Color) {
    for (depth, expected) in [
      (ColorDepth.trueColor, color), (.ansi256, in256), (.ansi16, in16), (.none, .standard),
    ] {
      let style = Style(foreground: color, background: color, attributes: [.bold, .dim, .underline])
      let shown = Screen(width: 3, height: 1, depth: depth).showing { grid in
        grid.write("x", at: .zero, style: style, clip: grid.bounds)
      }
      #expect(shown.terminal.style(at: .zero).foreground == expected)
      #expect(shown.terminal.style(at: .zero).background == expected)
      #expect(shown.terminal.style(at: .zero).attributes == style.attributes)
      #expect(shown.terminal.unexpected.isEmpty)
    }
  }
}
