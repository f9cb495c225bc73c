/// What is kept of a picture once it was read: enough for every way to show it in a few cells, and never much.
public struct Thumbnail: Hashable, Sendable {
  /// The longest side of the pixels that are kept.
  public static let side = 128
  /// A file with more bytes or longer sides is not given to a terminal; the pixels are, as a small file.
  static let fileBytes = 64 << 10, fileSide = 512

  /// Its pixels.
  public let bitmap: Bitmap
  /// A PNG file of the same picture, of at most 68 KB, for terminals that draw pictures themselves.
  public let png: [UInt8]
  /// A hash of the file: the same for the same bytes, and hardly ever for others.
  public let fingerprint: UInt64

  /// Reads a PNG file. It may take some hundred milliseconds: it belongs off the main thread.
  ///
  /// Nothing of a file that libpng refuses reaches a terminal, whose own decoder may be less careful.
  public init(png file: [UInt8], limits: PictureLimits = PictureLimits()) throws(PictureFailure) {
    let parts = try PNGFile(file, limits: limits)
    let bitmap = try Bitmap(png: parts.essentials, fitting: (Self.side, Self.side), limits: limits)
    let isSmall = parts.essentials.count <= Self.fileBytes && max(parts.width, parts.height) <= Self.fileSide
    self.init(bitmap: bitmap, png: isSmall ? parts.essentials : bitmap.png)
  }

  init(bitmap: Bitmap, png: [UInt8]) {
    self.bitmap = bitmap
    self.png = png
    // FNV-1a over the file.
    fingerprint = png.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Whether both came from the same file.
  public static func == (one: Thumbnail, other: Thumbnail) -> Bool {
    one.fingerprint == other.fingerprint && one.png == other.png
  }

  /// Adds the fingerprint of the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
