import Entities

import Glibc

/// A locked file that shows that a store is alive. The system releases the lock when the process ends, in any way. The
/// lock depends on no clock, and on no process number, which another process may reuse.
final class OwnerLock: Sendable {
  let id: Identifier<OwnerLock>
  private let path: String
  private let descriptor: Int32

  /// Makes a new file in the directory, and locks it.
  init(in directory: String) throws(StorageError) {
    try DataDirectory.make(directory)
    for _ in 0..<8 {
      let id = Identifier<OwnerLock>(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
      let path = Self.path(of: id, in: directory)
      let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw .unusable(path: path, reason: SystemError.text()) }
      // Another program that clears away may find the file between its making and its lock. Then a new one is made.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isFile(descriptor, at: path) {
        (self.id, self.path, self.descriptor) = (id, path, descriptor)
        return
      }
      let failure = errno
      close(descriptor)
      if failure == ENOLCK || failure == EOPNOTSUPP {
        throw .unusable(path: path, reason: SystemError.text(failure))
      }
    }
    throw .busy(path: directory)
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}

extension OwnerLock {
  /// Runs the body if the owner has ended, under the owner's lock, so that only one program does so at a time.
  /// - Returns: nil when the owner is alive, or while another program runs its body.
  static func ifAbandoned<Value>(
    _ id: Identifier<OwnerLock>, in directory: String, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value? {
    let path = path(of: id, in: directory)
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    if descriptor < 0 {
      guard errno == ENOENT else { throw .unusable(path: path, reason: SystemError.text()) }
      return try body()
    }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    let value = try body()
    unlink(path)
    return value
  }

  /// The owners that have a file in the directory.
  static func all(in directory: String) -> [Identifier<OwnerLock>] {
    guard let listing = opendir(directory) else { return [] }
    defer { closedir(listing) }
    var found: [Identifier<OwnerLock>] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasSuffix(".lock"), let id = Identifier<OwnerLock>(String(name.dropLast(5))) { found.append(id) }
    }
    return found
  }

  private static func path(of id: Identifier<OwnerLock>, in directory: String) -> String {
    "\(directory)/\(id).lock"
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }
}
