import RandomTesting
@testable import Pictures

/// Makes a PNG file of any kind in the specification, by other code than the tested one.
struct PNGSample {
  /// The numbers of the specification.
  enum Kind: UInt8, CaseIterable {
    case gray = 0, color = 2, palette = 3, grayAlpha = 4, colorAlpha = 6

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .color: 3
      case .grayAlpha: 2
      case .colorAlpha: 4
      }
    }
  }

  var kind: Kind
  var depth: Int
  var width: Int, height: Int
  var isInterlaced = false
  /// Row after row, pixel after pixel, channel after channel.
  var samples: [Int]
  /// Red, green, blue and alpha.
  var palette: [[UInt8]] = []
  /// The samples of the transparent colour, for pictures without alpha.
  var transparent: [Int] = []

  /// A picture of random samples.
  init(
    _ kind: Kind, depth: Int, width: Int, height: Int, isInterlaced: Bool = false, isKeyed: Bool = false,
    using generator: inout SeededGenerator
  ) {
    (self.kind, self.depth, self.width, self.height) = (kind, depth, width, height)
    self.isInterlaced = isInterlaced
    if kind == .palette {
      palette = (0..<1 << depth).map { _ in
        (0..<4).map { $0 == 3 && !isKeyed ? 255 : .random(in: 0...255, using: &generator) }
      }
    }
    samples = (0..<width * height * kind.channels).map { _ in .random(in: 0..<1 << depth, using: &generator) }
    if isKeyed, kind == .gray || kind == .color { transparent = Array(samples.prefix(kind.channels)) }
  }

  func sample(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * width + x) * kind.channels
    return Array(samples[start..<start + kind.channels])
  }

  /// The pixel according to the specification.
  func expected(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    let values = sample(x, y)
    let most = (1 << depth) - 1
    func byte(_ value: Int) -> UInt8 { UInt8((value * 255 + most / 2) / most) }
    let isKeyed = !transparent.isEmpty && values == transparent
    switch kind {
    case .gray:
      let gray = byte(values[0])
      return .init(red: gray, green: gray, blue: gray, alpha: isKeyed ? 0 : 255)
    case .grayAlpha:
      let gray = byte(values[0])
      return .init(red: gray, green: gray, blue: gray, alpha: byte(values[1]))
    case .palette:
      let entry = palette[values[0]]
      return .init(red: entry[0], green: entry[1], blue: entry[2], alpha: entry[3])
    case .color, .colorAlpha:
      let alpha = kind == .color ? (isKeyed ? 0 : 255) : byte(values[3])
      return .init(red: byte(values[0]), green: byte(values[1]), blue: byte(values[2]), alpha: alpha)
    }
  }
}

extension PNGSample {
  /// The file.
  var file: [UInt8] { Self.file(chunks) }

  /// Names and data, for tests that damage some of them.
  var chunks: [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = [("IHDR", head)]
    if kind == .palette {
      chunks.append(("PLTE", palette.flatMap { $0.prefix(3) }))
      chunks.append(("tRNS", palette.map { $0[3] }))
    } else if !transparent.isEmpty {
      chunks.append(("tRNS", transparent.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
    }
    // In two parts: the place of the cut must not matter.
    let data = Self.stored(scanlines)
    chunks.append(("IDAT", Array(data.prefix(data.count / 2))))
    chunks.append(("IDAT", Array(data.dropFirst(data.count / 2))))
    return chunks + [("IEND", [])]
  }

  private var head: [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height) + [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  private var scanlines: [UInt8] {
    guard isInterlaced else { return lines(Array(0..<width), Array(0..<height)) }
    let passes = [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
    return passes.flatMap { x, stepX, y, stepY in
      lines(Array(stride(from: x, to: width, by: stepX)), Array(stride(from: y, to: height, by: stepY)))
    }
  }

  private func lines(_ columns: [Int], _ rows: [Int]) -> [UInt8] {
    guard !columns.isEmpty else { return [] }
    return rows.flatMap { y in
      var line: [UInt8] = [0]
      var bits = 0, count = 0
      for value in columns.flatMap({ sample($0, y) }) {
        bits = bits << depth | value
        count += depth
        while count >= 8 {
          line.append(UInt8(truncatingIfNeeded: bits >> (count - 8)))
          count -= 8
        }
        bits &= (1 << count) - 1
      }
      if count > 0 { line.append(UInt8(truncatingIfNeeded: bits << (8 - count))) }
      return line
    }
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    PNGFile.signature
      + chunks.flatMap { name, data in
        let content = Array(name.utf8) + data
        return bigEndian(data.count) + content + bigEndian(Int(Checksum.crc32(content)))
      }
  }

  static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, data.count), by: 1_000) {
      let block = data[start..<min(start + 1_000, data.count)]
      let count = block.count
      result.append(block.endIndex == data.count ? 1 : 0)
      result += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)] + block
    }
    return result + bigEndian(Int(Checksum.adler32(data)))
  }

  /// Zlib data that unpacks to about `258 * matches` zeros, in 13 bits for each 258.
  static func bomb(matches: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var bits: UInt64 = 0, count = 0
    func put(_ code: UInt64, _ length: Int) {
      bits |= code << UInt64(count)
      count += length
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    put(0b011, 3)  // The last block, with fixed codes.
    put(0b0000_1100, 8)  // A zero.
    for _ in 0..<matches { put(0b1010_0011, 8 + 5) }  // 258 bytes from one back.
    put(0, 7)
    put(0, 8)
    return bytes + [0, 0, 0, 0]
  }
}
