/// A text chunk with an asset in Base64, as RisuAI writes it; `__asset:NAME` in a card refers to it.
///
/// Version 3 asks programs not to write such chunks. They are read, and stay where they are.
struct AssetChunk {
  private static let prefix = "chara-ext-asset_"
  let name: String
  /// The place of the Base64 text in the file.
  let text: Range<Int>

  /// Nil for another chunk.
  init?(_ chunk: PNGChunk, in source: CardSource) throws(CardError) {
    guard chunk.type == "tEXt", chunk.keyword.hasPrefix(Self.prefix) else { return nil }
    // The keyword with its own capital letters.
    let beginning = try source.read(chunk.data.lowerBound..<min(chunk.data.upperBound, chunk.data.lowerBound + 80))
    guard let end = beginning.firstIndex(of: 0) else { return nil }
    let rest = String(decoding: beginning[Self.prefix.utf8.count..<end], as: UTF8.self)
    name = rest.hasPrefix(":") ? String(rest.dropFirst()) : rest
    text = chunk.data.lowerBound + end + 1..<chunk.data.upperBound
  }
}
