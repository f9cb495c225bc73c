import Pictures

/// A decoded picture: small, safe, and with all that any terminal needs to show it.
public struct Picture: Hashable, Sendable {
  let thumbnail: Thumbnail

  /// Reads a PNG file of at most 8 MiB and 16 megapixels, away from the main thread.
  /// - Returns: The picture; nil when the file is invalid or this machine has no libpng. Show a fallback then.
  public static func read(png file: [UInt8]) async -> Picture? {
    (try? Thumbnail(png: file)).map(Picture.init)
  }
}
