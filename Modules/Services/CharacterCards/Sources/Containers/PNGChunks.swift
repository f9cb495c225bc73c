/// A chunk of a PNG file: a length, four letters, data, and a checksum of letters and data.
struct PNGChunk: Hashable {
  let type: String
  /// The place of the data in the file.
  let data: Range<Int>
  /// The keyword of a text chunk, with small letters; empty for others.
  let keyword: String

  /// The place of everything.
  var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
  /// Whether it contains a card: a text chunk with one of the two keywords. SillyTavern ignores the case of keywords.
  var isCard: Bool { keyword == "chara" || keyword == "ccv3" }
}

/// Walks through the chunks of a PNG file. Data is passed over, not read, however long it is.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition, W3C 2025, chapters 5 and 11.3.3.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let longest = Int(Int32.max)
  private static let texts: Set = ["tEXt", "zTXt", "iTXt"]
  private var window: ByteWindow
  private let limit: Int
  private var count = 0
  private var isOver = false

  /// - Parameter source: A file that begins with the signature.
  init(_ source: CardSource, limits: CardLimits) {
    limit = limits.chunks
    window = ByteWindow(source, min(8, source.count)..<source.count)
  }

  /// The next chunk; nil after the last one, which is IEND. Bytes after it are ignored.
  /// - Throws: `.damaged` if a chunk is longer than the rest of the file, or the file ends without IEND; `.tooMany` if
  ///   there are more chunks than the limit.
  mutating func next() throws(CardError) -> PNGChunk? {
    if isOver { return nil }
    guard count < limit else { throw .tooMany(.picture, limit: limit) }
    count += 1
    let head = try window.bytes(8)
    guard head.count == 8, head[4...].allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else {
      throw .damaged(.picture)
    }
    let (length, start) = (Number.bigEndian(head[..<4]), window.offset)
    guard length <= Self.longest, length <= window.left - 4 else { throw .damaged(.picture) }
    let type = String(decoding: head[4...], as: UTF8.self)
    var keyword = ""
    if Self.texts.contains(type) {
      let beginning = try window.bytes(min(length, 80))
      if let end = beginning.firstIndex(of: 0) {
        keyword = String(decoding: beginning[..<end], as: UTF8.self).lowercased()
      }
    }
    window.skip(start + length + 4 - window.offset)
    isOver = type == "IEND"
    return PNGChunk(type: type, data: start..<start + length, keyword: keyword)
  }
}
