/// What is kept of a picture once it was read: enough for every way to show it in a few cells, and never much.
public struct Thumbnail: Hashable, Sendable {
  /// The longest side of the pixels that are kept.
  public static let side = 128
  /// A file with more bytes or longer sides is not given to a terminal; pixels are, as a small file of ours.
  static let fileBytes = 16 << 10, fileSide = 512

  /// Its pixels.
  public let bitmap: Bitmap
  /// The file as it came, without what is not needed to draw it, where that is small.
  let file: [UInt8]?
  /// A hash of the content: the same for the same content, and hardly ever for others.
  public let fingerprint: UInt64

  /// Reads a PNG file. It may take some hundred milliseconds: it belongs off the main thread.
  ///
  /// Nothing of a file that libpng refuses reaches a terminal, whose own decoder may be less careful.
  public init(png file: [UInt8], limits: PictureLimits = PictureLimits()) throws(PictureFailure) {
    let parts = try PNGFile(file, limits: limits)
    let bitmap = try Bitmap(png: parts.essentials, fitting: (Self.side, Self.side), limits: limits)
    let isSmall = parts.essentials.count <= Self.fileBytes && max(parts.width, parts.height) <= Self.fileSide
    self.init(bitmap, file: isSmall ? parts.essentials : nil)
  }

  init(_ bitmap: Bitmap, file: [UInt8]? = nil) {
    self.bitmap = bitmap
    self.file = file
    // FNV-1a.
    fingerprint = (file ?? bitmap.bytes).reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// A PNG file for a terminal that draws the picture itself into a box of so many pixels: at most 66 KB.
  public func png(fitting box: (width: Int, height: Int)) -> [UInt8] {
    if let file { return file }
    let size = Bitmap.size(of: (bitmap.width, bitmap.height), fitting: box)
    let isSmaller = size.width < bitmap.width && size.height <= bitmap.height
    return (isSmaller ? bitmap.scaled(toWidth: size.width, height: size.height) : bitmap).png
  }

  /// Adds the fingerprint of the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
