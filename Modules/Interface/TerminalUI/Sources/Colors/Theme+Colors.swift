import Terminal

extension Theme {
  /// The background where the terminal's own is unknown, or does not fit the theme.
  var usualBackground: Color { isLight ? .rgb(255, 255, 255) : .rgb(30, 30, 30) }

  /// The colour of a tint before it is lifted to a contrast; the terminal's own for tints that are mixed.
  func color(of tint: Tint) -> Color {
    own[tint] ?? (isLight ? Self.lightTable : Self.darkTable)[tint] ?? .standard
  }

  /// The fixed colour of a tint on a terminal with 256; nil for surfaces, and for colours of the theme's own.
  func colorOf256(_ tint: Tint) -> Color? {
    own[tint] == nil ? (isLight ? Self.lightOf256 : Self.darkOf256)[tint] : nil
  }

  /// The colours of the tints on a terminal with 16; the others have the terminal's own.
  var colorsOf16: [Tint: Color] { isLight ? Self.lightOf16 : Self.darkOf16 }

  private static let darkTable: [Tint: Color] = [
    .danger: .rgb(255, 122, 120),
    .warning: .rgb(242, 184, 75),
    .success: .rgb(88, 199, 111),
    .link: .rgb(125, 184, 255),
    .red: .rgb(255, 122, 120),
    .green: .rgb(88, 199, 111),
    .orange: .rgb(255, 159, 64),
    .blue: .rgb(94, 174, 255),
    .mint: .rgb(99, 230, 190),
    .purple: .rgb(200, 155, 255),
    .cyan: .rgb(90, 210, 244),
    .teal: .rgb(64, 200, 200),
    .indigo: .rgb(160, 162, 255),
  ]

  private static let lightTable: [Tint: Color] = [
    .danger: .rgb(184, 28, 28),
    .warning: .rgb(122, 82, 0),
    .success: .rgb(16, 112, 48),
    .link: .rgb(10, 88, 176),
    .red: .rgb(184, 28, 28),
    .green: .rgb(16, 112, 48),
    .orange: .rgb(150, 70, 10),
    .blue: .rgb(0, 92, 184),
    .mint: .rgb(0, 108, 84),
    .purple: .rgb(120, 40, 180),
    .cyan: .rgb(0, 100, 128),
    .teal: .rgb(0, 106, 106),
    .indigo: .rgb(70, 46, 180),
  ]

  // The nearest colours of green, mint and teal would be the same.
  private static let darkOf256: [Tint: Color] = [
    .danger: .palette(210),
    .warning: .palette(215),
    .success: .palette(77),
    .link: .palette(111),
    .red: .palette(210),
    .green: .palette(77),
    .orange: .palette(215),
    .blue: .palette(75),
    .mint: .palette(79),
    .purple: .palette(183),
    .cyan: .palette(81),
    .teal: .palette(80),
    .indigo: .palette(147),
    .primary: .palette(254),
    .secondary: .palette(249),
    .disabled: .palette(244),
    .border: .palette(239),
    .onAccent: .palette(233),
  ]

  private static let lightOf256: [Tint: Color] = [
    .danger: .palette(124),
    .warning: .palette(58),
    .success: .palette(22),
    .link: .palette(26),
    .red: .palette(124),
    .green: .palette(22),
    .orange: .palette(94),
    .blue: .palette(25),
    .mint: .palette(23),
    .purple: .palette(91),
    .cyan: .palette(24),
    .teal: .palette(23),
    .indigo: .palette(55),
    .primary: .palette(235),
    .secondary: .palette(240),
    .disabled: .palette(244),
    .border: .palette(250),
    .onAccent: .palette(231),
  ]

  private static let darkOf16: [Tint: Color] = [
    .danger: .palette(9), .warning: .palette(3), .success: .palette(2), .link: .palette(12),
    .red: .palette(9), .green: .palette(2), .orange: .palette(3), .blue: .palette(12), .mint: .palette(10),
    .purple: .palette(5), .cyan: .palette(14), .teal: .palette(6), .indigo: .palette(13),
  ]

  // The bright ones are too pale for a light background, so some share a colour.
  private static let lightOf16: [Tint: Color] = [
    .danger: .palette(1), .warning: .palette(3), .success: .palette(2), .link: .palette(4),
    .red: .palette(1), .green: .palette(2), .orange: .palette(3), .blue: .palette(4), .mint: .palette(2),
    .purple: .palette(5), .cyan: .palette(6), .teal: .palette(6), .indigo: .palette(4),
  ]
}
