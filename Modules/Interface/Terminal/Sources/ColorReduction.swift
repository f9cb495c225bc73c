extension ColorDepth {
  /// The nearest colour that the depth has.
  func nearest(to color: Color) -> Color {
    switch (self, color) {
    case (_, .standard), (.none, _): .standard
    case (.trueColor, _), (.ansi256, .palette): color
    case (.ansi256, .rgb(let red, let green, let blue)): .palette(XtermPalette.nearest(red, green, blue))
    case (.ansi16, .palette(let index)) where index < 16: color
    case (.ansi16, .palette(let index)): .palette(XtermPalette.nearestOfTheme(XtermPalette.color(index)))
    case (.ansi16, .rgb(let red, let green, let blue)):
      .palette(XtermPalette.nearestOfTheme((Int(red), Int(green), Int(blue))))
    }
  }
}

extension Color {
  /// The colour with 24 bits that one of the 240 fixed colours of xterm looks like; others as they are.
  public var exact: Color {
    guard case .palette(let index) = self, index >= 16 else { return self }
    let color = XtermPalette.color(index)
    return .rgb(UInt8(color.red), UInt8(color.green), UInt8(color.blue))
  }

  /// How different two colours look, in no unit; the greatest number for colours that the terminal chooses.
  public func difference(from other: Color) -> Int {
    guard case .rgb(let red, let green, let blue) = exact, case .rgb(let red2, let green2, let blue2) = other.exact
    else { return .max }
    return XtermPalette.distance((Int(red), Int(green), Int(blue)), (Int(red2), Int(green2), Int(blue2)))
  }
}

/// The 256 colours of xterm: 16 of the theme, a cube of 6×6×6, and 24 greys.
private enum XtermPalette {
  typealias RGB = (red: Int, green: Int, blue: Int)

  /// The colour of an index in the cube or the greys.
  static func color(_ index: UInt8) -> RGB {
    guard index < 232 else {
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    }
    let place = max(0, Int(index) - 16)
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let wanted = (red: Int(red), green: Int(green), blue: Int(blue))
    let steps = (step(wanted.red), step(wanted.green), step(wanted.blue))
    let cube = UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2)
    let mean = (wanted.red + wanted.green + wanted.blue) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(wanted, color(cube)) <= distance(wanted, color(grey)) ? cube : grey
  }

  static func nearestOfTheme(_ wanted: RGB) -> UInt8 {
    guard chroma(wanted) >= 64 else { return nearest(to: wanted, in: 0..<16) { $0 } }
    // A pale blue is nearer to grey than to blue, but it should stay blue: the hue is matched first, then the
    // lightness.
    let hue = nearest(to: pure(wanted), in: 1..<7, pure)
    return distance(wanted, theme[Int(hue)]) <= distance(wanted, theme[Int(hue) + 8]) ? hue : hue + 8
  }

  private static func nearest(to wanted: RGB, in indices: Range<UInt8>, _ look: (RGB) -> RGB) -> UInt8 {
    indices.min { distance(wanted, look(theme[Int($0)])) < distance(wanted, look(theme[Int($1)])) } ?? 0
  }

  /// The hue alone, with full saturation and brightness.
  private static func pure(_ color: RGB) -> RGB {
    let (least, chroma) = (min(color.red, color.green, color.blue), max(1, chroma(color)))
    return (
      (color.red - least) * 255 / chroma, (color.green - least) * 255 / chroma, (color.blue - least) * 255 / chroma
    )
  }

  /// The distance of a colour from grey, 0 to 255.
  private static func chroma(_ color: RGB) -> Int {
    max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
  }

  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
  }

  /// The eye sees green best and blue least.
  static func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = one.red - other.red, green = one.green - other.green, blue = one.blue - other.blue
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  /// xterm's defaults. A theme may have other values, but usually the same hues.
  private static let theme: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
}
