/// What happens to backups when a profile is deleted. A backup has the data of all profiles.
public enum BackupDisposition: Hashable, Sendable {
  /// They are kept, with the deleted profile in them.
  case kept
  /// They are deleted, for the other profiles too.
  case deleted
}
