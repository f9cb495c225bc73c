/// A limit of bytes, in words.
public struct ByteLimit: CustomStringConvertible, Sendable {
  private let bytes: Int

  /// A limit.
  public init(_ bytes: Int) { self.bytes = bytes }

  /// The limit in the largest unit of which it has one, rounded down: `64 KiB`. What has more bytes than the limit has
  /// more than this.
  public var description: String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
  }
}
