import RandomTesting
import Testing

@testable import Pictures

@Suite(.enabled(if: Bitmap.canDecodePNG, "this machine has no libpng"))
struct HostileTests {
  private static func sample(_ seed: UInt64) -> PNGSample {
    var generator = SeededGenerator(seed: seed)
    let kind = PNGSample.Kind.allCases[Int(seed) % 5]
    return PNGSample(
      kind, depth: kind.depths.randomElement(using: &generator) ?? 8, width: 12, height: 9, isInterlaced: seed % 2 == 1,
      isKeyed: true, using: &generator)
  }

  /// A file that ends early is refused, wherever it ends.
  @Test(arguments: 0..<10)
  func aFileThatEndsEarlyIsRefused(seed: UInt64) {
    let file = Self.sample(seed).file
    for count in 0..<file.count {
      #expect(throws: PictureFailure.malformed, "seed \(seed), \(count) bytes") {
        try Thumbnail(png: Array(file.prefix(count)))
      }
    }
  }

  /// The decoder itself also refuses a file that ends inside its pixels.
  @Test func theDecoderRefusesMissingPixels() {
    let file = Self.sample(0).file
    for count in 0..<file.count - 40 {
      #expect(throws: PictureFailure.malformed, "\(count) bytes") {
        try Bitmap(png: Array(file.prefix(count)), fitting: (8, 8))
      }
    }
  }

  @Test(arguments: [
    (100_000, 100_000), (0x7FFF_FFFF, 1), (1, 0x7FFF_FFFF), (16_384, 16_384), (16_385, 1), (4_097, 4_097),
  ])
  func hugeSidesAreRefusedByTheHeadAlone(width: Int, height: Int) {
    var chunks = Self.sample(0).chunks
    chunks[0].data.replaceSubrange(0..<8, with: PNGSample.bigEndian(width) + PNGSample.bigEndian(height))
    let file = PNGSample.file(chunks)
    #expect(throws: PictureFailure.tooLarge) { try PNGFile(file) }
    #expect(throws: PictureFailure.tooLarge) { try Bitmap(png: file, fitting: (8, 8)) }
  }

  @Test(arguments: [(0, 5), (5, 0), (0x8000_0000, 1), (0xFFFF_FFFF, 0xFFFF_FFFF)])
  func impossibleSidesAreMalformed(width: Int, height: Int) {
    var chunks = Self.sample(0).chunks
    chunks[0].data.replaceSubrange(0..<8, with: PNGSample.bigEndian(width) + PNGSample.bigEndian(height))
    let file = PNGSample.file(chunks)
    #expect(throws: PictureFailure.malformed) { try PNGFile(file) }
    #expect(throws: PictureFailure.malformed) { try Bitmap(png: file, fitting: (8, 8)) }
  }

  @Test func limitsAreEnforced() {
    let file = Self.sample(0).file
    let limits = [
      PictureLimits(bytes: file.count - 1), PictureLimits(side: 11), PictureLimits(pixels: 12 * 9 - 1),
    ]
    for limit in limits {
      #expect(throws: PictureFailure.tooLarge) { try Thumbnail(png: file, limits: limit) }
      #expect(throws: PictureFailure.tooLarge) { try Bitmap(png: file, fitting: (8, 8), limits: limit) }
    }
    #expect(throws: Never.self) {
      try Thumbnail(png: file, limits: PictureLimits(bytes: file.count, side: 12, pixels: 12 * 9))
    }
  }

  /// Pixels that unpack to a hundred megabytes for a picture of 12 by 9 are read only as far as the picture needs.
  @Test func surplusPixelsCostNothing() throws {
    var sample = Self.sample(0)
    sample.isInterlaced = false
    var chunks = sample.chunks.filter { $0.name != "IDAT" }
    chunks.insert(("IDAT", PNGSample.bomb(matches: 400_000)), at: chunks.count - 1)
    let bitmap = try? Thumbnail(png: PNGSample.file(chunks)).bitmap
    #expect(bitmap == nil || bitmap?.width == 12)
  }

  /// A comment that unpacks to 25 MB is left out of the essentials, and not stored by the decoder.
  @Test func aCommentThatUnpacksToMuchIsSkipped() throws {
    var chunks = Self.sample(0).chunks
    let plain = try Bitmap(png: PNGSample.file(chunks), fitting: (16, 16))
    for name in ["zTXt", "iCCP"] {
      chunks.insert((name, Array("x".utf8) + [0, 0] + PNGSample.bomb(matches: 100_000)), at: 1)
    }
    let file = PNGSample.file(chunks)
    #expect(try Bitmap(png: file, fitting: (16, 16)) == plain)
    #expect(try PNGFile(file).essentials == Self.sample(0).file)
  }

  @Test func manyChunksAreRead() throws {
    var chunks = Self.sample(0).chunks
    chunks.insert(contentsOf: Array(repeating: (name: "prVt", data: [1, 2, 3] as [UInt8]), count: 20_000), at: 1)
    #expect(try Thumbnail(png: PNGSample.file(chunks)).file == Self.sample(0).file)
  }

  @Test func anUnknownCriticalChunkIsRefused() {
    var chunks = Self.sample(0).chunks
    chunks.insert(("PRVT", []), at: 1)
    #expect(throws: PictureFailure.malformed) { try Thumbnail(png: PNGSample.file(chunks)) }
  }

  @Test func theChunksMustBeInOrder() {
    let chunks = Self.sample(0).chunks
    let wrong = [
      Array(chunks.dropFirst()), Array(chunks.dropLast()), [chunks[0]] + chunks, chunks.filter { $0.name != "IDAT" },
      Array(chunks.reversed()), [],
    ]
    for chunks in wrong {
      #expect(throws: PictureFailure.malformed) { try Thumbnail(png: PNGSample.file(chunks)) }
    }
  }

  /// Any bytes give a picture within the box or an error, never a crash.
  @Test func brokenFilesDoNoHarm() {
    RandomCases.run(300, Self.checkBrokenFile)
  }

  private static func checkBrokenFile(seed: UInt64, using generator: inout SeededGenerator) {
    var chunks = sample(seed).chunks
    // With valid checksums, the damage reaches the code behind the check.
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<chunks.count, using: &generator)
      switch Int.random(in: 0...5, using: &generator) {
      case 0: chunks.remove(at: index)
      case 1: chunks.insert(chunks[index], at: .random(in: 0...chunks.count, using: &generator))
      case 2: chunks[index].data.removeLast(min(chunks[index].data.count, .random(in: 1...9, using: &generator)))
      default:
        guard let place = chunks[index].data.indices.randomElement(using: &generator) else { continue }
        chunks[index].data[place] = .random(in: 0...255, using: &generator)
      }
      if chunks.isEmpty { break }
    }
    var file = PNGSample.file(chunks)
    if seed % 3 == 0, let place = file.indices.randomElement(using: &generator) {
      file[place] = .random(in: 0...255, using: &generator)
    }
    let limits = PictureLimits(side: 4_096, pixels: 1 << 16)
    if let bitmap = try? Bitmap(png: file, fitting: (8, 8), limits: limits) {
      #expect(1...8 ~= bitmap.width && 1...8 ~= bitmap.height, "seed \(seed)")
    }
    if let thumbnail = try? Thumbnail(png: file, limits: limits) {
      #expect(1...128 ~= thumbnail.bitmap.width, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<200)
  func randomBytesAreNoPicture(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let noise = (0..<Int.random(in: 0...400, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator)
    }
    #expect(throws: PictureFailure.malformed, "seed \(seed)") { try Thumbnail(png: noise) }
    #expect(throws: PictureFailure.malformed, "seed \(seed)") { try Thumbnail(png: PNGFile.signature + noise) }
    #expect(throws: PictureFailure.malformed, "seed \(seed)") {
      try Bitmap(png: PNGFile.signature + noise, fitting: (8, 8))
    }
  }
}
