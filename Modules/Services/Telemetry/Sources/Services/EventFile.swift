import Glibc
import Synchronization
import System

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
    var file: OpenFile?
    /// Whether the last write ended within a line.
    var isWithinLine = false
  }

  /// The file in a folder. The first event makes the folder and its parents.
  public convenience init(folder: String, limits: Limits = Limits()) {
    self.init(folder: folder, limits: limits, put: OpenFile.write)
  }

  /// - Parameter put: Writes bytes to an open file and returns how many were written.
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

  /// The path of the file, or of a full one: 1 is the newest.
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
    // A half-written line, for example on a full disk, cannot be read: the next event starts after it.
    if written > 0 { state.isWithinLine = bytes[written - 1] != UInt8(ascii: "\n") }
    if rotate(file) { state = State() }
    return written == bytes.count
  }

  /// The file that has the name now. Another program may have moved the earlier file away, or the user may have deleted
  /// it.
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

  /// Moves a full file away, so that a new one begins. A program that cannot lock the file does nothing: the program
  /// with the lock moves it.
  /// - Returns: Whether the file is full and no longer used here.
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
