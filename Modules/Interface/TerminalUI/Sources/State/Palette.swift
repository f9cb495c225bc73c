public import Terminal

/// A colour, by its meaning or by its name.
public enum Tint: Hashable, Sendable {
  /// Text; secondary text; the user's choices and actions; errors and loss; success.
  case primary, secondary, accent, danger, success
  /// The background of panels, and of the chosen row.
  case surface, selection
  case red, green, orange, blue, mint, purple, cyan, teal, indigo
}

/// The colours of the names.
public struct Palette: Hashable, Sendable {
  private var colors: [Tint: Color]
  /// Whether the terminal has too few colours for a separate secondary colour.
  private let isPoor: Bool

  /// The colours of a theme; text has the terminal's own colour. Each has a contrast of at least 4.5 (WCAG 2.1,
  /// 1.4.3) to the backgrounds of common terminals and to the chosen row's.
  ///
  /// On a terminal with 16 colours the user decides how each looks: they are chosen by name, and as different as
  /// possible.
  public init(_ theme: Theme, depth: ColorDepth = .trueColor) {
    isPoor = depth == .ansi16 || depth == .none
    switch (theme, depth) {
    case (.dark, .ansi16): colors = Self.darkOf16
    case (.light, .ansi16): colors = Self.lightOf16
    case (.dark, _): colors = Self.dark
    case (.light, _): colors = Self.light
    }
  }

  /// The attributes that replace a colour where there are no colours.
  func attributes(of tint: Tint) -> Attributes {
    isPoor && tint == .secondary ? .dim : []
  }

  private static let dark: [Tint: Color] = [
    .primary: .standard, .secondary: .rgb(160, 167, 178), .accent: .rgb(94, 174, 255), .danger: .rgb(255, 122, 120),
    .success: .rgb(88, 199, 111), .surface: .standard, .selection: .rgb(44, 52, 70),
    .red: .rgb(255, 122, 120), .green: .rgb(88, 199, 111), .orange: .rgb(255, 159, 64), .blue: .rgb(94, 174, 255),
    .mint: .rgb(99, 230, 190), .purple: .rgb(200, 155, 255), .cyan: .rgb(90, 210, 244), .teal: .rgb(64, 200, 200),
    .indigo: .rgb(160, 162, 255),
  ]

  private static let light: [Tint: Color] = [
    .primary: .standard, .secondary: .rgb(84, 91, 102), .accent: .rgb(0, 92, 184), .danger: .rgb(184, 28, 28),
    .success: .rgb(16, 112, 48), .surface: .standard, .selection: .rgb(226, 234, 250),
    .red: .rgb(184, 28, 28), .green: .rgb(16, 112, 48), .orange: .rgb(150, 70, 10), .blue: .rgb(0, 92, 184),
    .mint: .rgb(0, 108, 84), .purple: .rgb(120, 40, 180), .cyan: .rgb(0, 100, 128), .teal: .rgb(0, 106, 106),
    .indigo: .rgb(70, 46, 180),
  ]

  private static let darkOf16: [Tint: Color] = [
    .accent: .palette(12), .danger: .palette(9), .success: .palette(2),
    .red: .palette(9), .green: .palette(2), .orange: .palette(3), .blue: .palette(12), .mint: .palette(10),
    .purple: .palette(5), .cyan: .palette(14), .teal: .palette(6), .indigo: .palette(13),
  ]

  // The bright ones are too pale for a light background, so some share a colour.
  private static let lightOf16: [Tint: Color] = [
    .accent: .palette(4), .danger: .palette(1), .success: .palette(2),
    .red: .palette(1), .green: .palette(2), .orange: .palette(3), .blue: .palette(4), .mint: .palette(2),
    .purple: .palette(5), .cyan: .palette(6), .teal: .palette(6), .indigo: .palette(4),
  ]

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

/// The look of text, which the views inside inherit.
struct TextAppearance: Hashable {
  var foreground = Tint.primary
  var background: Tint?
  var attributes: Attributes = []

  /// The style of a run in the midst of such text.
  func style(of run: SpanAppearance, _ palette: Palette) -> Style {
    var own = self
    own.foreground = run.tint ?? foreground
    own.attributes.formUnion(Attributes(rawValue: run.traits.rawValue))
    return own.style(palette)
  }

  func style(_ palette: Palette) -> Style {
    Style(
      foreground: palette[foreground], background: background.map { palette[$0] } ?? .standard,
      attributes: attributes.union(palette.attributes(of: foreground)))
  }
}
