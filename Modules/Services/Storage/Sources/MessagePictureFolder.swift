public import Entities
import Glibc
import Synchronization
import System

/// The files of pictures that belong to messages of users. The notes of the profiles say which message has which
/// picture (`KeptPictures`). A file that no note names is left over.
///
/// Each file is named after the picture's identifier and never changes. Without a path the files are in memory.
public final class MessagePictureFolder: Sendable {
  private let path: String?
  private let memory = Mutex<[KeptPictures.Picture.ID: [UInt8]]>([:])

  /// The folder at an absolute path, which may not exist yet; nil for files in memory.
  init(path: String?) { self.path = path }

  /// Saves a file, which appears only when it is complete and on the disk. Others cannot read it (mode 0600).
  /// - Throws: `StorageError.full`, `.unusable`.
  public func save(_ file: [UInt8], as id: KeptPictures.Picture.ID) async throws(StorageError) {
    guard let path else { return memory.withLock { $0[id] = file } }
    do throws(SystemError) {
      try Folder.make(path, sync: Folder.sync)
      let unfinished = try UnfinishedFile(for: path + "/\(id)")
      try unfinished.contents.write(file)
      try unfinished.finish(replacing: false)
    } catch {
      throw [ENOSPC, EDQUOT].contains(error.number) ? .full(path: path) : .unusable(path: path, reason: error.sentence)
    }
  }

  /// A file; nil when it does not exist or cannot be read, has another length, is a link or no regular file, or belongs
  /// to another user.
  /// - Parameter size: Its length in bytes.
  public func file(_ id: KeptPictures.Picture.ID, size: Int) async -> [UInt8]? {
    guard let path else { return memory.withLock { $0[id] }.flatMap { $0.count == size ? $0 : nil } }
    guard let file = try? OpenFile.regular(path + "/\(id)", O_RDONLY | O_NOFOLLOW),
      let status = FileStatus(of: file.descriptor), status.isOwn, status.size == size,
      let bytes = try? file.read(0..<size), bytes.count == size
    else { return nil }
    return bytes
  }

  /// Deletes files. Those that do not exist are no error.
  public func delete(_ ids: Set<KeptPictures.Picture.ID>) {
    for id in ids {
      if let path { unlink(path + "/\(id)") } else { memory.withLock { $0[id] = nil } }
    }
  }

  /// The identifiers of all files. The unfinished files that killed programs left are deleted.
  public func files() -> [KeptPictures.Picture.ID] {
    guard let path else { return memory.withLock { Array($0.keys) } }
    return Folder.names(in: path).compactMap { name in
      if let id = KeptPictures.Picture.ID(name) { return "\(id)" == name ? id : nil }
      if let id = KeptPictures.Picture.ID(String(name.dropFirst().prefix(36))) {
        OrphanedFiles.sweep(besides: path + "/\(id)")
      }
      return nil
    }
  }
}
