/// A colour of a cell.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the terminal's 256 colours: 0–15 follow the user's theme, 16–231 are a cube, 232–255 greys.
  case palette(UInt8)
  /// Red, green and blue. The encoder finds the nearest that the terminal can show.
  case rgb(UInt8, UInt8, UInt8)
}

extension Color {
  /// The colour as 32 bits: its kind in the highest byte, then its components.
  var packed: UInt32 {
    switch self {
    case .standard: 0
    case .palette(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue): 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  /// The colour of a `packed` number.
  init(packed: UInt32) {
    switch packed >> 24 {
    case 1: self = .palette(UInt8(truncatingIfNeeded: packed))
    case 2:
      self = .rgb(
        UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
        UInt8(truncatingIfNeeded: packed))
    default: self = .standard
    }
  }
}
