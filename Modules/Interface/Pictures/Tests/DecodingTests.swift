import RandomTesting
import Pictures
import Testing

@Suite(.enabled(if: Bitmap.canDecodePNG, "this machine has no libpng"))
struct DecodingTests {
  /// Every kind of picture, in every depth, plain and interlaced, has the pixels of its samples.
  @Test(arguments: PNGSample.Kind.allCases, [false, true])
  func everyKindHasThePixelsOfItsSamples(kind: PNGSample.Kind, isInterlaced: Bool) throws {
    for depth in kind.depths {
      for (seed, size) in [(1, 1), (3, 2), (9, 7), (8, 8), (17, 5)].enumerated() {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sample = PNGSample(
          kind, depth: depth, width: size.0, height: size.1, isInterlaced: isInterlaced, isKeyed: seed % 2 == 1,
          using: &generator)
        let bitmap = try Bitmap(png: sample.file, fitting: (100, 100))
        #expect((bitmap.width, bitmap.height) == size)
        for y in 0..<size.1 {
          for x in 0..<size.0 {
            let (pixel, expected) = (bitmap[x, y], sample.expected(x, y))
            let place = "\(kind) of \(depth) bits, seed \(seed), at \(x), \(y)"
            #expect(pixel.alpha == expected.alpha, "\(place)")
            if expected.alpha > 0 { #expect(pixel == expected, "\(place)") }
          }
        }
      }
    }
  }

  /// Scaling during decoding gives the same picture as scaling afterwards.
  @Test(arguments: 0..<20)
  func scalingWhileDecodingEqualsScalingAfterwards(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = PNGSample(
      .colorAlpha, depth: 8, width: .random(in: 1...60, using: &generator),
      height: .random(in: 1...60, using: &generator),
      isInterlaced: seed % 2 == 0, using: &generator)
    let whole = try Bitmap(png: sample.file, fitting: (64, 64))
    let small = try Bitmap(png: sample.file, fitting: (8, 8))
    #expect(small == whole.scaled(toWidth: small.width, height: small.height), "seed \(seed)")
    #expect(small.width <= 8 && small.height <= 8)
  }

  @Test func aWrittenFileIsReadAgain() throws {
    var generator = SeededGenerator(seed: 5)
    for (width, height) in [(1, 1), (7, 3), (128, 128), (200, 90)] {
      let bytes = (0..<4 * width * height).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator) }
      let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
      #expect(try Bitmap(png: bitmap.png, fitting: (256, 256)) == bitmap)
      #expect(try PNGFile(bitmap.png).essentials == bitmap.png)
    }
  }

  @Test func aSmallFileIsPassedOnWithoutItsComments() throws {
    var generator = SeededGenerator(seed: 2)
    let sample = PNGSample(.palette, depth: 4, width: 40, height: 40, isKeyed: true, using: &generator)
    var chunks = sample.chunks
    chunks.insert(("tEXt", Array("Comment\u{0}hello".utf8)), at: 1)
    chunks.insert(("iCCP", Array("x\u{0}\u{0}not a profile".utf8)), at: 1)
    chunks.append(("tEXt", []))
    let thumbnail = try Thumbnail(png: PNGSample.file(chunks))
    #expect(thumbnail.png(fitting: (10, 10)) == sample.file)
    #expect(thumbnail == (try Thumbnail(png: sample.file)))
    #expect((thumbnail.bitmap.width, thumbnail.bitmap.height) == (40, 40))
  }

  @Test func aLargePictureIsPassedOnScaled() throws {
    var generator = SeededGenerator(seed: 3)
    let sample = PNGSample(.gray, depth: 8, width: 1_200, height: 600, using: &generator)
    let thumbnail = try Thumbnail(png: sample.file)
    #expect((thumbnail.bitmap.width, thumbnail.bitmap.height) == (128, 64))
    for (box, size) in [((80, 80), (80, 40)), ((500, 500), (128, 64)), ((80, 20), (40, 20)), ((1, 1), (1, 1))] {
      let given = try PNGFile(thumbnail.png(fitting: box))
      #expect((given.width, given.height) == size)
      #expect(given.essentials.count < 66 << 10)
      let decoded = try Bitmap(png: given.essentials, fitting: (200, 200))
      let expected = size.0 == 128 ? thumbnail.bitmap : thumbnail.bitmap.scaled(toWidth: size.0, height: size.1)
      #expect(decoded == expected)
    }
  }

  @Test func aWrittenFileHasAlphaOnlyWhereItIsNeeded() throws {
    let opaque = try #require(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255]))
    let other = try #require(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 254]))
    #expect(opaque.png[25] == 2 && other.png[25] == 6)
    #expect(try Bitmap(png: opaque.png, fitting: (9, 9)) == opaque)
    #expect(try Bitmap(png: other.png, fitting: (9, 9)) == other)
  }
}
