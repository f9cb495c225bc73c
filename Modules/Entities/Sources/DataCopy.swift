/// A backup of all data, in the data directory.
public struct DataCopy: Hashable, Sendable {
  /// The name of its file.
  public var name: String
  /// Its size, in bytes.
  public var size: Int
  /// The time of its last change.
  public var written: Timestamp
  /// The profiles in it; nil where it cannot be read.
  public var profiles: [UserProfile.ID]?

  /// A backup.
  public init(name: String, size: Int, written: Timestamp, profiles: [UserProfile.ID]?) {
    self.name = name
    self.size = size
    self.written = written
    self.profiles = profiles
  }

  /// Whether it contains a profile. One that cannot be read counts, because it may.
  public func holds(_ profile: UserProfile.ID) -> Bool { profiles?.contains(profile) ?? true }

  /// Whether it contains other profiles besides. One that cannot be read counts, because it may.
  public func holdsOthers(than profile: UserProfile.ID) -> Bool { profiles?.contains { $0 != profile } ?? true }
}
