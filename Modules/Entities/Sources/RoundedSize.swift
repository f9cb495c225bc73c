/// A number of bytes, in words.
public struct RoundedSize: CustomStringConvertible, Sendable {
  private let bytes: Int

  /// A number of bytes.
  public init(_ bytes: Int) { self.bytes = bytes }

  /// The number in the largest unit of which it has one, rounded down: `64 KiB`. What has more bytes than a limit has
  /// more than this.
  public var description: String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
  }
}
