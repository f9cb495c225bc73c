import Terminal

/// An opaque colour of a drawing, in sRGB.
public struct Shade: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The channels, from 0 to 255.
  public let red: UInt8, green: UInt8, blue: UInt8

  /// A colour as it is usually written: 0xRRGGBB.
  public init(integerLiteral value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// This colour with a part of another, 0 to 1.
  func mixed(with other: Shade, _ part: Double) -> Shade {
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(other) - Double(one)) * part).rounded())
    }
    return Shade(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The contrast to another colour, from 1 to 21 (WCAG 2.1).
  func contrast(to other: Shade) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, from 0, black, to 1, white.
  var luminance: Double { ColorContrast.luminance(red, green, blue) }
}
