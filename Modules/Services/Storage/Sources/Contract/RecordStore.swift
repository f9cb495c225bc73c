public import Entities

/// Exports and imports everything that belongs to a profile, record by record, and chats on their own.
public protocol RecordStore: ChatTransferStore {
  /// Every record of a profile, in the order of `ProfileRecord`, as if read at one moment. Other programs are not
  /// blocked.
  ///
  /// The order is the same for the same contents, in every kind of store: avatars and chats by id, messages in the
  /// order in which they were added. A reply that is still arriving is given as interrupted, with the text that has
  /// arrived.
  /// - Throws: `.missing` when the profile does not exist, and what the body throws.
  func records(
    of profile: UserProfile.ID, _ body: @escaping @Sendable (ProfileRecord) throws(StorageError) -> Void
  ) async throws(StorageError)

  /// Adds all records that are not stored yet, or, after any failure, none.
  ///
  /// Stored data stays as it is, so merging the same records twice changes nothing. There are exceptions, which lose
  /// nothing of the user's:
  ///
  /// - A value that a profile lacks comes from the record.
  /// - An opening has the later time and the larger count, and a chat the later time of its last change.
  /// - An avatar whose author was deleted becomes that of the record, if the record names an author.
  /// - A chat in the trash is given back. A chat that shows no message shows that of the record.
  /// - Parameter next: The records in their order; nil at the end.
  /// - Throws: `.failed` when an id belongs to another profile, or the records are not in their order; `.missing` when
  ///   the profile is being deleted, or a parent is missing; and what `next` throws.
  func merge(
    _ next: @escaping @Sendable () throws(StorageError) -> ProfileRecord?
  ) async throws(StorageError) -> ImportSummary
}
