public import Entities
public import Storage

/// The dependencies of a run's profiles: the stores, and functions of the app.
public struct ProfileDependencies: Sendable {
  /// The profiles, and the one that this run uses.
  public var profiles: SessionProfiles
  /// The notes of profiles, such as drafts and answers to offers.
  public var notes: any NoteStore
  /// Everything of a profile, for exports and imports.
  public var records: any RecordStore
  /// The files of the pictures of messages.
  public var pictures: MessagePictureFolder
  /// The current time, for new records.
  public var now: @Sendable () -> Timestamp
  /// The names of notes without valuable content: a profile with no others is empty.
  public var trifles: Set<String> = []
  /// The names of notes about this machine, above all permissions: they are never exported or imported.
  public var local: Set<String> = []
  /// The folder for archives that go through a pipe; nil for the system's temporary folder.
  public var spoolFolder: String?
  /// Whether the settings of this program could name a model; an imported file can name any model.
  public var canUse: @Sendable (ModelSelection) -> Bool = { _ in false }
  /// Reads the file of a picture, and refuses any other file.
  public var readPicture: @Sendable (_ path: String) throws -> [UInt8] = { _ in [] }
  /// Ends the running work of a profile, above all its replies, before it is deleted.
  public var beforeDeletion: @Sendable (UserProfile.ID) async -> Void = { _ in }
  /// Cancels the scheduled work of a profile, when it goes out of use and when it is deleted.
  public var afterUse: @Sendable (UserProfile.ID) async -> Void = { _ in }
  /// Fails while the store would keep the bytes that an erasure deletes: an erasure begins with it.
  public var settle: @Sendable () async throws -> Void = {}
  /// Deletes the copies of the store that contain a profile; nil for every copy.
  public var deleteCopies: @Sendable (UserProfile.ID?) async throws -> Void = { _ in }
  /// Removes the remains of deletions from the store, when no profile is left.
  public var sweep: @Sendable () async throws -> Void = {}
  /// Deletes the traces of profiles beside the store: logs, reports, and files of pictures that are left over.
  public var clearTraces: @Sendable () async throws -> Void = {}

  /// Dependencies over stores, with nothing beside them.
  public init(
    profiles: SessionProfiles, notes: any NoteStore, records: any RecordStore, pictures: MessagePictureFolder,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.profiles = profiles
    self.notes = notes
    self.records = records
    self.pictures = pictures
    self.now = now
  }
}
