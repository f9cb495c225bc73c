/// Scales a picture: each new pixel is the exact mean of the area that it covers, rounded to 256 steps. Colours are
/// weighted by their alpha, so that transparent pixels do not contribute.
///
/// Rows come one at a time, so that a large picture is never in memory as a whole. Sums are integers: with sides up
/// to `longestSide`, an area has at most 2^32 parts, and each part adds at most 255 × 255.
struct BoxScaler {
  /// The longest side of a source.
  static let longestSide = 1 << 16

  private let source: (width: Int, height: Int)
  private let target: (width: Int, height: Int)
  /// The sums of each new pixel: red, green and blue times alpha, and alpha.
  private var sums: [SIMD4<UInt64>]

  /// A scaler between two sizes, all sides from 1 to `longestSide`.
  init(from source: (width: Int, height: Int), to target: (width: Int, height: Int)) {
    self.source = source
    self.target = target
    sums = Array(repeating: .zero, count: target.width * target.height)
  }

  /// Adds the row at `y`: four bytes for each pixel.
  ///
  /// Both pictures are measured in the same units: a pixel of the source is as many units long as the target has
  /// pixels, and a pixel of the target as many as the source has. The overlap of two pixels is then an integer.
  mutating func add(row: UnsafeBufferPointer<UInt8>, at y: Int) {
    guard y >= 0, y < source.height, row.count == 4 * source.width else { return }
    let line = scaledAcross(row)
    let top = y * target.height, bottom = top + target.height
    for targetY in top / source.height...(bottom - 1) / source.height {
      let weight = min(bottom, (targetY + 1) * source.height) - max(top, targetY * source.height)
      let start = targetY * target.width
      for x in 0..<target.width { sums[start + x] &+= line[x] &* UInt64(weight) }
    }
  }

  private func scaledAcross(_ row: UnsafeBufferPointer<UInt8>) -> [SIMD4<UInt64>] {
    var line = [SIMD4<UInt64>](repeating: .zero, count: target.width)
    for x in 0..<source.width {
      let alpha = UInt64(row[4 * x + 3])
      guard alpha > 0 else { continue }
      let color = SIMD4(UInt64(row[4 * x]), UInt64(row[4 * x + 1]), UInt64(row[4 * x + 2]), 1)
      let left = x * target.width, right = left + target.width
      for targetX in left / source.width...(right - 1) / source.width {
        let weight = min(right, (targetX + 1) * source.width) - max(left, targetX * source.width)
        line[targetX] &+= color &* (alpha * UInt64(weight))
      }
    }
    return line
  }

  /// The scaled picture, when all rows were added. Missing rows are transparent.
  func bitmap() -> Bitmap {
    let area = UInt64(source.width) * UInt64(source.height)
    var bytes = [UInt8](repeating: 0, count: 4 * sums.count)
    for (index, sum) in sums.enumerated() where sum.w > 0 {
      for channel in 0..<3 { bytes[4 * index + channel] = UInt8((sum[channel] + sum.w / 2) / sum.w) }
      bytes[4 * index + 3] = UInt8((sum.w + area / 2) / area)
    }
    return Bitmap(unchecked: bytes, width: target.width, height: target.height)
  }
}

extension Bitmap {
  /// The picture scaled to this size, stretched where the ratio differs; unchanged unless all sides are from 1 to
  /// 65,536.
  public func scaled(toWidth width: Int, height: Int) -> Bitmap {
    let sides = 1...BoxScaler.longestSide
    guard sides.contains(width), sides.contains(height), sides.contains(self.width), sides.contains(self.height),
      (width, height) != (self.width, self.height)
    else { return self }
    var scaler = BoxScaler(from: (self.width, self.height), to: (width, height))
    bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<self.height {
        let start = 4 * y * self.width
        scaler.add(row: UnsafeBufferPointer(rebasing: bytes[start..<start + 4 * self.width]), at: y)
      }
    }
    return scaler.bitmap()
  }

  /// The largest size of this ratio that fits into a box, each side at least 1.
  public static func size(of picture: (width: Int, height: Int), fitting box: (width: Int, height: Int)) -> (
    width: Int, height: Int
  ) {
    let (width, height) = (max(1, picture.width), max(1, picture.height))
    let room = (width: max(1, box.width), height: max(1, box.height))
    if width * room.height >= height * room.width {
      return (room.width, min(room.height, max(1, (2 * height * room.width + width) / (2 * width))))
    }
    return (min(room.width, max(1, (2 * width * room.height + height) / (2 * height))), room.height)
  }
}
