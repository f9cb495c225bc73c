/// A colour that a theme can name, by its key in the file.
public enum ThemeColor: String, CaseIterable, Sendable {
  /// The background of the screen.
  case background
  /// `surface` is the background around a screen and in front of it; `raised` is that of controls.
  case surface, raised
  /// The background of the user's own messages, and of the chosen row.
  case ownMessage = "own_message"
  case selection
  /// Text; secondary text; the text of what cannot be used now.
  case text
  case secondaryText = "text_secondary"
  case disabledText = "text_disabled"
  /// Lines that only decorate.
  case border
  /// The word on a control that has the focus, which is filled with the accent.
  case onAccent = "on_accent"
  case danger, warning, success, link
  /// The accents, of which the user chooses one. Highlighted code has these colours too.
  case red, green, orange, blue, mint, purple, cyan, teal, indigo
}

/// A colour of 24 bits, in sRGB.
public struct RGBColor: Hashable, Sendable {
  /// Its parts, 0 to 255.
  public let red: UInt8, green: UInt8, blue: UInt8

  /// A colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A colour from one number: `0x1E2D3C`.
  init(_ number: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour of a text as in CSS: `#1e2d3c` or `#abc`; nil for another text.
  init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-")
    else { return nil }
    switch digits.count {
    case 6: self.init(number)
    case 3: self.init((number & 0xF00) * 0x1100 | (number & 0xF0) * 0x110 | (number & 0xF) * 0x11)
    default: return nil
    }
  }

  /// The colour as a text: `#1e2d3c`.
  public var text: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
