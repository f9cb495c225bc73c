import Glibc
import Synchronization

/// Stores events in a file on this machine, one JSON value per line (jsonlines.org): `events.jsonl`.
///
/// The file is private to the user, and is opened by the first event. A full file becomes `events.1.jsonl`, and the
/// file of that name `events.2.jsonl`, up to the limit. Several programs may write at once: each writes whole batches
/// at the end of the file (`O_APPEND`), and one of them renames it. Events that cannot be written are dropped.
public final class EventFile: EventService {
  /// The limits of the stored events.
  public struct Limits: Sendable {
    /// The size in bytes from which on a file is full. A batch may exceed it.
    public var size: Int
    /// The number of full files that are kept.
    public var files: Int

    /// Makes limits.
    public init(size: Int = 1 << 20, files: Int = 3) {
      self.size = size
      self.files = files
    }
  }

  /// Long enough to collect events that happen together.
  public let gatheringTime: Duration = .seconds(1)
  private let folder: String
  private let limits: Limits
  private let put: @Sendable ([UInt8], Int32) -> Int
  private let state = Mutex(State())

  private struct State {
    var file: Int32 = -1
    /// Whether the last write ended within a line.
    var isWithinLine = false
  }

  /// The file in a folder. The first event makes the folder and its parents.
  public convenience init(folder: String, limits: Limits = Limits()) {
    self.init(folder: folder, limits: limits, put: Descriptor.write)
  }

  /// - Parameter put: Writes bytes to an open file and returns how many were written.
  init(folder: String, limits: Limits, put: @escaping @Sendable ([UInt8], Int32) -> Int) {
    self.folder = folder
    self.limits = limits
    self.put = put
  }

  deinit { state.withLock { Self.close(&$0) } }

  /// Writes events at the end of the file, in one piece.
  public func deliver(_ events: [LoggedEvent]) async -> Delivery {
    let lines = Array(events.map(\.line).joined().utf8)
    return state.withLock { write(lines, &$0) } ? .done : .refused
  }

  /// Closes the file.
  public func finish() { state.withLock { Self.close(&$0) } }

  /// The path of the file, or of a full one: 1 is the newest.
  public static func path(in folder: String, number: Int = 0) -> String {
    folder + (number == 0 ? "/events.jsonl" : "/events.\(number).jsonl")
  }
}

// MARK: - Writing

extension EventFile {
  private func write(_ lines: [UInt8], _ state: inout State) -> Bool {
    guard isOpen(&state) else { return false }
    let bytes = state.isWithinLine ? [UInt8(ascii: "\n")] + lines : lines
    let written = put(bytes, state.file)
    // A line that is half there, as on a full disk, is a line that nobody can read: the next begins after it.
    if written > 0 { state.isWithinLine = bytes[written - 1] != UInt8(ascii: "\n") }
    rotate(&state)
    return written == bytes.count
  }

  /// Whether the file that bears the name now is open. Another program may have exchanged it, or a user deleted it.
  private func isOpen(_ state: inout State) -> Bool {
    let path = Self.path(in: folder)
    if state.file >= 0, !Descriptor.is(state.file, at: path) { Self.close(&state) }
    if state.file < 0 {
      state.file = Descriptor.open(path, O_WRONLY | O_APPEND | O_CREAT)
      if state.file < 0, errno == ENOENT {
        Descriptor.makeFolder(folder)
        state.file = Descriptor.open(path, O_WRONLY | O_APPEND | O_CREAT)
      }
    }
    return state.file >= 0
  }

  /// Exchanges a full file. Who cannot have it for a moment leaves that to who has.
  private func rotate(_ state: inout State) {
    var status = stat()
    guard fstat(state.file, &status) == 0, status.st_size >= limits.size,
      flock(state.file, LOCK_EX | LOCK_NB) == 0
    else { return }
    // The lock is on the file, not on its name: only who still has both may give the name away.
    if Descriptor.is(state.file, at: Self.path(in: folder)) {
      for number in stride(from: limits.files, to: 0, by: -1) {
        rename(Self.path(in: folder, number: number - 1), Self.path(in: folder, number: number))
      }
      if limits.files == 0 { unlink(Self.path(in: folder)) }
    }
    Self.close(&state)
  }

  private static func close(_ state: inout State) {
    Descriptor.close(state.file)
    state = State()
  }
}
