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
  /// Stored data stays as it is, so merging the same records twice changes nothing. There are three exceptions, which
  /// lose nothing either: a value that a profile lacks comes from the record; an opening has the later time and the
  /// larger count; and an avatar whose author was deleted gets the author that the record names.
  /// - Parameter next: The records in their order; nil at the end.
  /// - Throws: `.failed` when an id belongs to another profile, and what `next` throws.
  func merge(
    _ next: @escaping @Sendable () throws(StorageError) -> ProfileRecord?
  ) async throws(StorageError) -> ImportSummary
}
