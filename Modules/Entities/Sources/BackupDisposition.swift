/// What happens to backups of all data, which also contain a profile, when the profile is deleted.
public enum BackupDisposition: Hashable, Sendable {
  /// They are kept, with their data of this profile and of the other profiles.
  case kept
  /// They are deleted, for the other profiles too.
  case deleted
}
