public import Entities

/// All stores in one value. A program passes it to its services.
public struct Stores: Sendable {
  /// The profiles of this machine, and which one is in use.
  public var profiles: any ProfileStore
  /// Small texts by name.
  public var notes: any NoteStore
  /// The avatars that users made, and the avatars that were opened.
  public var avatars: any AvatarStore
  /// The chats and their messages.
  public var chats: any ChatStore
  /// The personas of the profiles, and where they count.
  public var personas: any PersonaStore
  /// The lorebooks of the profiles, and where they count.
  public var lorebooks: any LorebookStore
  /// What replies used.
  public var usage: any UsageStore
  /// Everything of a profile at once.
  public var records: any RecordStore
  /// The files of the pictures of messages. They are beside the notes that name them.
  public private(set) var pictures = MessagePictureFolder(path: nil)
  private var closing: @Sendable () async -> Void = {}
  private var copying: (@Sendable () async throws -> String)?
  private var droppingCopies: @Sendable (_ profile: UserProfile.ID?) async throws -> Void = { _ in }
  private var sweeping: @Sendable () async throws -> Void = {}
  private var settling: @Sendable () async throws -> Void = {}

  /// Combines stores; `inMemory()` and `open(directory:)` make the usual ones.
  public init(
    profiles: any ProfileStore, notes: any NoteStore, avatars: any AvatarStore, chats: any ChatStore,
    personas: any PersonaStore, lorebooks: any LorebookStore, usage: any UsageStore, records: any RecordStore
  ) {
    self.profiles = profiles
    self.notes = notes
    self.avatars = avatars
    self.chats = chats
    self.personas = personas
    self.lorebooks = lorebooks
    self.usage = usage
    self.records = records
  }

  private init(
    _ store: some ProfileStore & NoteStore & AvatarStore & ChatStore & PersonaStore & LorebookStore & UsageStore
      & RecordStore
  ) {
    self.init(
      profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
      usage: store, records: store)
  }
}

extension Stores {
  /// Empty stores that end with the process: for tests, demonstrations, and sessions that leave no trace.
  public static func inMemory() -> Stores {
    let store = MemoryStore()
    var stores = Stores(store)
    stores.sweeping = { await store.dropForsaken() }
    return stores
  }

  /// The stores in `aichat.sqlite` in this directory, which is made if it does not exist.
  /// - Parameter timeout: How long calls, opening included, wait for other programs that hold the file.
  ///
  /// Everything made is private to its owner: directories have mode 0700, files 0600. Several programs, and several
  /// values of this type, can have the same directory open at once. An older file is migrated, and a copy of it is
  /// saved beside it. The file is closed when the last copy of the value goes away.
  /// - Throws: `.unusable` when the directory or the file cannot be made, opened or written, or when the file belongs
  ///   to another program; `.newer` and `.corrupt` for a file that this program must not change; `.failed` for a log
  ///   without its file; `.busy`; `.full`.
  public static func open(
    directory: String, timeout: LockTimeout = LockTimeout()
  ) throws(StorageError) -> Stores {
    let opened = LockTimeout.$current.withValue(timeout) {
      Result { () throws(StorageError) in try SQLiteStore(directory: directory) }
    }
    let store = try opened.get()
    var stores = Stores(store)
    stores.pictures = MessagePictureFolder(path: store.directory.pictures)
    stores.closing = { await store.close() }
    stores.copying = { try await store.backUp() }
    stores.droppingCopies = { try store.directory.deleteCopies(holding: $0) }
    stores.sweeping = { try await store.sweep() }
    stores.settling = { try await store.settle() }
    return stores
  }

  /// Saves a whole copy of the data beside it, while the data stays in use.
  /// - Returns: The copy's path; nil for stores that are only in memory, or only read.
  public func backUp() async throws -> String? { try await copying?() }

  /// Deletes the copies of the data that are beside it.
  /// - Parameter profile: Only the copies that contain this profile are deleted, and those that cannot be read; nil for
  ///   every copy.
  /// - Throws: `.failed` when a copy cannot be deleted; the others are deleted all the same.
  public func deleteCopies(holding profile: UserProfile.ID? = nil) async throws { try await droppingCopies(profile) }

  /// Removes what deletions leave behind: deleted avatars without an author and without a chat, and freed bytes in the
  /// database's files. It rewrites the whole database, which takes time; other programs that write wait. It can be
  /// repeated without harm.
  /// - Throws: `.busy` when another program reads an earlier state. The freed bytes stay in the files then, until a
  ///   later call.
  public func sweep() async throws { try await sweeping() }

  /// Makes sure that no other program keeps old bytes in the files. Call it before everything is deleted.
  /// - Throws: `.busy` when another program does.
  public func settle() async throws { try await settling() }

  /// The stores in this directory, for reading only: changes fail, and no file is made or changed. Nil when there is no
  /// data yet.
  /// - Throws: What `open` throws for a file that cannot be read; and `.failed` for data that `open` would first have
  ///   to repair or migrate: a file with an interrupted change, or one of an older version.
  public static func reading(directory: String) throws(StorageError) -> Stores? {
    guard let store = try SQLiteStore(reading: directory) else { return nil }
    var stores = Stores(store)
    stores.pictures = MessagePictureFolder(path: store.directory.pictures)
    stores.closing = { await store.close() }
    return stores
  }

  /// Whether this directory has data that the system does not let the program change, as on a read-only file system.
  /// `open` refuses it then, and `reading` does not.
  public static func canOnlyBeRead(directory: String) -> Bool {
    let directory = DataDirectory(path: directory)
    return DataDirectory.size(directory.database) > 0 && directory.isReadOnly
  }

  /// Closes the file. Later calls fail, except for those that open it for themselves: `records`, `tree`, `outline`.
  /// Stores in memory stay usable. A program that ends should wait for the closing; if it cannot, nothing is lost.
  public func close() async {
    await closing()
  }
}
