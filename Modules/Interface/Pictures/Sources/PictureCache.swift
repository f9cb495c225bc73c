/// Pictures made for so many cells, by their content and size, so that a frame does not scale what an earlier one has
/// scaled. What was not asked for the longest goes first.
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

  /// How many are kept now.
  public var count: Int { known.count }

  /// A cache of at most so many pictures, at least one.
  /// - Parameter resolution: How many pixels of a file a cell is wide. It is twice as high.
  public init(limit: Int = 64, resolution: Int = 20) {
    self.limit = max(1, limit)
    self.resolution = max(1, resolution)
  }

  /// A picture in so many cells.
  public mutating func blocks(of picture: Thumbnail, columns: Int, rows: Int) -> HalfBlocks {
    let key = Key(picture: picture, columns: columns, rows: rows)
    use(key)
    if let blocks = known[key]?.blocks { return blocks }
    let blocks = HalfBlocks(picture.bitmap, columns: columns, rows: rows)
    known[key]?.blocks = blocks
    return blocks
  }

  /// A picture as a PNG file for a terminal that draws it into so many cells.
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
