/// The pages that a connection keeps in memory.
extension Connection {
  /// The size of SQLite's own cache, and the largest one here, in KiB.
  private static let usualCache = 2_000, largestCache = 32_768

  /// Runs a change with a cache that has room for all of its pages, up to `largestCache`. SQLite would otherwise write
  /// pages early, write them again when they change, and save their earlier content in a temporary file: three times as
  /// much.
  /// - Parameter bytes: The bytes of the change.
  func withCache<Value>(
    of bytes: Int, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    let wanted = min(bytes / 1_024 * 5 / 4, Self.largestCache)
    guard wanted > Self.usualCache else { return try body() }
    try script("PRAGMA cache_size = -\(wanted)")
    // A larger cache would do no harm but for its memory.
    defer { try? script("PRAGMA cache_size = -\(Self.usualCache)") }
    return try body()
  }
}
