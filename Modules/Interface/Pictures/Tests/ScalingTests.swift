import RandomTesting
import Testing

@testable import Pictures

struct ScalingTests {
  private static func random(_ width: Int, _ height: Int, using generator: inout SeededGenerator) -> Bitmap {
    Bitmap(
      unchecked: (0..<4 * width * height).map { _ in .random(in: 0...255, using: &generator) }, width: width,
      height: height)
  }

  /// The mean by counting: both pictures are divided into parts so small that each is in one pixel of both.
  private static func counted(_ bitmap: Bitmap, _ width: Int, _ height: Int, _ x: Int, _ y: Int) -> Bitmap.Pixel {
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    for partY in y * bitmap.height..<(y + 1) * bitmap.height {
      for partX in x * bitmap.width..<(x + 1) * bitmap.width {
        let pixel = bitmap[partX / width, partY / height]
        let alpha = Int(pixel.alpha)
        sums.red += Int(pixel.red) * alpha
        sums.green += Int(pixel.green) * alpha
        sums.blue += Int(pixel.blue) * alpha
        sums.alpha += alpha
      }
    }
    guard sums.alpha > 0 else { return .init(red: 0, green: 0, blue: 0, alpha: 0) }
    func mean(_ sum: Int) -> UInt8 { UInt8((sum + sums.alpha / 2) / sums.alpha) }
    let area = bitmap.width * bitmap.height
    return .init(
      red: mean(sums.red), green: mean(sums.green), blue: mean(sums.blue), alpha: UInt8((sums.alpha + area / 2) / area))
  }

  @Test(arguments: 0..<60)
  func eachPixelIsTheMeanOfItsArea(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func side() -> Int { .random(in: 1...13, using: &generator) }
    let bitmap = Self.random(side(), side(), using: &generator)
    let (width, height) = (side(), side())
    guard (width, height) != (bitmap.width, bitmap.height) else { return }
    let scaled = bitmap.scaled(toWidth: width, height: height)
    #expect((scaled.width, scaled.height) == (width, height))
    for y in 0..<height {
      for x in 0..<width {
        #expect(scaled[x, y] == Self.counted(bitmap, width, height, x, y), "seed \(seed), at \(x), \(y)")
      }
    }
  }

  @Test func oneColourStaysThatColour() {
    let bytes = Array(repeating: [200, 100, 7, 255] as [UInt8], count: 37 * 23).flatMap(\.self)
    let scaled = Bitmap(unchecked: bytes, width: 37, height: 23).scaled(toWidth: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 { #expect(scaled[x, y] == .init(red: 200, green: 100, blue: 7)) }
    }
  }

  @Test func transparentPixelsDoNotContribute() {
    let bitmap = Bitmap(unchecked: [255, 0, 0, 255, 0, 255, 0, 0], width: 2, height: 1)
    #expect(bitmap.scaled(toWidth: 1, height: 1)[0, 0] == .init(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test(arguments: [
    ((100, 100), (4, 4), (4, 4)), ((200, 100), (4, 4), (4, 2)), ((100, 200), (4, 4), (2, 4)),
    ((1_000, 1), (4, 4), (4, 1)), ((1, 1_000), (4, 4), (1, 4)), ((3, 2), (8, 8), (8, 5)), ((2, 3), (8, 8), (5, 8)),
  ])
  func aPictureKeepsItsRatio(picture: (Int, Int), box: (Int, Int), expected: (Int, Int)) {
    #expect(Bitmap.size(of: picture, fitting: box) == expected)
  }

  @Test func bytesMustMakeWholePixels() {
    #expect(Bitmap(width: 2, height: 2, bytes: Array(repeating: 0, count: 15)) == nil)
    #expect(Bitmap(width: 0, height: 2, bytes: []) == nil)
    #expect(Bitmap(width: Int.max, height: 2, bytes: []) == nil)
    #expect(Bitmap(width: 2, height: 2, bytes: Array(repeating: 0, count: 16)) != nil)
  }
}
