import Testing

@testable import Pictures

struct HalfBlocksTests {
  private typealias Color = HalfBlocks.Color

  private static func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
    Bitmap(
      unchecked: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }, width: width, height: height)
  }

  @Test func aCellIsTwoPixels() {
    let blocks = HalfBlocks(Self.bitmap(2, 4) { x, y in [UInt8(x), UInt8(y), 9, 255] }, columns: 2, rows: 2)
    #expect(blocks[1, 0] == .init(top: Color(red: 1, green: 0, blue: 9), bottom: Color(red: 1, green: 1, blue: 9)))
    #expect(blocks[0, 1] == .init(top: Color(red: 0, green: 2, blue: 9), bottom: Color(red: 0, green: 3, blue: 9)))
  }

  @Test func aWidePictureIsCentred() {
    let blocks = HalfBlocks(Self.bitmap(8, 4) { _, _ in [1, 2, 3, 255] }, columns: 4, rows: 2)
    let color = Color(red: 1, green: 2, blue: 3)
    for column in 0..<4 {
      #expect(blocks[column, 0] == .init(top: nil, bottom: color))
      #expect(blocks[column, 1] == .init(top: color, bottom: nil))
    }
  }

  @Test func mostlyTransparentPixelsAreEmpty() {
    let blocks = HalfBlocks(Self.bitmap(1, 2) { _, y in [9, 9, 9, y == 0 ? 127 : 128] }, columns: 1, rows: 1)
    #expect(blocks[0, 0] == .init(top: nil, bottom: Color(red: 9, green: 9, blue: 9)))
  }

  @Test func aCacheKeepsOnlyTheLatest() throws {
    var cache = PictureCache(limit: 3)
    let pictures = (0..<5).map { value in
      Thumbnail(Self.bitmap(4, 4) { _, _ in [UInt8(value), 0, 0, 255] })
    }
    for picture in pictures {
      #expect(cache.blocks(of: picture, columns: 2, rows: 1) == HalfBlocks(picture.bitmap, columns: 2, rows: 1))
      #expect(cache.file(of: pictures[0], columns: 1, rows: 1) == pictures[0].bitmap.png)
      #expect(cache.count <= 3)
    }
    #expect(cache.count == 3)
    // Equal contents are the same picture, also from different origins.
    let twin = Thumbnail(Self.bitmap(4, 4) { _, _ in [0, 0, 0, 255] })
    _ = cache.blocks(of: twin, columns: 1, rows: 1)
    #expect(cache.count == 3)
  }
}
