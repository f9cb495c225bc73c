public import Entities
public import Storage

/// What the profiles of a run are made of: the stores, and what only the app knows.
public struct ProfileDependencies: Sendable {
  /// The profiles, and the one that this run uses.
  public var profiles: SessionProfiles
  /// The notes of profiles: drafts, answers to offers.
  public var notes: any NoteStore
  /// Everything of a profile, for exports and imports.
  public var records: any RecordStore
  /// The time of what is made.
  public var now: @Sendable () -> Timestamp
  /// The names of notes that hold nothing of value: a profile with no others is empty.
  public var trifles: Set<String> = []
  /// The names of notes about this machine, what was allowed on it above all: they go into no export, and come from no
  /// import.
  public var local: Set<String> = []
  /// Where archives lie that come or go through a pipe; nil for the system's folder for such things.
  public var spoolFolder: String?
  /// Whether the settings of this program could name a model: an imported file can name any other.
  public var canUse: @Sendable (ModelSelection) -> Bool = { _ in false }
  /// Reads the file of a picture, and refuses any other file.
  public var readPicture: @Sendable (_ path: String) throws -> [UInt8] = { _ in [] }
  /// Ends what still works for a profile, its replies above all, before it is deleted.
  public var beforeDeletion: @Sendable (UserProfile.ID) async -> Void = { _ in }
  /// Takes back what would come later for a profile, when it goes out of use and when it is deleted.
  public var afterUse: @Sendable (UserProfile.ID) async -> Void = { _ in }
  /// Fails as long as the store would keep what an erasure deletes: an erasure begins with it.
  public var settle: @Sendable () async throws -> Void = {}
  /// Deletes the copies of the store.
  public var deleteCopies: @Sendable () async throws -> Void = {}
  /// Takes away what deletions leave in the store, when no profile is left.
  public var sweep: @Sendable () async throws -> Void = {}
  /// Deletes the logs and reports beside the store.
  public var clearTraces: @Sendable () async throws -> Void = {}

  /// Dependencies over stores, with nothing beside them.
  public init(
    profiles: SessionProfiles, notes: any NoteStore, records: any RecordStore, now: @escaping @Sendable () -> Timestamp
  ) {
    self.profiles = profiles
    self.notes = notes
    self.records = records
    self.now = now
  }
}
