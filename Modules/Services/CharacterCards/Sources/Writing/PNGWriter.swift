/// Copies a picture, and changes only its cards.
enum PNGWriter {
  /// Copies all chunks byte for byte, without those that have a card, and adds text chunks in front of the last one,
  /// where every measured card stands. Bytes after the last chunk are left out.
  /// - Returns: The names of the assets that the picture has in chunks.
  static func write(
    _ picture: CardSource, adding texts: [[UInt8]], limits: CardLimits, to sink: ([UInt8]) throws -> Void
  ) throws -> Set<String> {
    guard picture.count <= limits.png else { throw CardError.tooLarge(.picture, limit: limits.png) }
    guard try picture.read(0..<min(8, picture.count)) == PNGChunks.signature else { throw CardError.damaged(.picture) }
    var chunks = PNGChunks(picture, limits: limits)
    var names: Set<String> = []
    try sink(PNGChunks.signature)
    while let chunk = try chunks.next() {
      if chunk.isCard { continue }
      if let name = try AssetChunk(chunk, in: picture)?.name { names.insert(name) }
      if chunk.type == "IEND" { for text in texts { try sink(self.chunk("tEXt", text)) } }
      try picture.copy(chunk.whole, to: sink)
    }
    return names
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return Number.bigEndian(UInt32(data.count)) + content + Number.bigEndian(Checksum.crc32(content))
  }
}

extension CardSource {
  /// Passes a range on, piece by piece.
  func copy(_ range: Range<Int>, to sink: ([UInt8]) throws -> Void) throws {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 1 << 18) {
      try sink(try read(start..<min(range.upperBound, start + 1 << 18)))
    }
  }
}
