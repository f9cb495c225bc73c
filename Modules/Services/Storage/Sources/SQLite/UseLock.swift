import Entities
import System

import Glibc

/// The locked file of a profile that runs of the program use. Each run has a shared lock. A program that gets the
/// exclusive lock knows that no run uses the profile. The system releases a lock when its process ends, in any way.
struct UseLock {
  private let path: String

  /// The lock of a profile, in a directory for such files.
  init(of id: UserProfile.ID, in directory: String) {
    path = "\(directory)/\(id).lock"
  }

  /// Takes a shared lock, and holds it until the result is released.
  ///
  /// Where files cannot be made or locked, no program can get the exclusive lock either. The result then holds no lock,
  /// and nothing fails.
  func share() -> ProfileHold {
    for _ in 0..<8 {
      // Another program holds the exclusive lock for a moment only, so this waits.
      guard let file = open(), (try? file.lock(.shared, waiting: true)) != nil else { break }
      // Another program deleted the file between its opening and its lock. A lock on it would be seen by no other
      // program.
      guard file.isNamed(path) else { continue }
      return ProfileHold { [path] in
        // The last run to release its lock deletes the file.
        if (try? file.lockAlone(at: path)) == true { unlink(path) }
      }
    }
    return ProfileHold {}
  }

  /// Runs the body under the exclusive lock, while there is no share.
  /// - Returns: nil when there is a share, or when that is unknown.
  func ifUnused<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value? {
    guard let file = open(), (try? file.lockAlone(at: path)) == true else { return nil }
    defer {
      unlink(path)
      withExtendedLifetime(file) {}
    }
    return try body()
  }

  private func open() -> OpenFile? {
    guard (try? Folder.make(FilePath.folder(of: path))) != nil else { return nil }
    return try? OpenFile(path, O_CREAT | O_RDWR | O_NOFOLLOW)
  }
}
