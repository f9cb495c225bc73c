import Foundation
import RandomTesting
import Testing

@testable import CharacterCards

/// Unpacking agrees with zlib, and holds its limit.
@Suite struct InflaterTests {
  private static func unpacked(_ bytes: [UInt8], limit: Int = 1 << 20) throws(CardError) -> [UInt8] {
    var inflater = Inflater(ByteWindow(CardSource(bytes), 0..<bytes.count), of: .card, limit: limit)
    _ = try inflater.run()
    return inflater.output
  }

  /// Data with repetitions far and near.
  private static func data(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    let wanted = Int.random(in: 0...40_000, using: &generator)
    let alphabet = UInt8.random(in: 1...255, using: &generator)
    while bytes.count < wanted {
      if Bool.random(using: &generator), let start = bytes.indices.randomElement(using: &generator) {
        bytes += bytes[start...].prefix(.random(in: 1...400, using: &generator))
      } else {
        bytes += (0..<Int.random(in: 1...50, using: &generator)).map { _ in .random(in: 0...alphabet, using: &generator)
        }
      }
    }
    return bytes
  }

  @Test(.enabled(if: Zlib.shared != nil, "this machine has no zlib"), arguments: 0..<60 as Range<UInt64>)
  func agreesWithZlib(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let data = Self.data(using: &generator)
    let packed = try #require(Zlib.shared?.packed(data, level: Int32(seed % 10)))
    #expect(try Self.unpacked(Array(packed.dropFirst(2).dropLast(4))) == data, "seed \(seed)")
    #expect(Int(Checksum.adler32(data)) == Number.bigEndian(packed.suffix(4)))
    #expect(Checksum.crc32(data) == Zlib.shared?.crc(data))
  }

  @Test func theTestsOwnPackerIsRight() throws {
    let data = Array("abc".utf8) + [UInt8](repeating: 200, count: 1_000)
    #expect(try Self.unpacked(Deflater.packed(data)) == data)
    #expect(try Self.unpacked(Deflater.packed([])) == [])
  }

  @Test func theLimitCountsWhatComesOut() throws {
    let bomb = Deflater.bomb(0, matches: 4_000)
    #expect(throws: CardError.tooLarge(.card, limit: 100_000)) { try Self.unpacked(bomb, limit: 100_000) }
    #expect(try Self.unpacked(bomb, limit: 258 * 4_000 + 1).count == 258 * 4_000 + 1)
    let stored: [UInt8] = [1, 5, 0, 250, 255, 1, 2, 3, 4, 5]
    #expect(try Self.unpacked(stored, limit: 5) == [1, 2, 3, 4, 5])
    #expect(throws: CardError.tooLarge(.card, limit: 4)) { try Self.unpacked(stored, limit: 4) }
  }

  /// Wrong blocks, from RFC 1951: each is refused.
  @Test(
    arguments: [
      [], [7], [0], [1, 5, 0, 5, 0], [1, 5, 0, 250, 255, 1], [3, 2], [0x4B, 4], [5, 0xE0, 0x81, 8], [0x1D, 0, 0],
      [0x04, 0, 0xFE, 0xFF], [0x05, 0xC0, 0x81, 0, 0, 0], [0x3B, 0x01, 0xFF],
    ] as [[UInt8]])
  func wrongDataIsRefused(bytes: [UInt8]) {
    #expect(throws: CardError.damaged(.card)) { try Self.unpacked(bytes) }
  }
}

/// The system's zlib, which the tests compare with.
struct Zlib: @unchecked Sendable {
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32
  private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt
  private let compress: Compress
  private let checksum: Checksum

  static let shared = Zlib()

  private init?() {
    guard let library = dlopen("libz.so.1", RTLD_NOW), let compress = dlsym(library, "compress2"),
      let checksum = dlsym(library, "crc32")
    else { return nil }
    self.compress = unsafeBitCast(compress, to: Compress.self)
    self.checksum = unsafeBitCast(checksum, to: Checksum.self)
  }

  func packed(_ data: [UInt8], level: Int32) -> [UInt8]? {
    var size = UInt(data.count + data.count / 100 + 200)
    var packed = [UInt8](repeating: 0, count: Int(size))
    guard compress(&packed, &size, data, UInt(data.count), level) == 0 else { return nil }
    return Array(packed.prefix(Int(size)))
  }

  func crc(_ data: [UInt8]) -> UInt32 { UInt32(checksum(0, data, UInt32(data.count))) }
}
