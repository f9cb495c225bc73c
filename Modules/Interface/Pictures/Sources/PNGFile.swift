/// The chunks of a PNG file, read without decoding its picture.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition, W3C 2025, chapters 5 and 11.
public struct PNGFile: Hashable, Sendable {
  /// The sides in the file's header, in pixels: at least 1.
  public let width: Int, height: Int
  /// The file with only the chunks that are needed to draw its picture. Comments, profiles and other chunks are left
  /// out.
  public let essentials: [UInt8]

  /// Reads the chunks.
  /// - Throws: `PictureFailure.malformed` when the file is no valid PNG file, `.tooLarge` beyond the limits.
  public init(_ file: [UInt8], limits: PictureLimits = PictureLimits()) throws(PictureFailure) {
    guard file.count <= limits.bytes else { throw .tooLarge }
    guard file.starts(with: Self.signature) else { throw .malformed }
    var kept = Self.signature
    var head: (width: Int, height: Int)?
    var hasData = false
    var place = Self.signature.count
    while true {
      guard let chunk = Chunk(file, at: place) else { throw .malformed }
      guard (chunk.name == "IHDR") == (head == nil) else { throw .malformed }
      if chunk.name == "IHDR" { head = try Self.size(in: file, chunk, limits) }
      if chunk.name == "IDAT" { hasData = true }
      if Self.needed.contains(chunk.name) {
        kept += file[chunk.range]
      } else if chunk.isCritical {
        throw .malformed  // No decoder could draw it.
      }
      place = chunk.range.upperBound
      if chunk.name == "IEND" { break }
    }
    guard let head, hasData else { throw .malformed }
    (width, height) = head
    essentials = kept
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let needed: Set = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  private static func size(
    in file: [UInt8], _ chunk: Chunk, _ limits: PictureLimits
  ) throws(PictureFailure) -> (width: Int, height: Int) {
    let start = chunk.range.lowerBound + 8
    guard chunk.length == 13 else { throw .malformed }
    let (width, height) = (bigEndian(file, at: start), bigEndian(file, at: start + 4))
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else { throw .malformed }
    guard limits.allows(width: width, height: height) else { throw .tooLarge }
    return (width, height)
  }

  /// The place of a chunk: its length, its name, its data, and a checksum.
  private struct Chunk {
    let name: String
    let length: Int
    let range: Range<Int>

    /// Nil when the chunk is incomplete.
    init?(_ file: [UInt8], at place: Int) {
      guard file.count - place >= 12 else { return nil }
      length = bigEndian(file, at: place)
      guard length <= file.count - place - 12 else { return nil }
      let letters = file[place + 4..<place + 8]
      guard letters.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else { return nil }
      name = String(decoding: letters, as: UTF8.self)
      range = place..<place + 12 + length
    }

    /// Whether a decoder that does not know it must refuse the file: its name begins with a capital letter.
    var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }
  }
}

private func bigEndian(_ bytes: [UInt8], at place: Int) -> Int {
  bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
}
