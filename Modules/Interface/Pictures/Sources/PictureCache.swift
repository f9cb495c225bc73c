/// Pictures as cells, by their content and size, so that a frame does not scale what an earlier one has scaled.
/// What was not asked for the longest goes first.
public struct PictureCache: Sendable {
  private struct Key: Hashable {
    let picture: Thumbnail
    let columns: Int, rows: Int
  }

  private var known: [Key: (blocks: HalfBlocks, used: Int)] = [:]
  private var clock = 0
  private let limit: Int

  /// How many are kept now.
  public var count: Int { known.count }

  /// A cache of at most so many, at least one.
  public init(limit: Int = 64) {
    self.limit = max(1, limit)
  }

  /// A picture in so many cells.
  public mutating func blocks(of picture: Thumbnail, columns: Int, rows: Int) -> HalfBlocks {
    let key = Key(picture: picture, columns: columns, rows: rows)
    clock += 1
    if let blocks = known[key]?.blocks {
      known[key]?.used = clock
      return blocks
    }
    if known.count >= limit, let oldest = known.min(by: { $0.value.used < $1.value.used }) { known[oldest.key] = nil }
    let blocks = HalfBlocks(picture.bitmap, columns: columns, rows: rows)
    known[key] = (blocks, clock)
    return blocks
  }
}
