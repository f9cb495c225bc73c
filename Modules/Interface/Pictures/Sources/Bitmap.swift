/// Pixels in rows from the top down: 8 bits each of red, green, blue and alpha, not premultiplied, in sRGB as in
/// files.
public struct Bitmap: Hashable, Sendable {
  /// The sides, in pixels: at least 1.
  public let width: Int, height: Int
  /// The pixels, four bytes each.
  public private(set) var bytes: [UInt8]

  /// A bitmap of these bytes; nil when they are not `4 * width * height`, or a side is below 1.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, pixels <= Int.max / 4, bytes.count == 4 * pixels else { return nil }
    self.init(unchecked: bytes, width: width, height: height)
  }

  init(unchecked bytes: [UInt8], width: Int, height: Int) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// One pixel.
  public struct Pixel: Hashable, Sendable {
    /// The channels, from 0 to 255; an alpha of 0 is transparent, one of 255 opaque.
    public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// A pixel.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The pixel at a place, which must be inside.
  public subscript(x: Int, y: Int) -> Pixel {
    let start = 4 * (y * width + x)
    return Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// The picture with each pixel as a square of this side, at least 1.
  func enlarged(by factor: Int) -> Bitmap {
    let factor = max(1, factor)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count * factor * factor)
    for y in 0..<height {
      var row: [UInt8] = []
      for start in stride(from: 4 * y * width, to: 4 * (y + 1) * width, by: 4) {
        for _ in 0..<factor { row += self.bytes[start..<start + 4] }
      }
      for _ in 0..<factor { bytes += row }
    }
    return Bitmap(unchecked: bytes, width: factor * width, height: factor * height)
  }
}
