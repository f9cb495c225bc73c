import TerminalUI

/// The name in a speech bubble, drawn in half blocks; in a window too small for that, the name alone.
struct TitleArt: View {
  @Environment(\.palette) private var palette
  @Environment(\.windowSize) private var window

  /// "aichat", six dots high: each character of these lines is two dots, one above the other.
  private static let letters = [
    "     ▀      █          ▄ ",
    "▄▀▀█ █ ▄▀▀▀ █▀▀▄ ▄▀▀█ ▀█▀",
    "▀▄▄█ █ ▀▄▄▄ █  █ ▀▄▄█  █▄",
  ]
  /// The columns and rows needed by the drawing, the text below and the button.
  private static let least = WindowSize(columns: 36, rows: 14)

  var body: some View {
    drawing.accessibilityLabel("aichat").accessibilityHeading()
  }

  @ViewBuilder private var drawing: some View {
    if window.columns < Self.least.columns || window.rows < Self.least.rows {
      Text(line: "aichat").bold().foregroundStyle(.accent)
    } else if window.rows < 30, FeaturedPortraits.show(in: window, palette) {
      // The portraits take the bubble's rows.
      letters
    } else {
      VStack {
        letters.padding(.horizontal, 2).border(.secondary)
        Text(line: "    ╲╱").foregroundStyle(.secondary)
      }
    }
  }

  private var letters: some View {
    VStack {
      ForEach(Self.letters, id: \.self) { Text(line: $0).bold().foregroundStyle(.accent) }
    }
  }
}
