/// The text of a text chunk, unpacked if it is compressed.
///
/// Cards belong into `tEXt`. Some programs write `zTXt` or `iTXt`; both are read, and never written.
struct PNGText {
  /// The bytes of the text.
  let bytes: [UInt8]
  /// Whether all checksums are right.
  let isSound: Bool

  init(_ chunk: PNGChunk, in source: CardSource, limits: CardLimits) throws(CardError) {
    guard chunk.data.count <= limits.storedCard else { throw .tooLarge(.card, limit: limits.storedCard) }
    let whole = try source.read(chunk.data.lowerBound - 4..<chunk.data.upperBound + 4)
    let isSound = Int(Checksum.crc32(whole.dropLast(4))) == Number.bigEndian(whole.suffix(4))
    let content = whole[4..<whole.count - 4]
    guard let end = content.firstIndex(of: 0) else { throw .damaged(.card) }
    let rest = content[(end + 1)...]
    switch chunk.type {
    case "zTXt":
      // One byte for the method, which is always 0.
      guard rest.first == 0 else { throw .damaged(.card) }
      let unpacked = try Self.unpacked(Array(rest.dropFirst()), limits)
      (bytes, self.isSound) = (unpacked.bytes, isSound && unpacked.isSound)
    case "iTXt":
      // A flag, a method, a language and a translated keyword, both ended by zero, and the text.
      let flags = rest.prefix(2)
      guard flags.count == 2, let language = rest.dropFirst(2).firstIndex(of: 0),
        let keyword = rest[(language + 1)...].firstIndex(of: 0)
      else { throw .damaged(.card) }
      let text = Array(rest[(keyword + 1)...])
      let unpacked = flags.first == 1 ? try Self.unpacked(text, limits) : (bytes: text, isSound: true)
      (bytes, self.isSound) = (unpacked.bytes, isSound && unpacked.isSound)
    default: (bytes, self.isSound) = (Array(rest), isSound)
    }
  }

  /// Unpacks zlib data (RFC 1950): two bytes, deflated data, and a checksum.
  private static func unpacked(_ data: [UInt8], _ limits: CardLimits) throws(CardError) -> (
    bytes: [UInt8], isSound: Bool
  ) {
    guard data.count >= 2, data[0] & 15 == 8, data[1] & 32 == 0, Number.bigEndian(data[..<2]) % 31 == 0 else {
      throw .damaged(.card)
    }
    var inflater = Inflater(ByteWindow(CardSource(data), 2..<data.count), of: .card, limit: limits.storedCard)
    var rest = try inflater.run()
    let checksum = try rest.bytes(4)
    return (
      inflater.output, Int(Checksum.adler32(inflater.output)) == Number.bigEndian(checksum) && checksum.count == 4
    )
  }
}
