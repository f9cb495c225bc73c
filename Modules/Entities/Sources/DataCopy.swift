/// A copy of all data that stands beside it.
public struct DataCopy: Hashable, Sendable {
  /// The name of its file.
  public var name: String
  /// How large it is, in bytes.
  public var size: Int
  /// When it was written last.
  public var written: Timestamp
  /// How many profiles it holds the words of; nil where that cannot be read.
  public var profiles: Int?

  /// A copy from what is known of it.
  public init(name: String, size: Int, written: Timestamp, profiles: Int?) {
    self.name = name
    self.size = size
    self.written = written
    self.profiles = profiles
  }
}
