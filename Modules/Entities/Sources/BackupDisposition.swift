/// What becomes of the copies of everything, which hold a profile too, when it is deleted.
public enum BackupDisposition: Hashable, Sendable {
  /// They stay, with what they hold of it and of the other profiles.
  case kept
  /// They are deleted, also for the other profiles.
  case deleted
}
