import Entities

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
      guard let descriptor = open(O_CREAT) else { break }
      // All of it is taken for a moment only.
      guard Self.lock(descriptor, LOCK_SH) else {
        close(descriptor)
        break
      }
      // The file went between its opening and its lock: other programs would not find this one.
      guard isFile(descriptor) else {
        close(descriptor)
        continue
      }
      return ProfileHold { [self] in
        // The last one clears the file away.
        if Self.lock(descriptor, LOCK_EX | LOCK_NB), isFile(descriptor) { unlink(path) }
        close(descriptor)
      }
    }
    return ProfileHold {}
  }

  /// Runs the body under the exclusive lock, while there is no share.
  /// - Returns: nil when there is a share, or when that is unknown.
  func ifUnused<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value? {
    guard let descriptor = open(O_CREAT) else { return nil }
    defer { close(descriptor) }
    guard Self.lock(descriptor, LOCK_EX | LOCK_NB), isFile(descriptor) else { return nil }
    defer { unlink(path) }
    return try body()
  }

  private func open(_ flags: Int32) -> Int32? {
    let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    guard (try? DataDirectory.make(directory)) != nil else { return nil }
    let descriptor = Glibc.open(path, flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    return descriptor < 0 ? nil : descriptor
  }

  private static func lock(_ descriptor: Int32, _ operation: Int32) -> Bool {
    while flock(descriptor, operation) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  private func isFile(_ descriptor: Int32) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }
}
