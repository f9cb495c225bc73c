/// The stored part of a decoded picture: enough to show it in a few cells in any way, and always small.
public struct Thumbnail: Hashable, Sendable {
  /// The longest side of the stored pixels.
  public static let side = 128
  /// The largest file, in bytes and pixels of a side, that is passed on to a terminal. For a larger one the pixels
  /// are encoded as a small file.
  static let fileBytes = 16 << 10, fileSide = 512
  /// How many times larger a drawing is sent to a terminal, which would otherwise blur its pixels.
  static let enlargement = 8

  /// Its pixels.
  public let bitmap: Bitmap
  /// The original file without unnecessary chunks, if it is small.
  let file: [UInt8]?
  /// Whether it is a drawing. A drawing is enlarged with sharp pixels.
  private let isDrawn: Bool
  /// A hash of the content: equal for equal content, and almost always different otherwise.
  public let fingerprint: UInt64

  /// Decodes a PNG file. It may take some hundred milliseconds: call it off the main thread.
  ///
  /// No byte of a file that libpng refuses reaches a terminal, because its decoder may be less careful.
  public init(png file: [UInt8], limits: PictureLimits = PictureLimits()) throws(PictureFailure) {
    let parts = try PNGFile(file, limits: limits)
    let bitmap = try Bitmap(png: parts.essentials, fitting: (Self.side, Self.side), limits: limits)
    let isSmall = parts.essentials.count <= Self.fileBytes && max(parts.width, parts.height) <= Self.fileSide
    self.init(bitmap, file: isSmall ? parts.essentials : nil)
  }

  /// A drawing of a few pixels. Where a terminal draws it, it is enlarged 8 times with sharp edges.
  public init(drawing: Bitmap) {
    self.init(drawing, isDrawn: true)
  }

  init(_ bitmap: Bitmap, file: [UInt8]? = nil, isDrawn: Bool = false) {
    self.bitmap = bitmap
    self.file = file
    self.isDrawn = isDrawn
    // FNV-1a.
    fingerprint = (file ?? bitmap.bytes).reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// A PNG file for a terminal that draws the picture into a box of this size in pixels: at most 66 KB.
  public func png(fitting box: (width: Int, height: Int)) -> [UInt8] {
    if let file { return file }
    if isDrawn { return bitmap.enlarged(by: Self.enlargement).png }
    let size = Bitmap.size(of: (bitmap.width, bitmap.height), fitting: box)
    let isSmaller = size.width < bitmap.width && size.height <= bitmap.height
    return (isSmaller ? bitmap.scaled(toWidth: size.width, height: size.height) : bitmap).png
  }

  /// Hashes the fingerprint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
