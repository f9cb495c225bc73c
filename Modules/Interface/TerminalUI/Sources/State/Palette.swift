import Terminal

/// A colour by what it means, or by name.
public enum Tint: Hashable, Sendable {
  /// Of text; of text that matters less; of what the person chose or can do; of loss and of trouble; of what went well.
  case primary, secondary, accent, danger, success
  /// Behind panels, behind the chosen row.
  case surface, selection
  case red, green, orange, blue, mint, purple, cyan, teal, indigo
}

/// Which colours the names stand for.
public struct Palette: Hashable, Sendable {
  private var colors: [Tint: Color]

  /// The colours of a dark or light terminal: text is in the terminal's own.
  public static let standard = Palette(colors: [
    .primary: .standard, .secondary: .rgb(130, 138, 150), .accent: .rgb(94, 174, 255), .danger: .rgb(255, 99, 97),
    .success: .rgb(88, 199, 111), .surface: .standard, .selection: .rgb(52, 62, 84),
    .red: .rgb(255, 99, 97), .green: .rgb(88, 199, 111), .orange: .rgb(255, 159, 64), .blue: .rgb(94, 174, 255),
    .mint: .rgb(99, 230, 190), .purple: .rgb(191, 134, 255), .cyan: .rgb(90, 210, 244), .teal: .rgb(64, 200, 200),
    .indigo: .rgb(129, 131, 255),
  ])

  /// The same colours with another accent.
  public func accented(by tint: Tint) -> Palette {
    var palette = self
    palette.colors[.accent] = self[tint]
    return palette
  }

  subscript(_ tint: Tint) -> Color {
    colors[tint] ?? .standard
  }
}

/// How text looks: inherited by the views inside.
struct TextLook: Hashable {
  var foreground = Tint.primary
  var background: Tint?
  var attributes: Attributes = []

  func style(_ palette: Palette) -> Style {
    Style(
      foreground: palette[foreground], background: background.map { palette[$0] } ?? .standard, attributes: attributes)
  }
}
