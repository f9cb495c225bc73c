import Entities

/// All stores in one SQLite file. Its calls wait for one another, never on the main thread.
actor SQLiteStore {
  let connection: Connection
  let directory: DataDirectory
  /// How long is waited while another program holds the file.
  let patience: LockTimeout
  /// What says that this store is alive, from its first arriving message on.
  var owner: OwnerLock?
  /// What says that profiles are in use here.
  var holds: [WeakHold] = []
  /// Whether a search that found nothing had all of the index looked at.
  var hasLookedAtIndex = false
  /// Whether nothing may be changed, not even beside the file.
  let isReading: Bool

  init(directory path: String, migrations: Migrations = .all) throws(StorageError) {
    directory = try DataDirectory(making: path)
    connection = try Opening.open(directory, migrations)
    patience = connection.wait.patience
    isReading = false
  }

  /// A store to read only; nil where there is none.
  init?(reading path: String) throws(StorageError) {
    directory = DataDirectory(path: path)
    guard let connection = try Opening.reading(directory.database) else { return nil }
    self.connection = connection
    patience = connection.wait.patience
    isReading = true
  }
}

extension SQLiteStore {
  /// Closes the file, and lets go of the locks.
  func close() {
    owner = nil
    for hold in holds { hold.hold?.end() }
    holds = []
    connection.close()
  }

  /// Keeps a whole copy of the file beside it: its path.
  func backUp() throws(StorageError) -> String { try Opening.copy(directory, to: "aichat.copy", patience: patience) }

  /// The row of a profile. One that is being deleted is as good as gone: nothing may be added to it.
  func sequence(ofProfile id: UserProfile.ID) throws(StorageError) -> Int64 {
    let found = try connection.first(
      "SELECT seq FROM profile WHERE id = ? AND seq NOT IN (SELECT profile FROM leaving)", id
    ) { $0.integer(0) }
    guard let found else { throw .missing(profile: id) }
    return found
  }
}
