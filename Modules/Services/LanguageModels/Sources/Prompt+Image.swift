public import Entities
import JSON

extension Prompt {
  /// A picture that belongs to a turn, as a file.
  public struct Image: Hashable, Sendable {
    /// The longest file in bytes.
    public static let maximumBytes = PictureFormat.maximumBytes

    /// Its format, detected from the file's first bytes.
    public let format: PictureFormat
    /// The file.
    public let bytes: [UInt8]

    /// A picture from its file; throws `.misconfigured` for a file that is neither PNG nor JPEG, or too long.
    public init(_ bytes: [UInt8]) throws(ModelFailure) {
      guard let format = PictureFormat(of: bytes) else {
        throw ModelFailure(
          .misconfigured, "The picture is neither PNG nor JPEG. Convert it to one of them.",
          "그림이 PNG도 JPEG도 아닙니다. 둘 중 하나로 변환하세요.")
      }
      guard bytes.count <= Self.maximumBytes else {
        throw ModelFailure(
          .misconfigured,
          "The picture has \(bytes.count) bytes, and at most \(Self.maximumBytes) can be sent. Make it smaller.",
          "그림이 \(bytes.count)바이트입니다. \(Self.maximumBytes)바이트까지 보낼 수 있습니다. 그림을 줄이세요.")
      }
      self.format = format
      self.bytes = bytes
    }

    var base64: String { Base64.encoded(bytes) }
  }
}

/// A picture can be private and is always long, so a description never shows it.
extension Prompt.Image: CustomStringConvertible, CustomReflectable {
  /// Its format and length.
  public var description: String { "\(format.rawValue), \(bytes.count) bytes" }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
