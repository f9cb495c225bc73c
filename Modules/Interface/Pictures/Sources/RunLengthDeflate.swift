/// Deflate with the fixed codes, and repetitions of the last byte and of the last pixel as its only matches. It is all
/// that a drawing of large pixels needs.
///
/// Source: RFC 1951, chapters 3.2.5 and 3.2.6.
struct RunLengthDeflate {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var bits = 0

  /// The data as one final block.
  /// - Parameter distance: The bytes of a pixel, from 1 to 4.
  static func compress(_ data: [UInt8], distance: Int) -> [UInt8] {
    var deflate = Self()
    deflate.write(0b011, count: 3)
    var place = 0
    while place < data.count {
      let last = run(in: data, at: place, distance: 1), pixel = run(in: data, at: place, distance: distance)
      let length = max(last, pixel)
      if length >= 3 {
        deflate.writeMatch(length, distance: last >= pixel ? 1 : distance)
        place += length
      } else {
        deflate.writeSymbol(Int(data[place]))
        place += 1
      }
    }
    deflate.writeSymbol(256)
    deflate.write(0, count: 7)
    return deflate.bytes
  }

  /// The number of bytes from a place on that equal those `distance` before them: 258 at most.
  private static func run(in data: [UInt8], at place: Int, distance: Int) -> Int {
    guard place >= distance else { return 0 }
    var end = place
    while end < data.count, end - place < 258, data[end] == data[end - distance] { end += 1 }
    return end - place
  }

  /// - Parameters:
  ///   - length: From 3 to 258.
  ///   - distance: From 1 to 4, for which no further bits are needed.
  private mutating func writeMatch(_ length: Int, distance: Int) {
    let index = Self.lengths.lastIndex { $0 <= length } ?? 0
    writeSymbol(257 + index)
    let extra = index < 8 || index == 28 ? 0 : (index - 4) / 4
    write(UInt64(length - Self.lengths[index]), count: extra)
    write(reversed(distance - 1, count: 5), count: 5)
  }

  /// The shortest length of each code from 257 on.
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]

  private mutating func writeSymbol(_ symbol: Int) {
    let (code, count) =
      switch symbol {
      case ..<144: (0x30 + symbol, 8)
      case ..<256: (0x190 + symbol - 144, 9)
      case ..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    write(reversed(code, count: count), count: count)
  }

  /// Codes begin with their highest bit, everything else with its lowest.
  private func reversed(_ code: Int, count: Int) -> UInt64 {
    (0..<count).reduce(UInt64(0)) { $0 << 1 | UInt64(code >> $1 & 1) }
  }

  private mutating func write(_ value: UInt64, count: Int) {
    pending |= value << UInt64(bits)
    bits += count
    while bits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      bits -= 8
    }
  }
}
