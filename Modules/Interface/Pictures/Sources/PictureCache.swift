/// Pictures scaled to cells, by content and size, so that no frame scales a picture again. The least recently used
/// goes first.
public struct PictureCache: Sendable {
  private struct Key: Hashable {
    let picture: Thumbnail
    let columns: Int, rows: Int
  }

  private struct Entry {
    var blocks: HalfBlocks?
    var file: [UInt8]?
    var used = 0
  }

  private var known: [Key: Entry] = [:]
  private var clock = 0
  private let limit: Int
  private let resolution: Int

  /// The number of stored pictures.
  public var count: Int { known.count }

  /// A cache of at most `limit` pictures, at least one.
  /// - Parameter resolution: The width of a cell in pixels of a file. Its height is twice that.
  public init(limit: Int = 64, resolution: Int = 20) {
    self.limit = max(1, limit)
    self.resolution = max(1, resolution)
  }

  /// A picture as half blocks of this size.
  public mutating func blocks(of picture: Thumbnail, columns: Int, rows: Int) -> HalfBlocks {
    let key = Key(picture: picture, columns: columns, rows: rows)
    use(key)
    if let blocks = known[key]?.blocks { return blocks }
    let blocks = HalfBlocks(picture.bitmap, columns: columns, rows: rows)
    known[key]?.blocks = blocks
    return blocks
  }

  /// A picture as a PNG file for a terminal that draws it into this number of cells.
  public mutating func file(of picture: Thumbnail, columns: Int, rows: Int) -> [UInt8] {
    let key = Key(picture: picture, columns: columns, rows: rows)
    use(key)
    if let file = known[key]?.file { return file }
    let file = picture.png(fitting: (max(1, columns) * resolution, max(1, rows) * 2 * resolution))
    known[key]?.file = file
    return file
  }

  private mutating func use(_ key: Key) {
    clock += 1
    if known[key] == nil, known.count >= limit, let oldest = known.min(by: { $0.value.used < $1.value.used }) {
      known[oldest.key] = nil
    }
    known[key, default: Entry()].used = clock
  }
}
