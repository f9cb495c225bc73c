public import Entities

/// Gives everything that a profile is and has, and takes it in again, record by record.
public protocol RecordStore: Sendable {
  /// Every record of a profile, in the order of `ProfileRecord`, as if read at one moment. Others are not held up.
  ///
  /// The order is the same for the same contents, in every kind of store: avatars and chats by id, messages as they
  /// were added. A reply that is still arriving is given as interrupted, as far as it has come.
  /// - Throws: `.missing` when the profile is not there, and what the body throws.
  func records(
    of profile: UserProfile.ID, _ body: @escaping @Sendable (ProfileRecord) throws(StorageError) -> Void
  ) async throws(StorageError)

  /// Adds the records that are not here yet, all of them or, after any failure, none.
  ///
  /// What is here stays as it is, so the same records twice change nothing. There are three exceptions, which lose
  /// nothing either: what a profile has no value for comes from the record, an opening has the later time and the larger
  /// count, and an avatar whose author was deleted goes back to the author that the record names.
  /// - Parameter next: The records in their order; nil at the end.
  /// - Throws: `.failed` when an identifier belongs to another profile, and what `next` throws.
  func merge(
    _ next: @escaping @Sendable () throws(StorageError) -> ProfileRecord?
  ) async throws(StorageError) -> ImportSummary
}
