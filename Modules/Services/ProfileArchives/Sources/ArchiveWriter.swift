public import Entities
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a profile to a file, record by record: the file is there when it is whole, and not before. Only its owner can
/// read it (mode 0600).
public final class ArchiveWriter: Sendable {
  private static let chunk = 256 << 10

  private struct State {
    var bytes: [UInt8] = []
    var lines = 0
    /// Nil once it is closed.
    var descriptor: Int32?
  }

  private let path: String
  /// Where it grows.
  private let draft: String
  private let isReplacing: Bool
  /// Gives a file a second name, unless that is taken: the system's number of what went wrong.
  private let linking: @Sendable (String, String) -> Int32?
  private let state: Mutex<State>

  /// A writer to a path; `~/` leads to the home folder.
  /// - Parameter isReplacing: Whether a file that is there may go.
  /// - Throws: `.exists`, `.unusable`.
  public convenience init(path: String, replacing isReplacing: Bool) throws(ArchiveFailure) {
    try self.init(path: path, replacing: isReplacing) { link($0, $1) == 0 ? nil : errno }
  }

  init(
    path: String, replacing isReplacing: Bool, linking: @escaping @Sendable (String, String) -> Int32?
  ) throws(ArchiveFailure) {
    // What a link leads to is written anew, wherever that is; the link stays.
    let path = Self.resolved(inHome(path))
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG { throw .unusable(path, reason: systemReason(EISDIR)) }
      if !isReplacing { throw .exists(path) }
    }
    var name = Array("\(path).XXXXXX".utf8CString)
    // It makes the file with mode 0600.
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .unusable(path, reason: systemReason()) }
    draft = name.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    (self.path, self.isReplacing, self.linking) = (path, isReplacing, linking)
    state = Mutex(State(descriptor: descriptor))
    try write(ArchiveLine.header)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  deinit {
    let descriptor = state.withLock(\.descriptor)
    // One that was not finished leaves nothing.
    if let descriptor {
      close(descriptor)
      unlink(draft)
    }
  }

  /// Adds a record.
  /// - Throws: `.unusable`, when the disk is full above all.
  public func write(_ record: ProfileRecord) throws(ArchiveFailure) {
    try write(ArchiveLine(record))
  }

  /// Adds the last line, and puts the file in its place once it is on the disk.
  /// - Throws: `.exists` when something came there meanwhile; `.unusable`.
  public func finish() throws(ArchiveFailure) {
    try write(ArchiveLine.end(after: state.withLock(\.lines)))
    let problem = state.withLock { state -> Int32? in
      guard let descriptor = state.descriptor else { return EBADF }
      if let problem = Self.flush(&state) { return problem }
      if fsync(descriptor) != 0 { return errno }
      if let problem = publish() { return problem }
      close(descriptor)
      state.descriptor = nil
      return nil
    }
    if problem == EEXIST { throw .exists(path) }
    if let problem { throw .unusable(path, reason: systemReason(problem)) }
  }

  /// Gives the draft its name: a file that somebody made meanwhile is not lost, unless it may go.
  /// - Returns: The system's number of what went wrong.
  private func publish() -> Int32? {
    if isReplacing {
      if rename(draft, path) != 0 { return errno }
    } else if let problem = linking(draft, path) {
      if problem == EEXIST { return problem }
      // Not every disk knows links. Then an empty file holds the name until the draft takes its place.
      let holder = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard holder >= 0 else { return errno }
      close(holder)
      if rename(draft, path) != 0 {
        let problem = errno
        unlink(path)
        return problem
      }
    } else {
      unlink(draft)
    }
    // The name is on the disk when the folder is; a system that cannot do this has done what it can.
    let slash = path.lastIndex(of: "/")
    let folder = open(slash.map { String(path[...$0]) } ?? ".", O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
    return nil
  }

  private func write(_ line: ArchiveLine) throws(ArchiveFailure) {
    let problem = state.withLock { state -> Int32? in
      state.bytes += line.text.utf8
      state.bytes.append(UInt8(ascii: "\n"))
      state.lines += 1
      return state.bytes.count < Self.chunk ? nil : Self.flush(&state)
    }
    if let problem { throw .unusable(path, reason: systemReason(problem)) }
  }

  /// - Returns: The system's number of what went wrong.
  private static func flush(_ state: inout State) -> Int32? {
    guard let descriptor = state.descriptor else { return EBADF }
    let problem = state.bytes.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = put(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
      }
      return nil
    }
    state.bytes.removeAll(keepingCapacity: true)
    return problem
  }

  /// `write`, under a name that this type's own does not hide.
  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
