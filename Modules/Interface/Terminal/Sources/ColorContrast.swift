import Glibc

/// The contrast of colours (WCAG 2.1, "relative luminance" and "contrast ratio").
public enum ColorContrast {
  /// The relative luminance of a colour, from 0, black, to 1, white.
  public static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The relative luminance on which black and white are equally easy to read. A colour above it is light.
  public static let middle = 0.179

  /// The relative luminance of a colour; nil for any but `.rgb`.
  public static func luminance(_ color: Color) -> Double? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    return luminance(red, green, blue)
  }

  /// The contrast of two colours, from 1 to 21; text needs 4.5. Nil unless both are `.rgb`.
  public static func ratio(_ one: Color, _ other: Color) -> Double? {
    guard let first = luminance(one), let second = luminance(other) else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A component on a linear scale.
  private static func linear(_ part: UInt8) -> Double { curve[Int(part)] }

  /// sRGB's curve, as a table: a palette needs it some thousand times.
  private static let curve = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
