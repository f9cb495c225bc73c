import Entities
import System

import Glibc

/// A locked file that shows that a store is alive. The system releases the lock when the process ends, in any way. The
/// lock depends on no clock, and on no process number, which another process may reuse.
final class OwnerLock: Sendable {
  let id: Identifier<OwnerLock>
  private let path: String
  private let file: OpenFile

  /// Makes a new file in the directory, and locks it.
  init(in directory: String) throws(StorageError) {
    try DataDirectory.make(directory)
    for _ in 0..<8 {
      let id = Identifier<OwnerLock>(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
      let path = Self.path(of: id, in: directory)
      do throws(SystemError) {
        let file = try OpenFile(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW)
        // Another program that removes abandoned files may lock the file before this one does. Then a new file is made.
        if try file.lockAlone(at: path) {
          (self.id, self.path, self.file) = (id, path, file)
          return
        }
      } catch {
        throw .unusable(path: path, reason: error.sentence)
      }
    }
    throw .busy(path: directory)
  }

  deinit { unlink(path) }
}

extension OwnerLock {
  /// Runs the body if the owner has ended, under the owner's lock, so that only one program does so at a time. Without
  /// the owner's file it runs without a lock.
  /// - Returns: nil when the owner is alive, or while another program runs its body.
  static func ifAbandoned<Value>(
    _ id: Identifier<OwnerLock>, in directory: String, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value? {
    let path = path(of: id, in: directory)
    let file: OpenFile
    do throws(SystemError) {
      file = try OpenFile(path, O_RDWR | O_NOFOLLOW)
    } catch {
      guard error.number == ENOENT else { throw .unusable(path: path, reason: error.sentence) }
      return try body()
    }
    defer { withExtendedLifetime(file) {} }
    guard (try? file.lock(.exclusive)) != nil else { return nil }
    let value = try body()
    unlink(path)
    return value
  }

  /// The owners that have a file in the directory.
  static func all(in directory: String) -> [Identifier<OwnerLock>] {
    Folder.names(in: directory).compactMap { $0.hasSuffix(".lock") ? Identifier(String($0.dropLast(5))) : nil }
  }

  private static func path(of id: Identifier<OwnerLock>, in directory: String) -> String {
    "\(directory)/\(id).lock"
  }
}
