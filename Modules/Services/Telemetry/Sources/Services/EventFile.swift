import Glibc
import Synchronization
import System

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
    var file: OpenFile?
    /// Whether the last write ended within a line.
    var isWithinLine = false
  }

  /// The file in a folder, which is made with the first event, as are those above it.
  public convenience init(folder: String, limits: Limits = Limits()) {
    self.init(folder: folder, limits: limits, put: OpenFile.write)
  }

  /// - Parameter put: Writes bytes to an open file: how many of them.
  init(folder: String, limits: Limits, put: @escaping @Sendable ([UInt8], Int32) -> Int) {
    self.folder = folder
    self.limits = limits
    self.put = put
  }

  /// Writes events at the end of the file, in one piece.
  public func deliver(_ events: [LoggedEvent]) async -> Delivery {
    let lines = Array(events.map(\.line).joined().utf8)
    return state.withLock { write(lines, &$0) } ? .done : .refused
  }

  /// Closes the file.
  public func finish() { state.withLock { $0 = State() } }

  /// The file's path, or that of one that was full: 1 is the newest.
  public static func path(in folder: String, number: Int = 0) -> String {
    folder + (number == 0 ? "/events.jsonl" : "/events.\(number).jsonl")
  }
}

// MARK: - Writing

extension EventFile {
  private func write(_ lines: [UInt8], _ state: inout State) -> Bool {
    guard let file = opened(&state) else { return false }
    let bytes = state.isWithinLine ? [UInt8(ascii: "\n")] + lines : lines
    let written = put(bytes, file.descriptor)
    // A line that is half there, as on a full disk, is a line that nobody can read: the next begins after it.
    if written > 0 { state.isWithinLine = bytes[written - 1] != UInt8(ascii: "\n") }
    if rotate(file) { state = State() }
    return written == bytes.count
  }

  /// The file that has the name now. Another program may have exchanged it, or a user deleted it.
  private func opened(_ state: inout State) -> OpenFile? {
    let path = Self.path(in: folder)
    if let file = state.file, file.isNamed(path) { return file }
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW
    state = State()
    do throws(SystemError) {
      state.file = try OpenFile.regular(path, flags)
    } catch {
      guard error.number == ENOENT, (try? Folder.make(folder)) != nil else { return nil }
      state.file = try? OpenFile.regular(path, flags)
    }
    return state.file
  }

  /// Exchanges a full file. A program that cannot lock it leaves that to the one that has.
  /// - Returns: Whether the file is done with.
  private func rotate(_ file: OpenFile) -> Bool {
    guard let size = FileStatus(of: file.descriptor)?.size, size >= limits.size, (try? file.lock(.exclusive)) != nil
    else { return false }
    // The lock is on the file, not on its name: only a program that has both may give the name away.
    if file.isNamed(Self.path(in: folder)) {
      for number in stride(from: limits.files, to: 0, by: -1) {
        rename(Self.path(in: folder, number: number - 1), Self.path(in: folder, number: number))
      }
      if limits.files == 0 { unlink(Self.path(in: folder)) }
    }
    return true
  }
}
