extension Bitmap {
  /// The bitmap as a PNG file of 8-bit RGB, with alpha if any pixel is not opaque. Repeated pixels and rows are
  /// compressed, which makes a drawing about twenty times smaller and a photograph hardly at all.
  ///
  /// Sources: the PNG specification, chapters 5, 9 and 11; RFC 1950 and 1951 for the data.
  public var png: [UInt8] {
    var file = PNGFile.signature
    var head = Self.bigEndian(UInt32(clamping: width)) + Self.bigEndian(UInt32(clamping: height))
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    head += [8, isOpaque ? 2 : 6, 0, 0, 0]
    Self.append("IHDR", head, to: &file)
    Self.append("IDAT", packed(rows(isOpaque: isOpaque), distance: isOpaque ? 3 : 4), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The rows, each with the number of its filter. A row like the one above it is sent as the difference (2), which is
  /// all zeros; others are unfiltered.
  private func rows(isOpaque: Bool) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(bytes.count + height)
    for y in 0..<height {
      let row = bytes[4 * y * width..<4 * (y + 1) * width]
      if y > 0, row.elementsEqual(bytes[4 * (y - 1) * width..<4 * y * width]) {
        rows.append(2)
        rows += repeatElement(0, count: width * (isOpaque ? 3 : 4))
        continue
      }
      rows.append(0)
      for start in stride(from: 4 * y * width, to: 4 * (y + 1) * width, by: 4) {
        rows += bytes[start..<start + (isOpaque ? 3 : 4)]
      }
    }
    return rows
  }

  /// Data between zlib's header and its checksum: with its runs compressed, or uncompressed if that is shorter.
  /// - Parameter distance: The bytes of a pixel.
  private func packed(_ data: [UInt8], distance: Int) -> [UInt8] {
    let stored = stored(data)
    let runs = RunLengthDeflate.compress(data, distance: distance)
    return [0x78, 0x01] + (runs.count < stored.count ? runs : stored) + Self.bigEndian(Checksum.adler32(data))
  }

  /// Data in stored blocks of at most 65,535 bytes.
  private func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = data[...]
    while !rest.isEmpty {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      for half in [count, ~count] { result += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      result += block
    }
    return result
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let content = Array(name.utf8) + data
    file += bigEndian(UInt32(clamping: data.count)) + content + bigEndian(Checksum.crc32(content))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The checksums of PNG (its specification, annex D) and of zlib (RFC 1950, chapter 9).
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
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
