/// Everything that is kept, behind one value: what a program hands to its services.
public struct Stores: Sendable {
  /// The profiles of this machine, and which of them is in use.
  public var profiles: any ProfileStore
  /// Small texts by name.
  public var notes: any NoteStore
  /// The avatars that users made, and what was opened.
  public var avatars: any AvatarStore
  /// The chats and their messages.
  public var chats: any ChatStore
  /// What answers used.
  public var usage: any UsageStore
  /// All of a profile at once.
  public var records: any RecordStore
  private var closing: @Sendable () async -> Void = {}
  private var copying: (@Sendable () async throws -> String)?
  private var droppingCopies: @Sendable () async throws -> Void = {}
  private var sweeping: @Sendable () async throws -> Void = {}
  private var settling: @Sendable () async throws -> Void = {}

  /// Stores from their parts; `inMemory()` and `open(directory:)` make the usual ones.
  public init(
    profiles: any ProfileStore, notes: any NoteStore, avatars: any AvatarStore, chats: any ChatStore,
    usage: any UsageStore, records: any RecordStore
  ) {
    self.profiles = profiles
    self.notes = notes
    self.avatars = avatars
    self.chats = chats
    self.usage = usage
    self.records = records
  }

  private init(_ store: some ProfileStore & NoteStore & AvatarStore & ChatStore & UsageStore & RecordStore) {
    self.init(profiles: store, notes: store, avatars: store, chats: store, usage: store, records: store)
  }
}

extension Stores {
  /// Empty stores that end with the process: for tests, demonstrations, and a look around that leaves no trace.
  public static func inMemory() -> Stores {
    let store = MemoryStore()
    var stores = Stores(store)
    stores.sweeping = { await store.dropForsaken() }
    return stores
  }

  /// The stores in `aichat.sqlite` in this directory, which is made when it is not there.
  /// - Parameter patience: How long is waited for other programs that hold the file, opening included.
  ///
  /// What is made is for its owner only: directories with mode 0700, files with mode 0600. Several programs, and
  /// several values of this type, can have the same directory open at once. An older file is brought up to date, with
  /// a copy of it kept beside it. The file is closed when the last copy of the value goes away.
  /// - Throws: `.unusable` when the directory or the file cannot be made, opened or written, or when the file belongs
  ///   to another program; `.newer` and `.corrupt` for a file that this program must not touch; `.busy`; `.full`.
  public static func open(
    directory: String, patience: LockTimeout = LockTimeout()
  ) throws(StorageError) -> Stores {
    let opened = LockTimeout.$current.withValue(patience) {
      Result { () throws(StorageError) in try SQLiteStore(directory: directory) }
    }
    let store = try opened.get()
    var stores = Stores(store)
    stores.closing = { await store.close() }
    stores.copying = { try await store.backUp() }
    stores.droppingCopies = { try store.directory.deleteCopies() }
    stores.sweeping = { try await store.sweep() }
    stores.settling = { try await store.settle() }
    return stores
  }

  /// Keeps a whole copy of everything beside it, while it goes on being used.
  /// - Returns: The copy's path; nil for stores that are only in memory, or only read.
  public func backUp() async throws -> String? { try await copying?() }

  /// Deletes every copy of everything that stands beside it.
  /// - Throws: `.failed` when one of them stays; the others are gone then.
  public func deleteCopies() async throws { try await droppingCopies() }

  /// Takes away what deletions leave behind: deleted avatars without an author and without a chat, and in the files of the
  /// database the bytes of what is not in it any more. It writes all of it anew, which takes its time; others that write
  /// wait. It can be done again without harm.
  /// - Throws: `.busy` when another program reads what was before: as long as it does, that stays in the files.
  public func sweep() async throws { try await sweeping() }

  /// Makes sure that no other program keeps old bytes in the files: what comes before everything is deleted.
  /// - Throws: `.busy` when one does.
  public func settle() async throws { try await settling() }

  /// The stores in this directory as they are, to look into: what would change them fails, and no file is made or
  /// changed. Nil where there is nothing yet.
  /// - Throws: What `open` throws for a file that cannot be read, and what only `open` can make readable: what an older
  ///   version of the program made, and a copy whose last changes are not in order.
  public static func reading(directory: String) throws(StorageError) -> Stores? {
    guard let store = try SQLiteStore(reading: directory) else { return nil }
    var stores = Stores(store)
    stores.closing = { await store.close() }
    return stores
  }

  /// Whether there is something in this directory, and the system lets it not be changed, as on a file system that is
  /// mounted to be read only: `open` refuses it then, and `reading` does not.
  public static func canOnlyBeRead(directory: String) -> Bool {
    let directory = DataDirectory(path: directory)
    return DataDirectory.size(directory.database) > 0 && directory.isReadOnly
  }

  /// Closes what is open. Later calls fail. A program that ends should wait for it; one that cannot loses nothing.
  public func close() async {
    await closing()
  }
}
