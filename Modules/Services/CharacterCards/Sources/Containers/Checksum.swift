/// The checksums of PNG and ZIP (PNG specification, annex D) and of zlib (RFC 1950, chapter 9).
enum Checksum {
  fileprivate static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  static func crc32(_ bytes: some Collection<UInt8>) -> UInt32 {
    var checksum = RunningChecksum()
    checksum.add(bytes)
    return checksum.value
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (first, second) = (UInt32(1), UInt32(0))
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }
}

/// The CRC of bytes that come in pieces.
struct RunningChecksum {
  private var state: UInt32 = ~0

  mutating func add(_ bytes: some Collection<UInt8>) {
    let table = Checksum.table
    var state = state
    for byte in bytes { state = table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8 }
    self.state = state
  }

  var value: UInt32 { ~state }
}

/// Numbers inside files.
enum Number {
  static func bigEndian(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  static func littleEndian(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func littleEndian(_ number: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
