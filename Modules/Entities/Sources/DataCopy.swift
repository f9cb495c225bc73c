/// A backup of all data, in the data directory.
public struct DataCopy: Hashable, Sendable {
  /// The name of its file.
  public var name: String
  /// Its size, in bytes.
  public var size: Int
  /// The time of its last change.
  public var written: Timestamp
  /// The number of profiles in it; nil where it cannot be read.
  public var profiles: Int?

  /// A backup.
  public init(name: String, size: Int, written: Timestamp, profiles: Int?) {
    self.name = name
    self.size = size
    self.written = written
    self.profiles = profiles
  }
}
