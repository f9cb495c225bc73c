import Glibc
import Synchronization

/// Keeps events in a file on this machine, one JSON value a line (jsonlines.org): `events.jsonl`.
///
/// The file is the user's alone, and is opened by the first event. A full one becomes `events.1.jsonl`, and what had
/// that name `events.2.jsonl`, as far as files are kept. Several programs may write at once: each writes whole batches
/// at the end of the file (`O_APPEND`), and one of them exchanges it. What cannot be written is dropped.
public final class EventFile: EventService {
  /// How much is kept.
  public struct Limits: Sendable {
    /// The size that makes a file full, in bytes. A batch may go beyond it.
    public var size: Int
    /// How many full files are kept.
    public var files: Int

    /// Limits from their parts.
    public init(size: Int = 1 << 20, files: Int = 3) {
      self.size = size
      self.files = files
    }
  }

  /// As long as it takes for what happens together to have happened.
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

  /// The file in a folder, which is made with the first event, as are those above it.
  public convenience init(folder: String, limits: Limits = Limits()) {
    self.init(folder: folder, limits: limits, put: Descriptor.write)
  }

  /// - Parameter put: Writes bytes to an open file: how many of them.
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

  /// The file's path, or that of one that was full: 1 is the newest.
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
