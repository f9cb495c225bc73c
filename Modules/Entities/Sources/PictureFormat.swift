/// The formats of pictures that every provider accepts.
public enum PictureFormat: String, Hashable, Sendable {
  /// PNG.
  case png = "image/png"
  /// JPEG.
  case jpeg = "image/jpeg"

  /// The longest file in bytes: 5 MiB in Base64, the limit of Anthropic's requests and the lowest of all providers.
  public static let maximumBytes = (5 << 20) / 4 * 3
}

extension PictureFormat {
  /// The format with these first bytes: PNG (W3C, 5.2), JPEG (ITU T.81, B.1.1.3, start of image and a marker). Nil for
  /// any other.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }

  /// Whether every provider accepts a file.
  public static func accepts(_ bytes: [UInt8]) -> Bool {
    bytes.count <= maximumBytes && PictureFormat(of: bytes) != nil
  }
}
