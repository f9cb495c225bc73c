import Entities

/// All stores in one SQLite file. Calls run one at a time, never on the main thread. Calls that read a whole chat or
/// profile have a connection of their own, and run beside the others.
actor SQLiteStore {
  let connection: Connection
  let directory: DataDirectory
  /// How long calls wait while another program holds the file.
  let timeout: LockTimeout
  /// The lock that shows that this store is alive, made with its first arriving or staged message.
  var owner: OwnerLock?
  /// The profiles that this store marks as in use.
  var holds: [WeakHold] = []
  /// Whether a search that found nothing has already had the whole index checked.
  var hasLookedAtIndex = false
  /// Whether nothing may be changed, not even beside the file.
  let isReading: Bool

  init(directory path: String, migrations: Migrations = .all) throws(StorageError) {
    directory = try DataDirectory(making: path)
    connection = try Opening.open(directory, migrations)
    timeout = connection.wait.timeout
    isReading = false
  }

  /// A read-only store; nil when there is no data.
  init?(reading path: String) throws(StorageError) {
    directory = DataDirectory(path: path)
    guard let connection = try Opening.reading(directory.database) else { return nil }
    self.connection = connection
    timeout = connection.wait.timeout
    isReading = true
  }
}

extension SQLiteStore {
  /// Closes the file and releases the locks.
  func close() {
    owner = nil
    for hold in holds { hold.hold?.end() }
    holds = []
    connection.close()
  }

  /// Saves a whole copy of the file beside it and returns its path.
  func backUp() throws(StorageError) -> String { try Opening.copy(directory, to: "aichat.copy", timeout: timeout) }

  /// The row of a profile. A profile that is being deleted counts as missing: nothing may be added to it.
  func sequence(ofProfile id: UserProfile.ID) throws(StorageError) -> Int64 {
    let found = try connection.first(
      "SELECT seq FROM profile WHERE id = ? AND seq NOT IN (SELECT profile FROM leaving)", id
    ) { $0.integer(0) }
    guard let found else { throw .missing(profile: id) }
    return found
  }
}
