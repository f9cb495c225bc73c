/// Packs data with fixed codes: single bytes, and repetitions of the byte before.
///
/// It is the counterpart of the tested code, and simpler: RFC 1951, 3.2.6.
struct Deflater {
  private var bytes: [UInt8] = []
  private var bits = 0, count = 0

  static func packed(_ data: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    deflater.put(0b011, 3)
    var place = 0
    while place < data.count {
      let run = place == 0 ? 0 : min(258, data[place...].prefix { $0 == data[place - 1] }.count)
      if run == 258 {
        deflater.match258()
        place += 258
      } else {
        deflater.literal(Int(data[place]))
        place += 1
      }
    }
    return deflater.finished
  }

  /// Packed data that unpacks to `258 * matches + 1` times a byte, without making it first.
  static func bomb(_ byte: UInt8, matches: Int) -> [UInt8] {
    var deflater = Deflater()
    deflater.put(0b011, 3)
    deflater.literal(Int(byte))
    for _ in 0..<matches { deflater.match258() }
    return deflater.finished
  }

  /// The same, as zlib data (RFC 1950).
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var (first, second) = (1, 0)
    for byte in data { (first, second) = ((first + Int(byte)) % 65_521, (second + first + Int(byte)) % 65_521) }
    return [0x78, 0x9C] + packed(data) + [second >> 8, second & 255, first >> 8, first & 255].map { UInt8($0) }
  }

  private var finished: [UInt8] {
    var copy = self
    copy.put(0, 7)
    copy.put(0, 7)
    return copy.bytes
  }

  private mutating func literal(_ byte: Int) {
    if byte < 144 { code(0x30 + byte, 8) } else { code(0x190 + byte - 144, 9) }
  }

  private mutating func match258() {
    code(0xC0 + 285 - 280, 8)
    code(0, 5)
  }

  /// Codes are written from their highest bit on.
  private mutating func code(_ value: Int, _ length: Int) {
    for bit in stride(from: length - 1, through: 0, by: -1) { put(value >> bit & 1, 1) }
  }

  private mutating func put(_ value: Int, _ length: Int) {
    bits |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(bits & 255))
      bits >>= 8
      count -= 8
    }
  }
}
