import Pictures

/// A picture that can be shown: small, safe, and with all that any terminal needs of it.
public struct Picture: Hashable, Sendable {
  let thumbnail: Thumbnail

  /// Reads a PNG file of at most 8 MiB and 16 megapixels, away from the main thread.
  /// - Returns: Nil when it is no such file, or this machine has no libpng: then show what stands for the picture.
  public static func read(png file: [UInt8]) async -> Picture? {
    (try? Thumbnail(png: file)).map(Picture.init)
  }
}
