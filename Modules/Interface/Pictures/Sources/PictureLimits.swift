/// The limits of a picture. Files come from strangers: without a limit a small file can take all memory.
public struct PictureLimits: Hashable, Sendable {
  /// The bytes of the file.
  public var bytes: Int
  /// The longest side, in pixels.
  public var side: Int
  /// Width times height.
  public var pixels: Int

  /// By default 8 MiB, sides of 16,384, and 16 megapixels. No side may exceed 65,536.
  public init(bytes: Int = 8 << 20, side: Int = 16_384, pixels: Int = 16 << 20) {
    self.bytes = bytes
    self.side = min(side, BoxScaler.longestSide)
    self.pixels = pixels
  }

  func allows(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width.multipliedReportingOverflow(by: height).partialValue <= pixels
  }
}

/// The reason why a picture cannot be shown.
public enum PictureFailure: Error, Hashable, Sendable {
  /// It is no PNG file, or a damaged one.
  case malformed
  /// It exceeds the limits, or there is no memory for it.
  case tooLarge
  /// This machine has no libpng.
  case noDecoder
}
